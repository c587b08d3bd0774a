import { takeTurn } from '@dakpion/repetition';
import pTimeout from 'p-timeout';

/** Documented at Consumption. */
const defaultConcurrency = 64;
/**
 * How long a stop waits for the tasks in progress, in ms. A process ends 10 s after the signal, and has to leave its groups and close
 * its engines in that time. Senders of requests wait for less.
 */
const stopWithinMs = 7_000;

/** A task of one key. */
export interface KeyTask {
  /** Resolves when the task is done, or with a pause in ms after which the task runs again. Must not reject. */
  run(): Promise<number | undefined>;
}

interface KeyQueue {
  readonly key: string;
  readonly tasks: KeyTask[];
  pause: NodeJS.Timeout | undefined;
}

/**
 * Runs tasks of the same key one after another, and tasks of different keys concurrently, up to a number of keys. A key that
 * pauses keeps its later tasks waiting and does not count against that number. A task that never ends counts forever. The
 * caller must bound the number of tasks.
 */
export class KeyQueues {
  private readonly queues = new Map<string, KeyQueue>();
  private ready: KeyQueue[] = [];
  private running = 0;
  private stopped = false;
  private whenIdle: (() => void) | undefined;

  constructor(private readonly concurrency = defaultConcurrency) {}

  add(key: string, task: KeyTask): void {
    const queue = this.queues.get(key);
    if (queue !== undefined) {
      queue.tasks.push(task);
      return;
    }
    const fresh: KeyQueue = { key, tasks: [task], pause: undefined };
    this.queues.set(key, fresh);
    this.ready.push(fresh);
    this.runReady();
  }

  /** Removes a task that has not begun. */
  remove(key: string, task: KeyTask): void {
    const queue = this.queues.get(key);
    const index = queue?.tasks.indexOf(task) ?? -1;
    // The first task is running, pausing or next: it checks itself whether it is still wanted.
    if (index > 0) queue?.tasks.splice(index, 1);
  }

  /** Starts no more tasks, and resolves when none is running, at the latest after 7 s. Pausing tasks do not run again. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const { pause } of this.queues.values()) clearTimeout(pause);
    if (this.running === 0) return;
    const idle = new Promise<void>((resolve) => {
      this.whenIdle = resolve;
    });
    await pTimeout(idle, { milliseconds: stopWithinMs, message: false });
  }

  private runReady(): void {
    while (!this.stopped && this.running < this.concurrency) {
      const queue = this.ready.shift();
      if (queue === undefined) return;
      this.running += 1;
      void this.runFirst(queue);
    }
  }

  private async runFirst(queue: KeyQueue): Promise<void> {
    // Many messages arrive together. Handling them must not block the event loop.
    await takeTurn(null);
    const pauseMs = await queue.tasks[0]?.run();
    this.running -= 1;
    if (this.stopped) {
      if (this.running === 0) this.whenIdle?.();
      return;
    }
    if (pauseMs === undefined) this.next(queue);
    else queue.pause = setTimeout(() => this.resume(queue), pauseMs);
    this.runReady();
  }

  private next(queue: KeyQueue): void {
    queue.tasks.shift();
    if (queue.tasks.length === 0) this.queues.delete(queue.key);
    else this.ready.push(queue);
  }

  private resume(queue: KeyQueue): void {
    queue.pause = undefined;
    this.ready.push(queue);
    this.runReady();
  }
}

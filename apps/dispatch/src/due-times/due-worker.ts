import type { Clock } from '@dakpion/service';
import type { DueQueues } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';

/** Longest pause between two looks at the queue, in ms: another process may have scheduled something earlier. */
const longestPauseMs = 250;
/** For how long an entry is ours while we work on it, in ms; if we die, or fail, it comes up again after that. */
const claimMs = 15_000;
/** Entries worked on at once. */
const claimLimit = 64;
/** How long a stop waits for the entries under way, in ms. */
const stopTimeoutMs = 5_000;

/** Does what is due for an entry. Answers when the next thing is due (epoch ms), null when nothing is. */
export type DueHandler = (id: string) => Promise<number | null>;

/** Works off one due queue, as soon as each entry is due. An entry whose handler fails comes up again. */
export class DueWorker {
  private readonly logger = new Logger(DueWorker.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private wakeUp = () => {};

  constructor(
    private readonly dueQueues: DueQueues,
    private readonly queue: string,
    private readonly clock: Clock,
    private readonly handle: DueHandler,
  ) {}

  /** Begins; does not wait for anything. */
  start(): void {
    this.running ??= this.run();
  }

  /** Looks at the queue now: something was scheduled in this process. */
  wake(): void {
    this.wakeUp();
  }

  /** Claims no more and waits for what is under way, at most 5 s. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    if (this.running === undefined) return;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, stopTimeoutMs);
    });
    await Promise.race([this.running, timeout]);
    clearTimeout(timer);
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // Armed before the look, so that a wake during the look is not lost.
      const woken = this.nextWake();
      try {
        if ((await this.workOffDue()) > 0) continue;
        await this.pause(woken, await this.untilEarliest());
      } catch (error) {
        this.logger.error(`The queue ${this.queue} could not be worked off; trying again`, error);
        await this.pause(woken, longestPauseMs);
      }
    }
  }

  private async workOffDue(): Promise<number> {
    const now = this.clock();
    const until = now + claimMs;
    const entries = await this.dueQueues.claim(this.queue, { now, until, limit: claimLimit });
    await Promise.all(entries.map((entry) => this.workOff(entry.id, until)));
    return entries.length;
  }

  private async workOff(id: string, until: number): Promise<void> {
    try {
      await this.dueQueues.settle(this.queue, id, until, await this.handle(id));
    } catch (error) {
      this.logger.warn(`${id} of ${this.queue} failed and comes up again: ${error}`);
    }
  }

  private async untilEarliest(): Promise<number> {
    const earliest = await this.dueQueues.earliest(this.queue);
    if (earliest === null) return longestPauseMs;
    return Math.min(longestPauseMs, Math.max(1, earliest.dueAt - this.clock()));
  }

  private nextWake(): Promise<void> {
    return new Promise((resolve) => {
      this.wakeUp = resolve;
    });
  }

  private async pause(woken: Promise<void>, ms: number): Promise<void> {
    if (this.stopping.signal.aborted) return;
    let timer: NodeJS.Timeout | undefined;
    const passed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([woken, passed]);
    clearTimeout(timer);
  }
}

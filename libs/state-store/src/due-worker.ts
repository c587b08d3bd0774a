import { Alarm, pauseMs, type RetryPolicy } from '@dakpion/repetition';
import pTimeout from 'p-timeout';
import type { Claim, StateStore } from './state-store.ts';

const restWithoutRoomMs = 50;
/** For what was taken last. */
const stopWithinMs = 5_000;

/** What is done with one due queue. Times are milliseconds. */
export interface DueWork {
  readonly queue: string;
  /** How long a claim lasts. An entry that is not settled by then comes up again. */
  readonly claimMs: () => number;
  /** How many entries may be claimed now; 0 or less: none, until it is looked again. */
  readonly limit: () => number;
  /** Takes entries. Nothing more is claimed until it resolves. Must not reject. */
  readonly take: (claims: readonly Claim[]) => Promise<void>;
  /** Longest time between two looks: another process may have scheduled something earlier. */
  readonly lookEveryMs: number;
  /** After failed looks in a row, so that an engine that is away does not fill the log. */
  readonly failurePauses: Omit<RetryPolicy, 'maxTries'>;
  /** A look has failed; the next one is so far away. */
  readonly onFailure: (error: unknown, pauseMs: number) => void;
}

/** Claims the entries of a due queue as soon as each is due, beside the workers of other processes. */
export class DueWorker {
  private readonly alarm: Alarm;
  private isStopped = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly stateStore: Pick<StateStore, 'clock' | 'dueQueues'>,
    private readonly work: DueWork,
  ) {
    this.alarm = new Alarm(() => stateStore.clock.now(), work.lookEveryMs);
  }

  /** Begins, and does not wait for anything. */
  start(): void {
    this.running = this.run();
  }

  /** Looks at the queue now: something was scheduled in this process. */
  wake(): void {
    this.wakeBy(Number.NEGATIVE_INFINITY);
  }

  /** Something is due at `time`, epoch milliseconds by the store's clock. */
  wakeBy(time: number): void {
    this.alarm.wakeBy(time);
  }

  /** Claims no more, and waits for what was taken last, at most 5 s. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.alarm.stop();
    await pTimeout(this.running, { milliseconds: stopWithinMs, message: false });
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (!this.isStopped) {
      try {
        await this.look();
        failures = 0;
      } catch (error) {
        failures += 1;
        const restMs = pauseMs(failures, this.work.failurePauses);
        this.work.onFailure(error, restMs);
        await this.alarm.restUntil(this.now() + restMs, restMs);
      }
    }
  }

  /** Takes what is due, or rests. */
  private async look(): Promise<void> {
    const { queue, claimMs, take } = this.work;
    const limit = this.work.limit();
    if (limit <= 0) return this.alarm.restUntil(this.now() + restWithoutRoomMs);
    const claims = await this.stateStore.dueQueues.claim(queue, { forMs: claimMs(), limit });
    if (claims.length > 0) return take(claims);
    const earliest = await this.stateStore.dueQueues.earliest(queue);
    await this.alarm.restUntil(earliest === null ? null : this.now() + earliest.inMs);
  }

  private now(): number {
    return this.stateStore.clock.now();
  }
}

import { Alarm, pauseMs, type RetryPolicy } from '@dakpion/repetition';
import pTimeout from 'p-timeout';
import type { Claim } from './due-queues.ts';
import type { StateStore } from './state-store.ts';

const restWithoutRoomMs = 50;
/** The maximum wait for entries in progress. */
const stopWithinMs = 5_000;

/** The work on a due queue. Times are in ms. */
interface DueWork {
  readonly queue: string;
  /** The duration of a claim. An entry that is not settled by then is due again. */
  readonly claimMs: () => number;
  /** The number of entries that can be claimed now. 0 or less: none, until the next check. */
  readonly limit: () => number;
  /** Processes entries. No further entry is claimed until it resolves. Must not reject. */
  readonly take: (claims: readonly Claim[]) => Promise<void>;
  /** The maximum time between two checks: another process may have scheduled an earlier entry. */
  readonly lookEveryMs: number;
  /** The pauses after consecutive failures, so that an unavailable engine does not fill the log. */
  readonly failurePauses: Omit<RetryPolicy, 'maxTries'>;
  /** A check has failed. The next one is after this time. */
  readonly onFailure: (error: unknown, pauseMs: number) => void;
}

/** Claims entries of a due queue as soon as they are due, concurrently with the workers of other processes. */
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

  /** Starts without waiting. */
  start(): void {
    this.running = this.run();
  }

  /** Checks the queue now: this process has scheduled an entry. */
  wake(): void {
    this.wakeBy(Number.NEGATIVE_INFINITY);
  }

  /** An entry is due at `time`, epoch milliseconds by the store's clock. */
  wakeBy(time: number): void {
    this.alarm.wakeBy(time);
  }

  /** Claims no more entries, and waits at most 5 s for those in progress. */
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

  /** Processes due entries, or rests. */
  private async look(): Promise<void> {
    const { queue, claimMs, take } = this.work;
    const limit = this.work.limit();
    if (limit <= 0) return this.alarm.restUntil(this.now() + restWithoutRoomMs);
    const { dueQueues } = this.stateStore;
    const earliest = await dueQueues.earliest(queue);
    if (earliest === null) return this.alarm.restUntil(null);
    if (earliest.inMs > 0) return this.alarm.restUntil(this.now() + earliest.inMs);
    const claims = await dueQueues.claim(queue, { forMs: claimMs(), limit });
    // None if another process was faster.
    if (claims.length > 0) await take(claims);
  }

  private now(): number {
    return this.stateStore.clock.now();
  }
}

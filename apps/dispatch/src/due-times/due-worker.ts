import type { Claim, DueQueues } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import pTimeout from 'p-timeout';

/** Longest pause between two looks at the queue, in ms: another process may have scheduled something earlier. */
const longestPauseMs = 250;
/** Pause after a failed look, in ms; it doubles with each, so that a full disk does not fill the log. */
const failedLookPauseMs = { first: 250, longest: 5_000 };
/** For how long an entry is ours while we work on it, in ms; if we die, or fail, it comes up again after that. */
const claimMs = 15_000;
/** Entries worked on at once. */
const claimLimit = 64;
/** How long a stop waits for the entries under way, in ms. */
const stopWithinMs = 5_000;

/** Does what is due for an entry. Answers in how many ms the next thing is due, null when nothing is. */
export type DueHandler = (id: string) => Promise<number | null>;

/** Works off one due queue, as soon as each entry is due. An entry whose handler fails comes up again. */
export class DueWorker {
  private readonly logger = new Logger(DueWorker.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private wakeUp = () => {};
  private failedLooks = 0;

  constructor(
    private readonly dueQueues: DueQueues,
    private readonly queue: string,
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
    if (this.running !== undefined) await pTimeout(this.running, { milliseconds: stopWithinMs, message: false });
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // Armed before the look, so that a wake during the look is not lost.
      const woken = this.nextWake();
      try {
        const workedOff = await this.workOffDue();
        this.failedLooks = 0;
        if (workedOff > 0) continue;
        await this.pause(woken, await this.untilEarliest());
      } catch (error) {
        this.logger.error(`The queue ${this.queue} failed, retrying`, error);
        await this.pause(woken, this.pauseAfterFailure());
      }
    }
  }

  private async workOffDue(): Promise<number> {
    const claims = await this.dueQueues.claim(this.queue, { forMs: claimMs, limit: claimLimit });
    await Promise.all(claims.map((claim) => this.workOff(claim)));
    return claims.length;
  }

  private async workOff({ id, until }: Claim): Promise<void> {
    try {
      const inMs = await this.handle(id);
      await this.dueQueues.settle(this.queue, id, until, inMs === null ? null : { inMs });
    } catch (error) {
      this.logger.warn(`${id} of ${this.queue} failed and comes up again: ${error}`);
    }
  }

  private async untilEarliest(): Promise<number> {
    const earliest = await this.dueQueues.earliest(this.queue);
    if (earliest === null) return longestPauseMs;
    return Math.min(longestPauseMs, Math.max(1, earliest.inMs));
  }

  private pauseAfterFailure(): number {
    const { first, longest } = failedLookPauseMs;
    this.failedLooks += 1;
    return Math.min(longest, first * 2 ** Math.min(this.failedLooks - 1, 10));
  }

  private nextWake(): Promise<void> {
    return new Promise((resolve) => {
      this.wakeUp = resolve;
    });
  }

  private async pause(woken: Promise<void>, ms: number): Promise<void> {
    if (this.stopping.signal.aborted) return;
    await pTimeout(woken, { milliseconds: ms, message: false });
  }
}

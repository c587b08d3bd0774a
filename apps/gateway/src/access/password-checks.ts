import { hashPassword } from '@dakpion/partners';
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';

/** Each check occupies one of the four threads of Node, and 16 MiB, for a tenth of a second. */
const maxAtOnce = 2;
/** A full queue means a wait of a few seconds. Further requests are told to try again later. */
const maxWaiting = 40;
const retryAfterSeconds = 5;

/**
 * Hashes and checks passwords, a few at once, so that the rest of the gateway stays responsive. Throws `temporarily_unavailable`.
 */
@Injectable()
export class PasswordChecks {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** `sibling`: the hash of another account of the same address, see `Teams.siblingHash`. */
  async hash(password: string, sibling: string | null): Promise<string> {
    return this.inTurn(() => hashPassword(password, sibling));
  }

  /**
   * Runs `work`, which hashes or checks a password, when its turn comes. If too many requests wait, it throws and `work` does not
   * run.
   */
  async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting.length >= maxWaiting) {
      throw new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds, reason: 'busy' });
    }
    // A finished check hands its slot to the next one in the queue, so that a new request cannot overtake.
    if (this.running >= maxAtOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}

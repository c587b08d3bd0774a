import { hashPassword } from '@dakpion/partners';
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';

/** Each check occupies one of the four threads of Node, and 16 MiB, for a tenth of a second. */
const maxAtOnce = 2;
/** For each owner. A full queue means a wait of a few seconds. Further requests are told to try again later. */
const maxWaiting = 40;
const retryAfterSeconds = 5;

/**
 * Whose password is hashed or checked: a partner id if the request has shown that it belongs to one of its users, else null. All
 * strangers together count as one.
 */
type PasswordOwner = string | 'operators' | null;

/**
 * Hashes and checks passwords, a few at once, so that the rest of the gateway stays responsive. Owners take turns, so that neither
 * strangers nor a partner keep others from signing in. Throws `temporarily_unavailable`.
 */
@Injectable()
export class PasswordChecks {
  private running = 0;
  /** The owner that has waited longest for a turn is the first. */
  private readonly waiting = new Map<PasswordOwner, (() => void)[]>();

  /** `sibling`: the hash of another account of the same address, see `Teams.siblingHash`. */
  async hash(owner: PasswordOwner, password: string, sibling: string | null): Promise<string> {
    return this.inTurn(owner, () => hashPassword(password, sibling));
  }

  /**
   * Runs `work`, which hashes or checks a password, when its turn comes. If too many requests of the owner wait, it throws and `work`
   * does not run.
   */
  async inTurn<Result>(owner: PasswordOwner, work: () => Promise<Result>): Promise<Result> {
    const theirs = this.waiting.get(owner) ?? [];
    if (theirs.length >= maxWaiting) {
      throw new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds, reason: 'busy' });
    }
    // A finished check hands its slot to the next one in the queue, so that a new request cannot overtake.
    if (this.running >= maxAtOnce) {
      await new Promise<void>((resolve) => {
        theirs.push(resolve);
        this.waiting.set(owner, theirs);
      });
    } else this.running += 1;
    try {
      return await work();
    } finally {
      this.beginNext();
    }
  }

  private beginNext(): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.running -= 1;
      return;
    }
    const [owner, [begin, ...others]] = next;
    this.waiting.delete(owner);
    if (others.length > 0) this.waiting.set(owner, others);
    begin?.();
  }
}

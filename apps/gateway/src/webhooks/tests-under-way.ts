import { CLOCK, type Clock } from '@dakpion/service';
import type { DeliveryOwner } from '@dakpion/webhook-deliveries';
import { Inject, Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';

/** What a test takes at most once it is sent: 5 s for the answer's headers and 1 s for the rest of it. */
const testMs = 6_000;

/** The tests that this gateway waits for: one for each partner and environment, so no more than there are requests. */
@Injectable()
export class TestsUnderWay {
  /** When each was begun, in epoch milliseconds. */
  private readonly begun = new Map<string, number>();

  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /**
   * Makes a test while it is the owner's only one. Throws `test_under_way` when it is not: the webhook service sends them
   * one at a time, and who waited there for a URL that hangs would learn after 15 s that nothing was sent.
   */
  async alone<Sent>({ partner_id, environment }: DeliveryOwner, test: () => Promise<Sent>): Promise<Sent> {
    const owner = `${partner_id}:${environment}`;
    const now = this.clock();
    const before = this.begun.get(owner);
    if (before !== undefined) {
      const retry_after = Math.max(1, Math.ceil((before + testMs - now) / 1_000));
      throw new ProblemError({ code: 'test_under_way', retry_after });
    }
    this.begun.set(owner, now);
    try {
      return await test();
    } finally {
      this.begun.delete(owner);
    }
  }
}

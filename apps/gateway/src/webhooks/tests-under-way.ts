import type { Environment, Owner } from '@dakpion/contracts';
import { CLOCK, type Clock } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';

/** The longest duration of a test once it is sent: 5 s for the headers of the answer and 1 s for the rest. */
const testMs = 6_000;

/** The tests in progress at this gateway: at most one for each partner and environment. */
@Injectable()
export class TestsUnderWay {
  /** By owner: the start of each test, in epoch milliseconds. */
  private readonly begun = new Map<string, Owner & { readonly at: number }>();

  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** The partners with a test in progress in this environment. */
  partners(environment: Environment): readonly string[] {
    return [...this.begun.values()].filter((test) => test.environment === environment).map((test) => test.partner_id);
  }

  /**
   * Runs a test if it is the owner's only one, otherwise throws `test_under_way`. The webhook service sends a partner's tests one
   * at a time. Behind a URL that does not answer, a third test would learn only after 12 s that it was not sent.
   */
  async alone<Sent>({ partner_id, environment }: Owner, test: () => Promise<Sent>): Promise<Sent> {
    const owner = `${partner_id}:${environment}`;
    const now = this.clock();
    const before = this.begun.get(owner);
    if (before !== undefined) {
      const retry_after = Math.max(1, Math.ceil((before.at + testMs - now) / 1_000));
      throw new ProblemError({ code: 'test_under_way', retry_after });
    }
    this.begun.set(owner, { partner_id, environment, at: now });
    try {
      return await test();
    } finally {
      this.begun.delete(owner);
    }
  }
}

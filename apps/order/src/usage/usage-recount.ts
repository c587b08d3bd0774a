import type { Owner } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { scopeOf, usageModelOf } from '@dakpion/read-models';
import { ReadModelDocuments, type StateStore } from '@dakpion/state-store';
import { daysOfUsage, orderEvents, UsageCount, type WrongDay } from './usage-count.ts';

/**
 * Counts usage again, order by order, and compares it with the figures. Services can keep running: figures only grow, so
 * correct figures are between the sums before and after. Memory: several hundred bytes for each owner and day with usage.
 */
export class UsageRecount {
  /** `clock`: epoch milliseconds. */
  constructor(
    private readonly eventStore: EventStore,
    private readonly stateStore: StateStore,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Reads the creations of all orders once, for any number of owners. Rejects with the errors of the stores. */
  async findWrongDays(owners: readonly Owner[]): Promise<readonly WrongDay[]> {
    const count = new UsageCount(this.stateStore, await daysOfUsage(this.eventStore, this.clock));
    for (const owner of owners) await count.begin(owner);
    for await (const event of orderEvents(this.eventStore)) await count.addCreation(event);
    return count.wrongDays(owners);
  }

  /**
   * Corrects wrong days, except those that have changed since the recount began. Returns their number. Rejects with the errors of
   * the state store.
   */
  async correct(wrong: readonly WrongDay[]): Promise<number> {
    let corrected = 0;
    for (const { owner, day, collection, expected, found, isStill } of wrong) {
      if (!isStill) continue;
      const change = { kind: 'correct', collection, tally: day, from: found, to: expected } as const;
      const documents = new ReadModelDocuments(this.stateStore, usageModelOf(collection));
      const [applied] = await documents.write(scopeOf(owner), [change]);
      if (applied) corrected += 1;
    }
    return corrected;
  }
}

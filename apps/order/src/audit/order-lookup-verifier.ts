import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { lookupOf, storedLookup } from '@dakpion/read-models';
import type { StateStore, StoredDocument } from '@dakpion/state-store';
import { detailsOf } from '../domain/order-record.ts';
import type { Difference, Settled } from './difference.ts';
import { type ReplayedOrder, replayStream } from './replay-order.ts';

const parts = ['ownership', 'tracking'] as const;

/**
 * Verifies the lookups that need no owner: the order of a tracking token, and the owner of an order id, which operators and rider
 * events use.
 */
export class OrderLookupVerifier {
  constructor(
    private readonly eventStore: EventStore,
    private readonly stateStore: StateStore,
    private readonly settled: Settled,
  ) {}

  async verify(orderId: string, replayed: ReplayedOrder): Promise<readonly Difference[]> {
    const token = replayed.states[0]?.created.tracking_token;
    if (token === undefined) return [];
    let stored: Awaited<ReturnType<typeof storedLookup>> = { ownership: null, tracking: null };
    await this.settled(async () => {
      stored = await storedLookup(this.stateStore, orderId, token);
      // No event changes the tracking link, so its version can stay behind.
      const isThere = stored.tracking !== null && (stored.ownership?.version ?? 0) >= replayed.states.length;
      return isThere ? [] : [stored];
    });
    // The order may have changed since it was replayed.
    const isNewer = parts.some((part) => (stored[part]?.version ?? 0) > replayed.states.length);
    const latest = isNewer ? await replayStream(this.eventStore, orderId) : replayed;
    return parts.flatMap((part) => {
      // A lookup that is behind is compared with the present state of the order, and so reported.
      const sequence = Math.max(stored[part]?.version ?? 0, replayed.states.length);
      return this.compare(orderId, part, stored[part], { states: latest.states, sequence });
    });
  }

  private compare(
    order_id: string,
    part: (typeof parts)[number],
    stored: StoredDocument<unknown> | null,
    { states, sequence }: Pick<ReplayedOrder, 'states'> & { readonly sequence: number },
  ): Difference[] {
    const state = states[sequence - 1];
    const expected = state === undefined ? null : lookupOf(state.created, detailsOf(state))[part];
    const found = stored?.value ?? null;
    if (isDeepStrictEqual(expected, found)) return [];
    return [
      { order_id, what: 'order_lookup', expected: { [part]: { ...expected } }, found: { [part]: found as Json } },
    ];
  }
}

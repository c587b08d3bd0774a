import { isDeepStrictEqual } from 'node:util';
import type { Json, OrderDetails } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { OrderViews } from '@dakpion/order-views';
import type { StateStore } from '@dakpion/state-store';
import { detailsOf } from '../domain/order-record.ts';
import { type ReplayedOrder, replayStream } from './replay-order.ts';
import type { Difference, WaitFor } from './verify-orders.ts';
import { unplannedEvents } from './webhook-plans.ts';

/** Verifies one order after another: its history, its view, its webhook plans. */
export class OrderVerifier {
  private readonly views: OrderViews;

  /** `head`: what came after this position need not have had its effects yet. */
  constructor(
    private readonly eventStore: EventStore,
    stateStore: StateStore,
    private readonly head: bigint,
    private readonly waitFor: WaitFor,
  ) {
    this.views = new OrderViews(stateStore);
  }

  async verify(orderId: string): Promise<readonly Difference[]> {
    const replayed = await replayStream(this.eventStore, orderId);
    if (replayed.fault !== null) {
      return [{ order_id: orderId, what: 'history', expected: 'a legal history', found: replayed.fault }];
    }
    return [...(await this.verifyView(orderId, replayed)), ...(await this.verifyPlans(orderId, replayed))];
  }

  private async verifyView(orderId: string, replayed: ReplayedOrder): Promise<readonly Difference[]> {
    const created = replayed.states[0]?.created;
    if (created === undefined) return [];
    const sequence = replayed.states.length;
    let view: OrderDetails | null = null;
    const isThere = async () => {
      view = await this.views.storedDetails(created, orderId);
      return view !== null && view.sequence >= sequence;
    };
    await this.waitFor(isThere);
    if (!(await isThere()) || view === null) return [behind(orderId, sequence, view)];
    return this.compareView(orderId, view, replayed);
  }

  private async compareView(orderId: string, view: OrderDetails, replayed: ReplayedOrder): Promise<Difference[]> {
    // The order may have moved on since it was replayed, and its view with it.
    const isNewer = view.sequence > replayed.states.length;
    const { states } = isNewer ? await replayStream(this.eventStore, orderId) : replayed;
    const state = states[view.sequence - 1];
    if (state === undefined) return [ahead(orderId, states.length, view)];
    const fold = detailsOf(state);
    if (isDeepStrictEqual(view, fold)) return [];
    const names = new Set([...Object.keys(fold), ...Object.keys(view)]) as Set<keyof OrderDetails>;
    const differing = [...names].filter((name) => !isDeepStrictEqual(view[name], fold[name]));
    return [{ order_id: orderId, what: 'view', expected: fieldsOf(fold, differing), found: fieldsOf(view, differing) }];
  }

  private async verifyPlans(orderId: string, { states, events }: ReplayedOrder): Promise<readonly Difference[]> {
    // Whether an order without a callback URL of its own has webhooks depends on the partner's settings of the time.
    if ((states[0]?.created.request.callback_url ?? null) === null) return [];
    const due = events.filter((event) => event.position <= this.head);
    let missing: readonly string[] = [];
    await this.waitFor(async () => {
      missing = await unplannedEvents(this.eventStore, orderId, due);
      return missing.length === 0;
    });
    return missing.map((eventId) => ({
      order_id: orderId,
      what: 'webhook_plan',
      expected: `a delivery of ${eventId}`,
      found: null,
    }));
  }
}

function behind(order_id: string, sequence: number, view: OrderDetails | null): Difference {
  return { order_id, what: 'view', expected: { sequence }, found: view === null ? null : { sequence: view.sequence } };
}

function ahead(order_id: string, sequence: number, view: OrderDetails): Difference {
  return { order_id, what: 'view', expected: { sequence }, found: { sequence: view.sequence } };
}

function fieldsOf(details: OrderDetails, names: readonly (keyof OrderDetails)[]): Json {
  return Object.fromEntries(names.map((name) => [name, details[name] as Json | undefined]));
}

import { isDeepStrictEqual } from 'node:util';
import type { Json, OrderDetails } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { OrderListings, OrderViews } from '@dakpion/read-models';
import type { StateStore } from '@dakpion/state-store';
import type { Order } from '../domain/order.ts';
import { detailsOf } from '../domain/order-record.ts';
import type { Difference, Settled } from './difference.ts';
import { OrderCallbacks } from './order-callbacks.ts';
import { OrderLookupVerifier } from './order-lookup-verifier.ts';
import { type ReplayedOrder, replayStream } from './replay-order.ts';
import type { WebhookDueTimes } from './webhook-due-times.ts';
import { unplannedEvents } from './webhook-plans.ts';

/** The stores that the verification of an order reads. */
interface VerifiedStores {
  readonly eventStore: EventStore;
  readonly stateStore: StateStore;
  /** Null: due times are not verified. */
  readonly dueTimes: WebhookDueTimes | null;
}

/** The events that must have had their effects. */
interface VerifiedEvents {
  /** The position of the last one. */
  readonly head: bigint;
  /** Exclusive, in epoch milliseconds. Events that were recorded later need no planned webhook. */
  readonly plansUntil: number;
}

/** A look takes milliseconds and an order changes in seconds, so an order hardly changes during every look. */
const maxLooks = 10;

/** EventStoreDB keeps the events of a deleted stream in its log until it scavenges them. */
const noEvents = 'the stream has no events, although the event store has had some: it was deleted or truncated';

/** Verifies orders one after another: history, view, lookups, lists, webhook plans and due times. */
export class OrderVerifier {
  private readonly views: OrderViews;
  private readonly listings: OrderListings;
  private readonly lookups: OrderLookupVerifier;
  private readonly callbacks: OrderCallbacks;
  private readonly eventStore: EventStore;
  private readonly dueTimes: WebhookDueTimes | null;

  constructor(
    { eventStore, stateStore, dueTimes }: VerifiedStores,
    private readonly verified: VerifiedEvents,
    private readonly settled: Settled,
  ) {
    this.eventStore = eventStore;
    this.dueTimes = dueTimes;
    this.views = new OrderViews(stateStore);
    this.listings = new OrderListings(stateStore);
    this.lookups = new OrderLookupVerifier(eventStore, stateStore, settled);
    this.callbacks = new OrderCallbacks(eventStore);
  }

  async verify(orderId: string): Promise<readonly Difference[]> {
    const replayed = await replayStream(this.eventStore, orderId);
    const created = replayed.states[0]?.created;
    if (replayed.fault !== null || created === undefined) {
      const found = replayed.fault ?? noEvents;
      return [{ order_id: orderId, what: 'history', expected: 'a legal history', found }];
    }
    const view = await this.verifyView(orderId, replayed);
    return [
      ...view,
      // View and lists are written together, so a difference of the view is reported only once.
      ...(view.length > 0 ? [] : await this.lookups.verify(orderId, replayed)),
      ...(await this.verifyLists(orderId, created)),
      ...(await this.verifyPlans(orderId, replayed)),
      ...((await this.dueTimes?.verifyOrder(created, orderId)) ?? []),
    ];
  }

  /** The lists are written together with the view. Without a view, no list can contain it. */
  private async verifyLists(orderId: string, owner: Order['created']): Promise<readonly Difference[]> {
    for (let looks = 0; looks < maxLooks; looks += 1) {
      const view = await this.views.storedDetails(owner, orderId);
      if (view === null) return [];
      const { expected, found } = await this.listings.of(owner, view);
      if (isDeepStrictEqual(expected, found)) return [];
      const after = await this.views.storedDetails(owner, orderId);
      if (after?.sequence === view.sequence) return [{ order_id: orderId, what: 'order_lists', expected, found }];
    }
    return [];
  }

  private async verifyView(orderId: string, replayed: ReplayedOrder): Promise<readonly Difference[]> {
    const created = replayed.states[0]?.created;
    if (created === undefined) return [];
    const sequence = replayed.states.length;
    let view: OrderDetails | null = null;
    const late = await this.settled(async () => {
      view = await this.views.storedDetails(created, orderId);
      return view !== null && view.sequence >= sequence ? [] : [behind(orderId, sequence, view)];
    });
    return view === null || late.length > 0 ? late : this.compareView(orderId, view, replayed);
  }

  private async compareView(orderId: string, view: OrderDetails, replayed: ReplayedOrder): Promise<Difference[]> {
    // The order and its view may have changed since the order was replayed.
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
    const created = states[0]?.created;
    if (created === undefined) return [];
    const from = await this.callbacks.since(created);
    if (from === null) return [];
    const { head, plansUntil } = this.verified;
    const due = events.filter(
      ({ position, recordedAt }) => position > from && position <= head && recordedAt < plansUntil,
    );
    const missing = await this.settled(() => unplannedEvents(this.eventStore, orderId, due));
    return missing.map((eventId) => ({
      order_id: orderId,
      what: 'webhook_plan',
      expected: `a delivery of ${eventId}`,
      found: null,
      event_id: eventId,
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

import { ContendedError, handleCommand } from '@dakpion/command-handler';
import type { EventStore, NewEvent } from '@dakpion/event-store';
import { LRUCache } from 'lru-cache';
import { type DeliveryTrace, deliveryEventOf, deliveryStream, newDeliveryEvents } from './delivery-stream.ts';
import { decide } from './domain/decide-delivery.ts';
import type { DeliveryCommand, DeliveryRefusal } from './domain/delivery-command.ts';
import type { DeliveryEvent } from './domain/delivery-event.ts';
import { type Delivery, evolve, noDeliveries, type OrderDeliveries } from './domain/order-deliveries.ts';
import { PlannedDeliveries, type PlannedDelivery } from './planned-deliveries.ts';
import { UnwrittenEvents } from './unwritten-events.ts';

/** `state` is as after the command. */
export type Execution =
  | { readonly outcome: 'done'; readonly events: readonly DeliveryEvent[]; readonly state: OrderDeliveries }
  | { readonly outcome: 'refused'; readonly refusal: DeliveryRefusal; readonly state: OrderDeliveries };

/** What was decided ahead of its being stored. */
export interface ExecutionAhead {
  readonly execution: Execution;
  /** Resolves when it is in the store, where it is put now unless it went there with what followed. */
  store(): Promise<void>;
}

// An order's stream has one writer but for a moment at a take-over; so many losses in a row mean that something loops.
const maxDecisions = 10;
/** How much is held in memory: at least half of each. */
export interface HeldLimits {
  /** Orders' states, some 0.7 KB each. */
  readonly states: number;
  /** Plans of deliveries, in bytes, some 3,000 each; to read one instead takes a tenth of an attempt's time. */
  readonly planBytes: number;
}

// The deliveries of more than 10,000 orders may wait in a bad half minute; their next attempts find all at hand.
const defaultLimits: HeldLimits = { states: 30_000, planBytes: 48 * 1024 * 1024 };

/**
 * The deliveries of orders, kept in the streams `webhook-{order_id}`. States lately used are held in memory; they may
 * be stale, which an append notices, as it expects their revision. Errors: those of the event store, ContendedError.
 */
export class OrderDeliveriesRepository {
  /** By order id. */
  private readonly held: LRUCache<string, OrderDeliveries>;
  private readonly plans: PlannedDeliveries;
  /** Ids of orders whose state as held may not be in the store. */
  private readonly ahead = new Set<string>();
  /** By order id. Bounded by the callers of {@link executeAhead} that have not stored yet. */
  private readonly unwritten = new Map<string, UnwrittenEvents>();

  constructor(
    private readonly eventStore: EventStore,
    { states, planBytes }: HeldLimits = defaultLimits,
  ) {
    this.held = new LRUCache({ max: states });
    this.plans = new PlannedDeliveries(eventStore, planBytes);
  }

  /** The deliveries as held; undefined when they are to be read. */
  known(orderId: string): OrderDeliveries | undefined {
    return this.unwritten.get(orderId)?.after ?? this.held.get(orderId);
  }

  /** The deliveries as held, or as read when they are not. */
  async load(orderId: string): Promise<OrderDeliveries> {
    return this.known(orderId) ?? this.reload(orderId);
  }

  /** The deliveries as they are in the store, where another instance may have been at work. */
  async reload(orderId: string): Promise<OrderDeliveries> {
    await this.writeUnwritten(orderId);
    // What is held is behind at most; a stream may be long, and redeliveries have no bound.
    let state = (this.ahead.has(orderId) ? undefined : this.held.get(orderId)) ?? noDeliveries;
    const range = { fromRevision: state.revision + 1 };
    for await (const event of this.eventStore.readStream(deliveryStream(orderId), range)) {
      state = evolve(state, deliveryEventOf(event));
    }
    this.hold(orderId, state);
    return state;
  }

  /**
   * Decides on the command and appends the resulting events; decides again if another instance appended first. That there is
   * nothing to append, and a refusal, are said of the store only: no append would find out that a held state is behind another instance's.
   */
  async execute(orderId: string, command: DeliveryCommand, trace: DeliveryTrace): Promise<Execution> {
    const known = this.known(orderId);
    const handled = await handleCommand<OrderDeliveries, DeliveryEvent, DeliveryRefusal>(
      {
        name: deliveryStream(orderId),
        maxDecisions,
        ...(known && { known: { state: known } }),
        read: () => this.reload(orderId),
        append: (events, state) => this.append(orderId, state, newDeliveryEvents(events, trace)),
        evolve,
      },
      (state) => decide(command, state),
    );
    if (handled.outcome === 'refused') return handled;
    const { outcome, events, state } = handled;
    if (outcome === 'changed') this.holdAfter(orderId, state, events, trace);
    return { outcome: 'done', events, state };
  }

  /**
   * As {@link execute}, for the only process that works on the order: the decision counts at once, and goes into the store
   * together with what follows from it, or when the caller says so (and he must). When `store` rejects it counts no more.
   */
  async executeAhead(orderId: string, command: DeliveryCommand, trace: DeliveryTrace): Promise<ExecutionAhead> {
    const before = this.known(orderId) ?? (await this.reload(orderId));
    const decision = decide(command, before);
    if (decision.outcome === 'refused' || decision.events.length === 0 || this.unwritten.has(orderId)) {
      return { execution: await this.execute(orderId, command, trace), store: () => Promise.resolve() };
    }
    const { events } = decision;
    const after = events.reduce(evolve, before);
    this.holdAfter(orderId, after, events, trace);
    const unwritten = new UnwrittenEvents(before.revision, newDeliveryEvents(events, trace), after);
    this.unwritten.set(orderId, unwritten);
    this.ahead.add(orderId);
    return { execution: { outcome: 'done', events, state: after }, store: () => this.store(orderId, unwritten) };
  }

  /** The event that planned a delivery, its body and whose it is, if it is held; {@link planned} reads it when not. */
  knownPlanned(orderId: string, delivery: Delivery): PlannedDelivery | undefined {
    return this.plans.known(orderId, delivery);
  }

  /** The event that planned a delivery, its body and whose it is. */
  async planned(orderId: string, delivery: Delivery): Promise<PlannedDelivery> {
    const known = this.plans.known(orderId, delivery);
    if (known !== undefined) return known;
    await this.writeUnwritten(orderId);
    return this.plans.read(orderId, delivery);
  }

  private async store(orderId: string, unwritten: UnwrittenEvents): Promise<void> {
    if (this.unwritten.get(orderId) === unwritten) {
      await this.writeUnwritten(orderId).catch((error: unknown) => {
        this.unwritten.delete(orderId);
        unwritten.fail(error);
      });
    }
    await unwritten.stored;
  }

  /** An append of nothing new takes along what is not written yet. */
  private async writeUnwritten(orderId: string): Promise<void> {
    const unwritten = this.unwritten.get(orderId);
    if (unwritten !== undefined) await this.append(orderId, unwritten.after, []);
  }

  /**
   * Appends, after what is not written yet. False when another instance was faster, and then that counts no more; or when the
   * state is from before it was decided.
   */
  private async append(orderId: string, state: OrderDeliveries, news: readonly NewEvent[]): Promise<boolean> {
    const unwritten = this.unwritten.get(orderId);
    if (unwritten !== undefined && unwritten.after !== state) return false;
    // Taken out so that it is not written a second time.
    this.unwritten.delete(orderId);
    const revision = unwritten?.beforeRevision ?? state.revision;
    const expected = revision < 0 ? 'no_stream' : revision;
    const events = [...(unwritten?.events ?? []), ...news];
    try {
      const { outcome } = await this.eventStore.append(deliveryStream(orderId), events, expected);
      if (outcome === 'appended') {
        unwritten?.succeed();
        return true;
      }
      this.held.delete(orderId);
      unwritten?.fail(new ContendedError(`The deliveries of ${orderId} changed at the same time.`));
      return false;
    } catch (error) {
      // It may have been written all the same.
      this.held.delete(orderId);
      if (unwritten !== undefined) this.unwritten.set(orderId, unwritten);
      throw error;
    } finally {
      this.ahead.delete(orderId);
    }
  }

  /** Holds the state that the events have led to, and what they have planned. */
  private holdAfter(
    orderId: string,
    after: OrderDeliveries,
    events: readonly DeliveryEvent[],
    trace: DeliveryTrace,
  ): void {
    this.hold(orderId, after);
    for (const event of events) this.plans.take(event, trace);
  }

  private hold(orderId: string, state: OrderDeliveries): void {
    const known = this.held.get(orderId);
    // Two at once: the later revision is the truer.
    if (known === undefined || known.revision <= state.revision) this.held.set(orderId, state);
  }
}

import { deliveryStream } from '@dakpion/contracts';
import { type AppendResult, ContendedError, type EventStore, handleCommand, type NewEvent } from '@dakpion/event-store';
import { LRUCache } from 'lru-cache';
import { decide } from '../domain/decide-delivery.ts';
import type { DeliveryCommand, DeliveryRefusal, PlanDelivery } from '../domain/delivery-command.ts';
import type { DeliveryEvent } from '../domain/delivery-event.ts';
import { type Delivery, evolve, noDeliveries, type OrderDeliveries } from '../domain/order-deliveries.ts';
import { type DeliveryTrace, deliveryEventOf, newDeliveryEvents } from './delivery-stream.ts';
import { PlannedDeliveries, type PlannedDelivery } from './planned-deliveries.ts';
import { UnwrittenEvents } from './unwritten-events.ts';

/** `state`: after the command. */
export type Execution =
  | { readonly outcome: 'done'; readonly events: readonly DeliveryEvent[]; readonly state: OrderDeliveries }
  | { readonly outcome: 'refused'; readonly refusal: DeliveryRefusal; readonly state: OrderDeliveries };

/** A decision whose events are not stored yet. */
export interface ExecutionAhead {
  readonly execution: Execution;
  /**
   * Resolves when the events are in the store. Appends them and returns true, or returns false if they were appended together with
   * later ones.
   */
  store(): Promise<boolean>;
}

/** `sequence`: the number of the event. `assignment`: that of the broker when it was planned. */
interface LastPlanned {
  readonly sequence: number;
  readonly assignment: number | null;
}

// The maximum number of decisions. The stream of an order has one writer, except for a moment at a take-over, so this many
// conflicts in a row indicate a loop.
const maxDecisions = 10;
/** The size of a delivery without its URL. */
const bytesPerDelivery = 350;
/** As many orders as the cache of states has room for. */
const maxLastPlanned = 30_000;

/** The maximum sizes of the caches. */
interface HeldLimits {
  /** The states of orders, in bytes, about 1,000 each. */
  readonly stateBytes: number;
  /** Planned deliveries, in bytes, about 3,000 each. Reading one from its stream takes a tenth of the time of an attempt. */
  readonly planBytes: number;
}

// When endpoints fail for half a minute, the deliveries of more than 10,000 orders can wait. Their next attempts find everything in
// memory.
const defaultLimits: HeldLimits = { stateBytes: 32 * 1024 * 1024, planBytes: 48 * 1024 * 1024 };

/**
 * The deliveries of orders, stored in the streams `webhook-{order_id}`. Recently used states are cached. A cached state can be
 * stale. An append detects this, because it expects the revision of the cached state. Rejects with the errors of the event store,
 * and with ContendedError.
 */
export class OrderDeliveriesRepository {
  /** By order id. */
  private readonly held: LRUCache<string, OrderDeliveries>;
  private readonly plans: PlannedDeliveries;
  /**
   * Valid events that are not written yet, by order id. Bounded by the number of callers of {@link executeAhead} that have not
   * stored their events yet.
   */
  private readonly unwritten = new Map<string, UnwrittenEvents>();
  /** The appends of unwritten events in progress, by order id. They resolve to true if the events were appended. */
  private readonly writing = new Map<string, Promise<boolean>>();
  /** The last event whose plan by {@link executeAhead} is stored, by order id. */
  private readonly lastPlanned = new LRUCache<string, LastPlanned>({ max: maxLastPlanned });

  constructor(
    private readonly eventStore: EventStore,
    { stateBytes, planBytes }: HeldLimits = defaultLimits,
  ) {
    this.held = new LRUCache({ maxSize: stateBytes, sizeCalculation: bytesOf });
    this.plans = new PlannedDeliveries(eventStore, planBytes);
  }

  /** The cached deliveries. Undefined if they must be read. */
  known(orderId: string): OrderDeliveries | undefined {
    return this.unwritten.get(orderId)?.after ?? this.held.get(orderId);
  }

  /** The cached deliveries, or the stored ones if they are not cached. */
  async load(orderId: string): Promise<OrderDeliveries> {
    return this.known(orderId) ?? this.reload(orderId);
  }

  /** A delivery that the log has. */
  async find(orderId: string, deliveryId: string): Promise<Delivery> {
    const isAsked = ({ delivery_id }: Delivery) => delivery_id === deliveryId;
    // The cached state can be behind the plans of another instance.
    const found =
      (await this.load(orderId)).deliveries.find(isAsked) ?? (await this.reload(orderId)).deliveries.find(isAsked);
    if (found === undefined) throw new Error(`The log has ${deliveryId}, its stream has not.`);
    return found;
  }

  /** The stored deliveries, which another instance may have changed. */
  async reload(orderId: string): Promise<OrderDeliveries> {
    await this.writeUnwritten(orderId);
    // A cached state can only be behind, so only later events are read. A stream can be long, because the number of redeliveries is
    // unbounded.
    let state = (this.isAhead(orderId) ? undefined : this.held.get(orderId)) ?? noDeliveries;
    const range = { fromRevision: state.revision + 1 };
    for await (const event of this.eventStore.readStream(deliveryStream(orderId), range)) {
      state = evolve(state, deliveryEventOf(event));
    }
    this.hold(orderId, state);
    return state;
  }

  /**
   * Decides the command and appends the resulting events. Decides again if another instance appended first. A decision without
   * events, and a refusal, are based on the stored state, because without an append a stale cached state would stay unnoticed.
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
   * Like {@link execute}, for the only process that works on the order: the decision is valid immediately. Its events are stored
   * together with later ones, or when the caller calls `store`. The caller must call it. If `store` rejects, the decision is no
   * longer valid. `assignment`: the present one of the broker.
   */
  async executeAhead(
    orderId: string,
    command: PlanDelivery,
    trace: DeliveryTrace,
    assignment: number | null,
  ): Promise<ExecutionAhead> {
    const { sequence } = command;
    const before = this.knownBefore(command, assignment) ?? (await this.reload(orderId));
    const decision = decide(command, before);
    if (decision.outcome === 'refused' || decision.events.length === 0 || this.isAhead(orderId)) {
      return { execution: await this.execute(orderId, command, trace), store: () => Promise.resolve(false) };
    }
    const { events } = decision;
    const after = events.reduce(evolve, before);
    this.holdAfter(orderId, after, events, trace);
    const unwritten = new UnwrittenEvents(before.revision, newDeliveryEvents(events, trace), after);
    this.unwritten.set(orderId, unwritten);
    return {
      execution: { outcome: 'done', events, state: after },
      store: () => this.store(orderId, { sequence, assignment }, unwritten),
    };
  }

  /** The event that planned a delivery, with its body and its owner. */
  async planned(orderId: string, delivery: Delivery): Promise<PlannedDelivery> {
    const known = this.plans.known(orderId, delivery);
    if (known !== undefined) return known;
    await this.writeUnwritten(orderId);
    return this.plans.read(orderId, delivery);
  }

  /**
   * The cached deliveries, if no other instance can have changed them. This holds if this instance planned the delivery of the
   * previous event, no message can have gone to another instance since, and all deliveries have ended. As long as one has not
   * ended, any instance may make its retries.
   */
  private knownBefore({ order_id, sequence }: PlanDelivery, assignment: number | null): OrderDeliveries | undefined {
    const known = this.known(order_id);
    const last = this.lastPlanned.get(order_id);
    const isOurs = assignment !== null && last?.sequence === sequence - 1 && last.assignment === assignment;
    return isOurs && known?.queue.length === 0 ? known : undefined;
  }

  private async store(orderId: string, planned: LastPlanned, unwritten: UnwrittenEvents): Promise<boolean> {
    // If the append of another caller fails, this caller must append the events. Nobody else would: another instance that takes
    // over the order sees nothing to deliver. Each append ends by its time-out.
    while (this.writing.has(orderId)) await this.writing.get(orderId);
    const isAlone = this.unwritten.get(orderId) === unwritten;
    if (isAlone) {
      await this.writeUnwritten(orderId).catch((error: unknown) => {
        this.unwritten.delete(orderId);
        unwritten.fail(error);
      });
    }
    await unwritten.stored;
    // Set only now: if the plan were not stored, another instance could plan the same delivery.
    this.lastPlanned.set(orderId, planned);
    return isAlone;
  }

  /** Whether the cached state has events that may never be stored. */
  private isAhead(orderId: string): boolean {
    return this.unwritten.has(orderId) || this.writing.has(orderId);
  }

  /** Stores the events that are not written yet, by an append without new events. */
  private async writeUnwritten(orderId: string): Promise<void> {
    const unwritten = this.unwritten.get(orderId);
    if (unwritten !== undefined) await this.append(orderId, unwritten.after, []);
  }

  /**
   * Appends events after those that are not written yet. False if another instance was faster, which makes the unwritten events
   * invalid, or if the state is from before the unwritten events were decided.
   */
  private async append(orderId: string, state: OrderDeliveries, news: readonly NewEvent[]): Promise<boolean> {
    const writing = this.writing.get(orderId);
    // The state may include events that are being written. If their append fails, another event can get their revision.
    if (writing !== undefined && !(await writing)) return false;
    const unwritten = this.unwritten.get(orderId);
    if (unwritten !== undefined && unwritten.after !== state) return false;
    // Removed before the append, so that the events are not written twice.
    this.unwritten.delete(orderId);
    const revision = unwritten?.beforeRevision ?? state.revision;
    const expected = revision < 0 ? 'no_stream' : revision;
    const events = [...(unwritten?.events ?? []), ...news];
    try {
      const appending = this.eventStore.append(deliveryStream(orderId), events, expected);
      if (unwritten !== undefined)
        this.writing.set(
          orderId,
          appending.then(isAppended, () => false),
        );
      const { outcome } = await appending;
      if (outcome === 'appended') {
        unwritten?.succeed();
        return true;
      }
      this.held.delete(orderId);
      unwritten?.fail(new ContendedError(`The deliveries of ${orderId} changed at the same time.`));
      return false;
    } catch (error) {
      // The append may have taken effect, so the cached state is unknown.
      this.held.delete(orderId);
      if (unwritten !== undefined) this.unwritten.set(orderId, unwritten);
      throw error;
    } finally {
      if (unwritten !== undefined) this.writing.delete(orderId);
    }
  }

  /** Caches the state after the events, and the deliveries that they planned. */
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
    // If there are two states, the one with the higher revision is valid.
    if (known === undefined || known.revision <= state.revision) this.held.set(orderId, state);
  }
}

function isAppended({ outcome }: AppendResult): boolean {
  return outcome === 'appended';
}

/** The approximate size in memory. The partner chooses the URLs, and each delivery has its own copy. */
function bytesOf({ deliveries }: OrderDeliveries): number {
  return deliveries.reduce((sum, { url }) => sum + bytesPerDelivery + url.length, bytesPerDelivery);
}

import type { EventStore } from '@dakpion/event-store';
import type { StateStore } from '@dakpion/state-store';
import { type HeldRiderEventRecord, recordHeldEvent } from './held-event-stream.ts';
import { firstDeadline, type HeldRiderEvent, maxHeldLocationsPerOrder, maxHeldPerOrder } from './held-rider-event.ts';

/** The due queue of orders with held events. Its ids are order ids. */
export const heldRiderEventsQueue = 'dispatch.held-rider-events';

const collection = 'dispatch.held-rider-events';
/**
 * The maximum number of tries to write. At most two write the list of an order: the consumer of its messages and the worker of
 * deadlines.
 */
const maxTries = 10;
/** The time for which an empty list is kept, in ms: removed at once, it would let a concurrent write begin at version 1 again. */
const emptyListMs = 60 * 60 * 1000;

interface HeldList {
  readonly events: readonly HeldRiderEvent[];
}

/**
 * The early events of each order. A message is acknowledged when its event is held in the state store, where it is looked for, and
 * recorded in the event store. If the state store loses it, {@link HeldRiderEventsFollower} holds it again.
 */
export class HeldRiderEvents {
  constructor(
    private readonly stateStore: StateStore,
    private readonly eventStore: Pick<EventStore, 'append'>,
  ) {}

  async list(orderId: string): Promise<readonly HeldRiderEvent[]> {
    return (await this.read(orderId)).events;
  }

  /** Holds the event, unless it is held already or {@link maxHeldPerOrder} events of its order are held. */
  async hold(event: HeldRiderEvent): Promise<'held' | 'repeated' | 'full'> {
    // The state store is written first, because the follower's checkpoint must not pass the record of an event that is not there
    // yet.
    const { outcome, listed } = await this.enlist(event, (events) => !isFull(events, event));
    // A repeated event without the mark is recorded, because a crash may have come between holding and recording it.
    if (outcome === 'full' || listed?.recorded) return outcome;
    await this.record(event, { type: 'RiderEventHeld', data: event });
    await this.markRecorded(event);
    return outcome;
  }

  /** Removes an event that was applied or became a dead letter. False if another process has removed it. */
  async settle(event: HeldRiderEvent, outcome: string): Promise<boolean> {
    const { order_id, event_id } = event.transition;
    await this.record(event, { type: 'RiderEventSettled', data: { event_id, outcome } });
    const { changed } = await this.change(order_id, (events) =>
      events.filter(({ transition }) => transition.event_id !== event_id),
    );
    return changed;
  }

  /** Marks an expired event for the worker of deadlines. Later reads see the mark. */
  async markExpiring(orderId: string, eventId: string): Promise<void> {
    await this.change(orderId, (events) =>
      events.map((event) =>
        event.transition.event_id === eventId && !event.expiring ? { ...event, expiring: true as const } : event,
      ),
    );
  }

  /**
   * Holds an event again that the state store has lost. It is due immediately, because the event that it waited for may have
   * arrived. An event that is being settled at the same time may also be held again. It is then settled again, which changes
   * nothing.
   */
  async restore(event: HeldRiderEvent): Promise<void> {
    if ((await this.enlist(event)).outcome !== 'held') return;
    await this.stateStore.dueQueues.schedule(heldRiderEventsQueue, event.transition.order_id, { inMs: 0 });
  }

  /** `listed`: the event as it is held now. Undefined if it is not. */
  private async enlist(
    event: HeldRiderEvent,
    hasRoom: (events: readonly HeldRiderEvent[]) => boolean = () => true,
  ): Promise<{ outcome: 'held' | 'repeated' | 'full'; listed: HeldRiderEvent | undefined }> {
    const { order_id, event_id } = event.transition;
    const isThis = (other: HeldRiderEvent) => other.transition.event_id === event_id;
    const { events: held } = await this.change(order_id, (events) =>
      events.some(isThis) || !hasRoom(events) ? events : [...events, event],
    );
    const listed = held.find(isThis);
    if (listed === undefined) return { outcome: 'full', listed };
    return { outcome: listed === event ? 'held' : 'repeated', listed };
  }

  /**
   * Marks an event, so that its repetitions add no more records, which are kept forever. Holds it again if it is missing: before it was
   * recorded, the state store may have lost it and the follower may have caught up.
   */
  private async markRecorded(event: HeldRiderEvent): Promise<void> {
    const { order_id, event_id } = event.transition;
    const marked: HeldRiderEvent = { ...event, recorded: true };
    await this.change(order_id, (events) => {
      const listed = events.find(({ transition }) => transition.event_id === event_id);
      if (listed === undefined) return [...events, marked];
      return events.map((other) =>
        other === listed && !other.recorded ? { ...other, recorded: true as const } : other,
      );
    });
  }

  private record(event: HeldRiderEvent, record: HeldRiderEventRecord): Promise<void> {
    return recordHeldEvent(this.eventStore, event, record, this.stateStore.clock.now());
  }

  private async read(orderId: string): Promise<HeldList & { version: number }> {
    const stored = await this.stateStore.documents.read<HeldList>({ scope: orderId, collection, id: orderId });
    return { version: stored?.version ?? 0, events: stored?.value.events ?? [] };
  }

  /** Changes the list, and retries if another instance has changed it. Returns the list, and whether it was changed. */
  private async change(
    orderId: string,
    next: (events: readonly HeldRiderEvent[]) => readonly HeldRiderEvent[],
  ): Promise<{ events: readonly HeldRiderEvent[]; changed: boolean }> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { version, events } = await this.read(orderId);
      const wanted = next(events);
      const isSame = wanted.length === events.length && wanted.every((event, index) => event === events[index]);
      if (isSame) return { events, changed: false };
      // Schedules only when an event is added: a deadline that is due must not become due again while its worker handles it.
      if (wanted.length > events.length) await this.scheduleFirst(orderId, wanted);
      if (await this.write(orderId, version + 1, wanted)) return { events: wanted, changed: true };
    }
    throw new Error(`The held events of ${orderId} changed ${maxTries} times while we changed them.`);
  }

  /**
   * Called before the list is written, because an entry without events is harmless, and events without an entry would wait forever.
   */
  private async scheduleFirst(orderId: string, events: readonly HeldRiderEvent[]): Promise<void> {
    const deadline = firstDeadline(events);
    if (deadline === null) return;
    const inMs = Math.max(0, deadline - this.stateStore.clock.now());
    await this.stateStore.dueQueues.schedule(heldRiderEventsQueue, orderId, { inMs });
  }

  private async write(orderId: string, version: number, events: readonly HeldRiderEvent[]): Promise<boolean> {
    const expiry = events.length === 0 ? { expiresInMs: emptyListMs } : {};
    const value: HeldList = { events };
    const change = { kind: 'put', collection, id: orderId, version, value, ...expiry } as const;
    const [applied] = await this.stateStore.documents.write(orderId, [change]);
    return applied === true;
  }
}

function isFull(events: readonly HeldRiderEvent[], { transition }: HeldRiderEvent): boolean {
  const isLocation = (type: string) => type === 'RIDER_LOCATION';
  const locations = events.filter((event) => isLocation(event.transition.type)).length;
  if (isLocation(transition.type) && locations >= maxHeldLocationsPerOrder) return true;
  return events.length >= maxHeldPerOrder;
}

import type { StateStore } from '@dakpion/state-store';
import { firstDeadline, type HeldRiderEvent, maxHeldLocationsPerOrder, maxHeldPerOrder } from './held-rider-event.ts';

/** The due queue of orders with held events. Its ids are order ids. */
export const heldRiderEventsQueue = 'dispatch.held-rider-events';

const collection = 'dispatch.held-rider-events';
/** At most two write the list of an order: the consumer of its messages and the worker of deadlines. */
const maxTries = 10;
/** The maximum number of held events in this process's memory. The state store has all of them. */
const maxRemembered = 10_000;
/** The time for which an empty list is kept, in ms: a concurrent write must not begin at version 1 again. */
const emptyListMs = 60 * 60 * 1000;

interface HeldList {
  readonly events: readonly HeldRiderEvent[];
}

/**
 * The early events of each order, in the state store, so that they survive a restart.
 *
 * A message is acknowledged when its event is held. Held events survive a crash of the process. If the state store loses them,
 * the process that held them holds them again. Only if both are lost (a power failure of the embedded profile), the order does
 * not progress, and its next event becomes a dead letter (`too_early`), which shows the problem. The topic keeps the lost event
 * for seven days, and sending the events of the order again repairs it, because applied events are duplicates.
 */
export class HeldRiderEvents {
  /** The events that this process has held and not removed, by event id, oldest first. */
  private readonly heldHere = new Map<string, HeldRiderEvent>();

  constructor(private readonly stateStore: StateStore) {}

  async list(orderId: string): Promise<readonly HeldRiderEvent[]> {
    return (await this.read(orderId)).events;
  }

  /** Holds the event, unless it is held already or {@link maxHeldPerOrder} events of its order are held. */
  async hold(event: HeldRiderEvent): Promise<'held' | 'repeated' | 'full'> {
    const { order_id, event_id } = event.transition;
    const isThis = (other: HeldRiderEvent) => other.transition.event_id === event_id;
    const { events: held } = await this.change(order_id, (events) =>
      events.some(isThis) || isFull(events, event) ? events : [...events, event],
    );
    if (held.includes(event)) {
      this.remember(event);
      return 'held';
    }
    return held.some(isThis) ? 'repeated' : 'full';
  }

  /** Removes an event that was applied or became a dead letter. False if another process has removed it. */
  async remove(orderId: string, eventId: string): Promise<boolean> {
    this.heldHere.delete(eventId);
    const { changed } = await this.change(orderId, (events) =>
      events.filter((event) => event.transition.event_id !== eventId),
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
   * Holds events again that this process had held and the state store has lost, and makes them due immediately, because the
   * event that they waited for may have arrived. Returns the orders. Events that another instance has settled in the meantime
   * are held again, too, until they are settled again, which changes nothing.
   */
  async restore(): Promise<ReadonlySet<string>> {
    const restored = new Set<string>();
    for (const [eventId, event] of [...this.heldHere]) {
      // An expired event was settled by the worker of deadlines.
      if (event.held_until <= this.stateStore.clock.now()) this.heldHere.delete(eventId);
      // It can be settled while the others are processed.
      else if (this.heldHere.has(eventId) && (await this.hold(event)) === 'held')
        restored.add(event.transition.order_id);
    }
    for (const orderId of restored)
      await this.stateStore.dueQueues.schedule(heldRiderEventsQueue, orderId, { inMs: 0 });
    return restored;
  }

  private remember(event: HeldRiderEvent): void {
    this.heldHere.set(event.transition.event_id, event);
    const [oldest] = this.heldHere.keys();
    if (this.heldHere.size > maxRemembered && oldest !== undefined) this.heldHere.delete(oldest);
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
      // Only newly held events are scheduled: a deadline that is due must not become due again while its worker handles it.
      if (wanted.length > events.length) await this.scheduleFirst(orderId, wanted);
      if (await this.write(orderId, version + 1, wanted)) return { events: wanted, changed: true };
    }
    throw new Error(`The held events of ${orderId} changed ${maxTries} times while we changed them.`);
  }

  /**
   * Before the list is written, because an entry without events is harmless, and events without an entry would wait forever.
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

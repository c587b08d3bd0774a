import type { StateStore } from '@dakpion/state-store';
import { firstDeadline, type HeldRiderEvent, maxHeldLocationsPerOrder, maxHeldPerOrder } from './held-rider-event.ts';

/** The due queue of orders with held events; its ids are order ids. */
export const heldRiderEventsQueue = 'dispatch.held-rider-events';

const collection = 'dispatch.held-rider-events';
/** Two at most write the same order's list: its message's consumer and the worker of deadlines. */
const maxTries = 10;
/** How many held events this process keeps in mind; with more at once, the oldest are in the state store only. */
const maxRemembered = 10_000;
/** How long an emptied list is kept, in ms: what still writes to it must not begin at version 1 again. */
const emptyListMs = 60 * 60 * 1000;

interface HeldList {
  readonly events: readonly HeldRiderEvent[];
}

/**
 * The early events of each order, in the state store, so that a restart does not lose them.
 *
 * A message is acknowledged once its event is held. Held events survive the death of our process, and what the state store
 * loses is held again by the process that held it. Only where both are lost (a power failure of the embedded profile) does
 * the order stay behind, and its next event ends as `too_early` in the dead letters, which shows it; the lost event itself is
 * in the topic for seven days, and sending the order's events again repairs the order, since whatever was applied is a duplicate.
 */
export class HeldRiderEvents {
  /** What this process has held and not removed, by event id, oldest first. */
  private readonly heldHere = new Map<string, HeldRiderEvent>();

  constructor(private readonly stateStore: StateStore) {}

  async list(orderId: string): Promise<readonly HeldRiderEvent[]> {
    return (await this.read(orderId)).events;
  }

  /** Holds the event, unless it is held already or {@link maxHeldPerOrder} of its order are waiting. */
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

  /** Forgets an event that was applied or dead-lettered. False when another has done so. */
  async remove(orderId: string, eventId: string): Promise<boolean> {
    this.heldHere.delete(eventId);
    const { changed } = await this.change(orderId, (events) =>
      events.filter((event) => event.transition.event_id !== eventId),
    );
    return changed;
  }

  /** Leaves an expired event to the worker of deadlines. Later reads see it. */
  async markExpiring(orderId: string, eventId: string): Promise<void> {
    await this.change(orderId, (events) =>
      events.map((event) =>
        event.transition.event_id === eventId && !event.expiring ? { ...event, expiring: true as const } : event,
      ),
    );
  }

  /**
   * Holds again what this process has held and the state store has lost, and has it tried at once, by the worker of
   * deadlines: the event that it waited for may have come in the meantime. Answers the orders concerned. What another instance has
   * settled in the meantime is held again as well, until it is settled once more, which changes nothing.
   */
  async restore(): Promise<ReadonlySet<string>> {
    const restored = new Set<string>();
    for (const [eventId, event] of [...this.heldHere]) {
      // An expired event was settled by the worker of its deadline.
      if (event.held_until <= this.stateStore.clock.now()) this.heldHere.delete(eventId);
      // It may be settled while we go through the others.
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

  /** Changes the list, retrying when another instance changes it too. Returns the resulting list, and whether it was changed. */
  private async change(
    orderId: string,
    next: (events: readonly HeldRiderEvent[]) => readonly HeldRiderEvent[],
  ): Promise<{ events: readonly HeldRiderEvent[]; changed: boolean }> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { version, events } = await this.read(orderId);
      const wanted = next(events);
      const isSame = wanted.length === events.length && wanted.every((event, index) => event === events[index]);
      if (isSame) return { events, changed: false };
      // Only newly held events are scheduled: a due deadline must not become due again while its worker handles it.
      if (wanted.length > events.length) await this.scheduleFirst(orderId, wanted);
      if (await this.write(orderId, version + 1, wanted)) return { events: wanted, changed: true };
    }
    throw new Error(`The held events of ${orderId} changed ${maxTries} times while we changed them.`);
  }

  /** Before the list is written: an entry without events is harmless, events without an entry would wait for ever. */
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

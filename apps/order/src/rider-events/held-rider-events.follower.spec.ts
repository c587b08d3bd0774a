import { storedVersions } from '@dakpion/contracts';
import type { RecordedEvent } from '@dakpion/event-store';
import { changedInPlace, orderIdOf, releasedEvents, rider } from '@dakpion/fixtures';
import type { Engines } from '@dakpion/service';
import { withEngines } from '../engines.fixture.ts';
import { heldStream } from './held-event-stream.ts';
import type { HeldRiderEvent } from './held-rider-event.ts';
import { HeldRiderEventsFollower } from './held-rider-events.follower.ts';
import { HeldRiderEvents, heldRiderEventsQueue } from './held-rider-events.ts';

const [first, second, third] = [orderIdOf(1), orderIdOf(2), orderIdOf(3)] as const;
const inAnHour = Date.now() + 3_600_000;

function accepted(order_id: string): HeldRiderEvent {
  return {
    transition: {
      event_id: 'accepted',
      type: 'RIDER_ACCEPTED',
      order_id,
      occurred_at: '2026-11-21T12:00:00.000+06:00',
      rider,
      location: { latitude: 23.78, longitude: 90.41 },
      time_to_pickup: 4,
      duration: 19,
      reason: null,
    },
    context: { actor: { kind: 'dispatch_system' }, correlation_id: 'accepted', causation_id: 'accepted' },
    message: { type: 'RIDER_ACCEPTED', headers: {}, place: '3-17', tries: 1, bytes: 'e30=' },
    held_until: inAnHour,
  };
}

async function recorded({ eventStore }: Engines): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = [];
  for await (const event of eventStore.readAll({ streamPrefixes: ['dispatch-'] })) events.push(event);
  return events;
}

async function loseState({ stateStore }: Engines): Promise<void> {
  for (const id of [first, second, third]) {
    await stateStore.documents.write(id, [{ kind: 'remove', collection: heldRiderEventsQueue, id }]);
    await stateStore.dueQueues.schedule(heldRiderEventsQueue, id, { inMs: 3_600_000 });
  }
}

test('until it has caught up, holds waiting events again and makes them due, but no event that a later one settles', () =>
  withEngines(async (engines) => {
    const { eventStore, stateStore } = engines;
    const held = new HeldRiderEvents(stateStore, eventStore);
    const follower = new HeldRiderEventsFollower(eventStore, held);
    const listed = async () => {
      const lists = await Promise.all([first, second, third].map((id) => held.list(id)));
      return lists.map((list) => list.length);
    };
    for (const id of [first, second, third]) expect(await held.hold(accepted(id))).toBe('held');
    expect(await held.settle(accepted(first), 'applied')).toBe(true);
    expect(await held.settle(accepted(second), 'dead_lettered')).toBe(true);
    expect(await held.hold(accepted(third))).toBe('repeated');
    expect(await listed()).toEqual([0, 0, 1]);
    const events = await recorded(engines);
    await loseState(engines);

    for (const batch of [events.slice(0, 4), events.slice(4)]) await follower.handle(batch, { isLive: () => false });
    expect(await listed()).toEqual([0, 0, 1]);
    expect(await held.list(third)).toEqual([accepted(third)]);
    expect((await stateStore.dueQueues.earliest(heldRiderEventsQueue))?.inMs).toBeLessThanOrEqual(0);

    const isLive = () => true;
    await loseState(engines);
    await follower.handle(events, { isLive });
    expect(await listed()).toEqual([0, 0, 0]);
    // An operator releases its parked stream.
    await follower.handle(events, { isLive, releasedAt: 9n });
    expect(await listed()).toEqual([0, 0, 1]);
  }));

test('holds an event again that the state store loses before its record', () =>
  withEngines(async (engines) => {
    const { eventStore, stateStore } = engines;
    const append: typeof eventStore.append = async (...event) => {
      await loseState(engines);
      return eventStore.append(...event);
    };
    const held = new HeldRiderEvents(stateStore, { append });
    expect(await held.hold(accepted(first))).toBe('held');
    expect(await held.list(first)).toHaveLength(1);
  }));

test('records an event once, however often it is repeated, and again when it is held again after its settlement', () =>
  withEngines(async (engines) => {
    const { eventStore, stateStore } = engines;
    const held = new HeldRiderEvents(stateStore, eventStore);
    const types = async () => (await recorded(engines)).map(({ type }) => type);
    expect(await held.hold(accepted(first))).toBe('held');
    for (let time = 0; time < 3; time += 1) expect(await held.hold(accepted(first))).toBe('repeated');
    expect(await types()).toEqual(['RiderEventHeld']);
    await held.settle(accepted(first), 'dead_lettered');
    expect(await held.hold(accepted(first))).toBe('held');
    expect(await types()).toEqual(['RiderEventHeld', 'RiderEventSettled', 'RiderEventHeld']);
  }));

test('records a repeated event whose first record failed', () =>
  withEngines(async (engines) => {
    const { eventStore, stateStore } = engines;
    const fails = () => Promise.reject(new Error('no event store'));
    await expect(new HeldRiderEvents(stateStore, { append: fails }).hold(accepted(first))).rejects.toThrow();
    expect(await new HeldRiderEvents(stateStore, eventStore).hold(accepted(first))).toBe('repeated');
    expect(await recorded(engines)).toHaveLength(1);
  }));

test("the stored form of the stream's events has not changed without a new version", () =>
  withEngines(async (engines) => {
    const held = new HeldRiderEvents(engines.stateStore, engines.eventStore);
    await held.hold(accepted(first));
    await held.settle(accepted(first), 'applied');
    const events = await recorded(engines);
    expect(events.map(({ stream, type }) => [stream, type])).toEqual([
      [heldStream(first), 'RiderEventHeld'],
      [heldStream(first), 'RiderEventSettled'],
    ]);
    const present = Object.fromEntries(events.map(({ type, data }) => [type, data]));
    expect(changedInPlace(present, storedVersions.dispatch_events, releasedEvents('dispatch-held-'))).toEqual([]);
  }));

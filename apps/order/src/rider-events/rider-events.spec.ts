import { orderStream, type RiderEventType } from '@dakpion/contracts';
import type { RecordedEvent } from '@dakpion/event-store';
import { eventually, orderIdOf, rider } from '@dakpion/fixtures';
import { defaultRetryPolicy } from '@dakpion/messaging';
import { OrderViews, RiderLocations } from '@dakpion/read-models';
import { ReadModelRebuildingError } from '@dakpion/state-store';
import fc from 'fast-check';
import { holdMs, maxHeldPerOrder } from './held-rider-event.ts';
import { HeldRiderEvents, heldRiderEventsQueue } from './held-rider-events.ts';
import { riderEventOutcomes } from './rider-event-counts.ts';
import { RunningRiderEvents } from './running-rider-events.fixture.ts';

const course = [
  'RIDER_ASSIGNED',
  'RIDER_ACCEPTED',
  'RIDER_STARTED',
  'PARCEL_PICKED',
  'PARCEL_DELIVERED',
] as const satisfies RiderEventType[];
const location = { latitude: 23.78, longitude: 90.41 };
const service = new RunningRiderEvents();
let orders = 0;
let orderId: string;

beforeAll(() => service.start());
afterAll(() => service.remove());

beforeEach(async () => {
  service.clockLeadMs = 0;
  orderId = orderIdOf(++orders);
  await service.place(orderId);
});

const held = () => new HeldRiderEvents(service.stateStore, service.eventStore).list(orderId);
const statusIs = (status: string) => eventually(async () => expect(await service.statusOf(orderId)).toBe(status));
const loseProcessAndState = async () => {
  await service.stop();
  await service.loseAllState();
  await service.start();
};
const deadLetters = async () => (await service.deadLetters()).filter((letter) => letter.key === orderId);
const reasonsAre = (...reasons: string[]) =>
  eventually(async () => expect((await deadLetters()).map((letter) => letter.reason)).toEqual(reasons));

test('applies the events of a delivery with the dispatch system as actor', async () => {
  for (const type of course) await service.publish(orderId, type);
  await statusIs('COMPLETED');
  const recorded: RecordedEvent[] = [];
  for await (const event of service.eventStore.readStream(orderStream(orderId), { fromRevision: 1 }))
    recorded.push(event);
  const ids = course.map((type) => `${orderId}-${type}`);
  expect(recorded.map(({ data }) => data.rider_event_id)).toEqual(ids);
  expect(recorded.map(({ metadata }) => metadata.$causationId)).toEqual(ids);
  expect(recorded[0]?.metadata).toMatchObject({ actor: { kind: 'dispatch_system' }, $correlationId: ids[0] });
  expect(await deadLetters()).toEqual([]);
});

test.each([
  ['the robot courier', 'robot-courier', 'sandbox', { kind: 'robot_courier' }],
  ['an operator', 'operator', 'production', { kind: 'operator' }],
  ['a dispatch system of this name', 'some-system', 'production', { kind: 'dispatch_system' }],
] as const)('records %s as the actor', async (_, source, environment, actor) => {
  const order_id = orderIdOf(++orders);
  await service.place(order_id, environment);
  const occurred_at = new Date().toISOString();
  const value = { event_id: 'x', type: 'RIDER_ASSIGNED', order_id, occurred_at, rider };
  await service.publishRaw(order_id, value, 'RIDER_ASSIGNED', { source });
  await eventually(async () => expect(await service.statusOf(order_id)).toBe('ASSIGNED'));
  for await (const { metadata } of service.eventStore.readStream(orderStream(order_id), { fromRevision: 1 }))
    expect(metadata).toMatchObject({ actor });
});

test('sends a step of a production order to the dead letters that names the robot courier as its source', async () => {
  orderId = orderIdOf(++orders);
  await service.place(orderId, 'production');
  const occurred_at = new Date().toISOString();
  // An early one is refused as well, and not held.
  for (const type of ['RIDER_ACCEPTED', 'RIDER_ASSIGNED', 'ORDER_CANCELLED']) {
    const value = { event_id: type, type, order_id: orderId, occurred_at, rider };
    await service.publishRaw(orderId, value, type, { source: 'robot-courier' });
  }
  await reasonsAre('not_sandbox', 'not_sandbox', 'not_sandbox');
  expect(await service.statusOf(orderId)).toBe('PENDING');
  expect(await held()).toEqual([]);
});

test('ignores and counts a step of the robot courier that comes after the end of its order', async () => {
  const before = await service.counts();
  await service.publish(orderId, 'ORDER_CANCELLED', { rider: null });
  const occurred_at = new Date().toISOString();
  const value = { event_id: 'x', type: 'RIDER_ASSIGNED', order_id: orderId, occurred_at, rider };
  await service.publishRaw(orderId, value, 'RIDER_ASSIGNED', { source: 'robot-courier' });
  await eventually(async () => expect((await service.counts()).of('ignored')).toBe(before.of('ignored') + 1));
  expect(await deadLetters()).toEqual([]);
});

test('applies a message without a type header as well', async () => {
  const occurred_at = new Date().toISOString();
  await service.publishRaw(orderId, { event_id: 'x', type: 'RIDER_ASSIGNED', order_id: orderId, occurred_at, rider });
  await statusIs('ASSIGNED');
});

test('records locations and applies the steps after them while the views are being built again', async () => {
  const ownerOf = jest
    .spyOn(OrderViews.prototype, 'ownerOf')
    .mockRejectedValue(new ReadModelRebuildingError('orders', null));
  await service.publish(orderId, 'RIDER_ASSIGNED');
  await service.publish(orderId, 'RIDER_ACCEPTED');
  await service.publish(orderId, 'RIDER_LOCATION', { location });
  await service.publish(orderId, 'RIDER_STARTED');
  await statusIs('STARTED');
  expect(ownerOf).toHaveBeenCalled();
  ownerOf.mockRestore();
  expect(await new RiderLocations(service.stateStore).latest(orderId)).toMatchObject(location);
  expect(await deadLetters()).toEqual([]);
});

test('accepts a duplicate and changes nothing', async () => {
  for (const type of [
    'RIDER_ASSIGNED',
    'RIDER_ASSIGNED',
    'RIDER_ACCEPTED',
    'RIDER_ASSIGNED',
    'RIDER_STARTED',
  ] as const) {
    await service.publish(orderId, type);
  }
  // The same step again under another event id.
  await service.publish(orderId, 'RIDER_ACCEPTED', { event_id: 'again' });
  await service.publish(orderId, 'PARCEL_PICKED');
  await statusIs('PICKED');
  expect((await service.order(orderId))?.history).toHaveLength(5);
  expect(await deadLetters()).toEqual([]);
});

describe('an event that comes too early', () => {
  test('is applied when the missing events have arrived', async () => {
    for (const type of [...course].reverse()) await service.publish(orderId, type);
    await statusIs('COMPLETED');
    await eventually(async () => expect(await held()).toEqual([]));
    expect(await deadLetters()).toEqual([]);
  });

  test('is kept over a restart', async () => {
    await service.publish(orderId, 'RIDER_ACCEPTED');
    await eventually(async () => expect(await held()).toHaveLength(1));
    await service.stop();
    await service.start();
    await service.publish(orderId, 'RIDER_ASSIGNED');
    await statusIs('ACCEPTED');
  });

  test('is kept when both the state store and the process that held it are lost', async () => {
    await service.publish(orderId, 'RIDER_STARTED');
    await service.publish(orderId, 'RIDER_LOCATION', { event_id: 'location', location });
    await service.publish(orderId, 'RIDER_ACCEPTED');
    await eventually(async () => expect(await held()).toHaveLength(3));
    await loseProcessAndState();
    await service.publish(orderId, 'RIDER_ASSIGNED');
    await statusIs('STARTED');
    await eventually(async () => expect(await held()).toEqual([]));
    expect(await new RiderLocations(service.stateStore).latest(orderId)).toMatchObject(location);
    expect(await deadLetters()).toEqual([]);
  });

  test('becomes a dead letter only once, even if the state store is lost afterwards', async () => {
    await service.publish(orderId, 'PARCEL_PICKED');
    await eventually(async () => expect(await held()).toHaveLength(1));
    service.clockLeadMs = holdMs + 1;
    await reasonsAre('too_early');
    await eventually(async () => expect(await held()).toEqual([]));
    await service.publish(orderId, 'PARCEL_DELIVERED');
    await eventually(async () => expect(await held()).toHaveLength(1));
    await loseProcessAndState();
    await eventually(async () => expect(await held()).toHaveLength(1));
    service.clockLeadMs = 3 * holdMs;
    await reasonsAre('too_early', 'too_early');
    await eventually(async () => expect(await held()).toEqual([]));
    expect((await deadLetters()).map(({ text }) => JSON.parse(text).type)).toEqual([
      'PARCEL_PICKED',
      'PARCEL_DELIVERED',
    ]);
  });

  test('becomes an unchanged dead letter when its hold time is over, and not before', async () => {
    const first = await service.publish(orderId, 'PARCEL_PICKED', { reason: 'é' });
    await eventually(async () => expect(await held()).toHaveLength(1));
    service.clockLeadMs = holdMs / 2;
    await service.publish(orderId, 'RIDER_STARTED');
    await eventually(async () => expect(await held()).toHaveLength(2));
    expect(await deadLetters()).toEqual([]);
    service.clockLeadMs = holdMs + 1;
    await reasonsAre('too_early');
    const [letter] = await deadLetters();
    expect(letter).toMatchObject({ text: first, detail: expect.stringContaining('PENDING') });
    const heldTypes = async () => (await held()).map((event) => event.transition.type);
    await eventually(async () => expect(await heldTypes()).toEqual(['RIDER_STARTED']));
    // The clock may advance only now: the worker has set the next deadline, which is later than the end of its claim.
    const { dueQueues } = service.stateStore;
    await eventually(async () => {
      expect((await dueQueues.earliest(heldRiderEventsQueue))?.inMs).toBeGreaterThan(15_000);
    });
    service.clockLeadMs = 2 * holdMs;
    await reasonsAre('too_early', 'too_early');
    await eventually(async () => expect(await held()).toEqual([]));
  });

  test('becomes a dead letter when the order ends without it', async () => {
    await service.publish(orderId, 'PARCEL_PICKED');
    await service.publish(orderId, 'ORDER_CANCELLED', { rider: null, reason: 'No rider is free' });
    await reasonsAre('too_late');
    expect(await service.statusOf(orderId)).toBe('CANCELLED');
    await eventually(async () => expect(await held()).toEqual([]));
  });

  test('is held only up to a small number of events of the same order', async () => {
    for (let number = 0; number <= maxHeldPerOrder; number += 1) {
      await service.publish(orderId, 'PARCEL_PICKED', { event_id: `picked-${number}` });
    }
    await reasonsAre('too_early');
    expect((await deadLetters())[0]?.text).toContain(`picked-${maxHeldPerOrder}`);
    expect(await held()).toHaveLength(maxHeldPerOrder);
  });
});

test('sends an event that can never be applied to the dead letters with the reason, and continues', async () => {
  const unknown = orderIdOf(999_999);
  await service.publish(orderId, 'RIDER_ASSIGNED');
  await service.publish(orderId, 'RIDER_ACCEPTED', { rider: { ...rider, rider_id: 8 } });
  await service.publish(orderId, 'RIDER_ACCEPTED', { ocurred_at: 1 });
  await service.publishRaw(orderId, Buffer.from('{"half'), 'RIDER_ACCEPTED');
  await service.publishRaw('rider-7', { type: 'RIDER_ACCEPTED', order_id: orderId });
  await service.publishRaw('rider-7', JSON.parse(await service.publish(unknown, 'RIDER_ASSIGNED')));
  await service.publish(orderId, 'RIDER_ACCEPTED');
  await service.publish(orderId, 'ORDER_CANCELLED', { rider: null });
  await service.publish(orderId, 'RIDER_STARTED');
  await eventually(async () => {
    const letters = await service.deadLetters();
    const reasonsOf = (key: string) => letters.filter((letter) => letter.key === key).map((letter) => letter.reason);
    expect(reasonsOf(orderId)).toEqual(['other_rider', 'malformed', expect.any(String), 'too_late']);
    expect(reasonsOf('rider-7')).toEqual(['malformed', 'wrong_key']);
    expect(reasonsOf(unknown)).toEqual(['order_unknown']);
  });
  expect((await deadLetters())[1]?.detail).toContain('ocurred_at');
  expect(await service.statusOf(orderId)).toBe('CANCELLED');
});

test('tries an event again that fails for a while, and keeps the order of the events', async () => {
  // Fails more often than other messages are tried.
  service.failures = defaultRetryPolicy.maxTries;
  for (const type of course) await service.publish(orderId, type);
  await statusIs('COMPLETED');
  expect(await deadLetters()).toEqual([]);
});

describe('a location', () => {
  const locations = () => new RiderLocations(service.stateStore);
  const locate = (second: number, changes: object = {}) =>
    service.publish(orderId, 'RIDER_LOCATION', {
      event_id: `location-${second}`,
      occurred_at: new Date(Date.now() - 60_000 + second * 1_000).toISOString(),
      location: { ...location, latitude: second },
      ...changes,
    });

  test('is recorded for an order on its way if its own time is the newest, and appends nothing', async () => {
    await service.publish(orderId, 'RIDER_ASSIGNED');
    await locate(1);
    await locate(3);
    await locate(2);
    await locate(3);
    await service.publish(orderId, 'RIDER_ACCEPTED');
    await statusIs('ACCEPTED');
    expect(await locations().latest(orderId)).toMatchObject({ rider_id: 7, latitude: 3, longitude: 90.41 });
    expect((await service.order(orderId))?.history).toHaveLength(3);
    expect(await deadLetters()).toEqual([]);
  });

  test("becomes a dead letter when it is from another rider than the order's", async () => {
    await service.publish(orderId, 'RIDER_ASSIGNED');
    await locate(2, { rider: { ...rider, rider_id: 8 } });
    await reasonsAre('other_rider');
    expect(await locations().latest(orderId)).toBeNull();
  });

  test('is held until a rider is assigned, and recorded then', async () => {
    const before = await service.counts();
    await locate(1);
    await eventually(async () => expect((await service.counts()).of('held')).toBe(before.of('held') + 1));
    expect(await locations().latest(orderId)).toBeNull();
    await service.publish(orderId, 'RIDER_ASSIGNED');
    await eventually(async () => expect(await locations().latest(orderId)).toMatchObject({ latitude: 1 }));
    await eventually(async () => expect((await service.counts()).of('located')).toBe(before.of('located') + 1));
    expect(await deadLetters()).toEqual([]);
  });

  test('is held while its order has no view, as after a loss of the state store', async () => {
    await service.publish(orderId, 'RIDER_ASSIGNED');
    await locate(1);
    await eventually(async () => expect(await locations().latest(orderId)).toMatchObject({ latitude: 1 }));
    jest.spyOn(OrderViews.prototype, 'ownerOf').mockResolvedValueOnce(null).mockResolvedValueOnce(null);
    await locate(2);
    await eventually(async () => expect(await held()).toHaveLength(1));
    for (const type of ['RIDER_ACCEPTED', 'RIDER_STARTED'] as const) await service.publish(orderId, type);
    await eventually(async () => expect(await locations().latest(orderId)).toMatchObject({ latitude: 2 }));
    expect(await deadLetters()).toEqual([]);
  });

  test('leaves room for steps when many locations come before the assignment', async () => {
    for (let second = 1; second <= 8; second += 1) await locate(second);
    await service.publish(orderId, 'RIDER_ACCEPTED');
    await service.publish(orderId, 'RIDER_ASSIGNED');
    await statusIs('ACCEPTED');
    await reasonsAre('too_early', 'too_early', 'too_early');
    await eventually(async () => expect(await locations().latest(orderId)).toMatchObject({ latitude: 5 }));
  });

  test('is ignored and counted when the order has ended', async () => {
    const before = await service.counts();
    await service.publish(orderId, 'ORDER_CANCELLED', { rider: null });
    await locate(1);
    await eventually(async () => expect((await service.counts()).of('ignored')).toBe(before.of('ignored') + 1));
    expect(await locations().latest(orderId)).toBeNull();
    expect(await deadLetters()).toEqual([]);
  });
});

test('accounts for every event, and ends orders correctly, for any order and repetition of events', async () => {
  const anyCourse = fc
    .array(fc.constantFrom(...course), { maxLength: 5 })
    .chain((again) => fc.shuffledSubarray([...course, ...again], { minLength: 5 + again.length }));
  const anyCourses = fc.array(anyCourse, { minLength: 10, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(anyCourses, async (courses) => {
      const ids = courses.map(() => orderIdOf(++orders));
      for (const id of ids) await service.place(id);
      const before = await service.counts();
      const longest = Math.max(...courses.map((events) => events.length));
      for (let step = 0; step < longest; step += 1) {
        for (const [index, events] of courses.entries()) {
          const type = events[step];
          if (type !== undefined) await service.publish(ids[index]!, type);
        }
      }
      const statuses = () => Promise.all(ids.map((id) => service.statusOf(id)));
      await eventually(async () => expect(await statuses()).toEqual(ids.map(() => 'COMPLETED')));
      const sent = courses.reduce((sum, events) => sum + events.length, 0);
      const grown = async () => {
        const now = await service.counts();
        return Object.fromEntries(riderEventOutcomes.map((outcome) => [outcome, now.of(outcome) - before.of(outcome)]));
      };
      // A held event is counted again when it is settled. Here all of them were applied.
      const applied = 5 * ids.length;
      await eventually(async () =>
        expect(await grown()).toMatchObject({
          applied,
          unchanged: sent - applied,
          dead_lettered: 0,
          located: 0,
          ignored: 0,
        }),
      );
    }),
    { numRuns: 6 },
  );
});

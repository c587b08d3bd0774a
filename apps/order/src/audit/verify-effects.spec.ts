import { randomUUID } from 'node:crypto';
import { dhakaTime, eventIdOf } from '@dakpion/contracts';
import type { NewEvent } from '@dakpion/event-store';
import { at, orderId, owner } from '@dakpion/fixtures';
import { Checkpoints, followerNames, servingFollower } from '@dakpion/following';
import {
  type DeliveryLogEntry,
  DeliveryLogWriter,
  OrderViewWriter,
  orderViewsModel,
  webhookDueQueue,
} from '@dakpion/read-models';
import type { Engines } from '@dakpion/service';
import { ReadModelDocuments } from '@dakpion/state-store';
import { createdAs, fold, historyTo } from '../domain/order.fixture.ts';
import { detailsOf } from '../domain/order-record.ts';
import { record, recordOwner, saveCheckpoints, storedEvents, withEngines } from '../engines.fixture.ts';
import { OrderUsageProjection } from '../usage/order-usage.projection.ts';
import type { Difference } from './difference.ts';
import { type VerifyOptions, verifyOrders } from './verify-orders.ts';

// Each test breaks one effect of correct events.

const history = [createdAs(orderId), ...historyTo('COMPLETED').slice(1)];
const details = detailsOf(fold(history)!);
const minutesMs = 60_000;
const actor = { kind: 'service', service: 'webhook' };
const metadata = { schema_version: 1, $correlationId: 'req_1', $causationId: null, actor, occurred_at: at(0) };

async function verify({ eventStore, stateStore }: Engines, options: Partial<VerifyOptions> = {}) {
  const differences: Difference[] = [];
  for await (const item of verifyOrders({ eventStore, stateStore, waitMs: 0, ...options })) {
    if (item.kind === 'difference') differences.push(item.difference);
  }
  return differences;
}

/** A completed order with all its effects, in an installation with a partner. */
async function withSettledOrder(run: (engines: Engines) => Promise<void>): Promise<void> {
  await withEngines(async (engines) => {
    await recordOwner(engines);
    await record(engines, orderId, history);
    await new OrderViewWriter(engines.stateStore).write({ owner, trackingToken: `trk_${orderId}`, details });
    const planned = (await storedEvents(engines)).map(({ id }) =>
      anEvent('DeliveryPlanned', { event_id: eventIdOf(id) }),
    );
    await engines.eventStore.append(`webhook-${orderId}`, planned, 'no_stream');
    await new OrderUsageProjection('order-usage', engines.eventStore, engines.stateStore).handle(
      await storedEvents(engines),
    );
    await saveCheckpoints(engines);
    expect(await verify(engines)).toEqual([]);
    await run(engines);
  });
}

function anEvent(type: string, data: NewEvent['data']): NewEvent {
  return { id: randomUUID(), type, data, metadata };
}

/** Writes the unchanged view of the order again, in other lists. */
async function listIn({ stateStore }: Engines, lists: readonly string[]): Promise<void> {
  const place = { scope: `${owner.partner_id}:${owner.environment}`, collection: 'orders', id: orderId };
  const documents = new ReadModelDocuments(stateStore, orderViewsModel);
  const stored = await documents.read(place);
  const { collection, id } = place;
  const listing = { lists, score: Date.parse(details.created_at) };
  await documents.write(place.scope, [
    { kind: 'remove', collection, id },
    { kind: 'put', collection, id, version: stored!.version, value: stored!.value, listing },
  ]);
}

const reference = JSON.stringify(details.partner_reference_id);
const expected = [
  'all',
  `number=${details.order_id.slice(-8)}`,
  `phone=${details.receiver_phone_number}`,
  `reference=${reference}`,
  'status=COMPLETED',
  `status=COMPLETED&reference=${reference}`,
  'word=1',
  'word=i',
  'word=in',
  'word=inv',
];

test.each([
  ['lacks', []],
  ['shows in a former state', ['all', 'status=PENDING']],
  ['shows twice', [...expected, 'status=PICKED']],
])('reports an order that the list %s, and nothing after its views were rewritten', (_, lists) =>
  withSettledOrder(async (engines) => {
    await listIn(engines, lists);
    expect(await verify(engines)).toEqual([
      { order_id: orderId, what: 'order_lists', expected, found: lists.toSorted() },
    ]);
    const view = { owner, trackingToken: `trk_${orderId}`, details };
    expect(await new OrderViewWriter(engines.stateStore).rewrite(async () => view)).toBe(true);
    expect(await verify(engines)).toEqual([]);
    expect(await new OrderViewWriter(engines.stateStore).rewrite(async () => view)).toBe(false);
  }),
);

const ownershipPlace = { scope: `order:${orderId}`, collection: 'order_ownerships', id: orderId };
const trackingPlace = { scope: `tracking:trk_${orderId}`, collection: 'tracked_orders', id: `trk_${orderId}` };
const ownership = { ...owner, parcel_status: 'COMPLETED', rider_id: details.rider_id };
const tracking = { ...owner, order_id: orderId };

test.each([
  ['has no stored owner', { ownership }, ownershipPlace, null],
  ['has another stored owner', { ownership }, ownershipPlace, { ...ownership, partner_id: 'prt_other' }],
  ['has a stored owner with a former status', { ownership }, ownershipPlace, { ...ownership, parcel_status: 'PICKED' }],
  ['cannot be found by its token', { tracking }, trackingPlace, null],
  ['has a token that finds another order', { tracking }, trackingPlace, { ...tracking, order_id: 'ord_other' }],
])('reports an order that %s, and nothing after its views were rewritten', (_, right, place, value) =>
  withSettledOrder(async (engines) => {
    const documents = new ReadModelDocuments(engines.stateStore, orderViewsModel);
    const { scope, collection, id } = place;
    const put = { kind: 'put', collection, id, version: history.length, value } as const;
    const change = value === null ? [] : [put];
    await documents.write(scope, [{ kind: 'remove', collection, id }, ...change]);
    const [part] = Object.keys(right) as [string];
    const named = { order_id: orderId, what: 'order_lookup', expected: right, found: { [part]: value } };
    expect(await verify(engines)).toEqual([named]);
    const view = { owner, trackingToken: `trk_${orderId}`, details };
    expect(await new OrderViewWriter(engines.stateStore).rewrite(async () => view)).toBe(true);
    expect(await verify(engines)).toEqual([]);
  }),
);

test('reports an order whose lookup stays several events behind, and accepts a lookup that catches up in time', () =>
  withSettledOrder(async (engines) => {
    const documents = new ReadModelDocuments(engines.stateStore, orderViewsModel);
    const { scope, collection, id } = ownershipPlace;
    const remove = { kind: 'remove', collection, id } as const;
    const older = { ...ownership, parcel_status: 'PICKED' };
    const put = (version: number, value: object) => ({ kind: 'put', collection, id, version, value }) as const;
    await documents.write(scope, [remove, put(history.length - 1, older)]);
    const named = { order_id: orderId, what: 'order_lookup', expected: { ownership }, found: { ownership: older } };
    expect(await verify(engines)).toEqual([named]);
    let writing: Promise<unknown> = Promise.resolve();
    const clock = () => {
      writing = documents.write(scope, [put(history.length, ownership)]);
      return Date.now();
    };
    expect(await verify(engines, { waitMs: 5_000, clock })).toEqual([]);
    await writing;
  }));

/** Makes deliveries of the order wait. Their next attempts are due in these numbers of minutes. */
async function wait({ stateStore }: Engines, ...minutes: readonly number[]): Promise<readonly DeliveryLogEntry[]> {
  const entries = minutes.map((inMinutes, index): DeliveryLogEntry => {
    const next_attempt_at = dhakaTime(stateStore.clock.now() + inMinutes * minutesMs);
    const url = 'https://shop.example/hooks';
    const times = { next_attempt_at, created_at: at(index), updated_at: at(index) };
    const ids = { delivery_id: `dlv_${index}`, order_id: orderId, event_id: `evt_${index}` };
    const rest = {
      event: 'ASSIGNED',
      sequence: index + 1,
      environment: owner.environment,
      attempts: [],
      attempts_total: 0,
    } as const;
    return { ...ids, ...rest, ...times, url, status: index === 0 ? 'retrying' : 'pending' };
  });
  await new DeliveryLogWriter(stateStore).write(
    owner,
    entries.map((entry) => ({ entry, version: 1 })),
  );
  return entries;
}

const late = (next_attempt_at: string | null, delivery_id: string | null, in_due_queue_for: string | null) => ({
  order_id: orderId,
  what: 'webhook_due_time',
  expected: 'an attempt at its due time',
  found: { delivery_id, next_attempt_at, in_due_queue_for },
});

test('reports a webhook whose attempt was due long ago, unless the services are stopped', () =>
  withSettledOrder(async (engines) => {
    const [entry] = await wait(engines, -2);
    expect(await verify(engines)).toEqual([late(entry!.next_attempt_at, 'dlv_0', null)]);
    expect(await verify(engines, { atRest: true })).toEqual([]);
  }));

test.each<[string, readonly number[]]>([
  ['is still to come', [3]],
  ['has just become due', [-0.5]],
  ['waits for an earlier one that is still to come', [3, -5, -4]],
])('accepts a webhook whose attempt %s', (_, minutes) =>
  withSettledOrder(async (engines) => {
    await wait(engines, ...minutes);
    expect(await verify(engines)).toEqual([]);
  }),
);

test('accepts a claimed webhook, and reports one that the due queue has at too late a time', () =>
  withSettledOrder(async (engines) => {
    const { dueQueues, clock } = engines.stateStore;
    const [entry] = await wait(engines, -2);
    await dueQueues.claimOrNudge(webhookDueQueue, orderId, { forMs: 10_000 });
    expect(await verify(engines)).toEqual([]);
    await dueQueues.schedule(webhookDueQueue, orderId, { inMs: 30 * minutesMs });
    const queuedFor = await dueQueues.dueAt(webhookDueQueue, orderId);
    expect(queuedFor).toBeGreaterThan(clock.now());
    expect(await verify(engines)).toEqual([late(entry!.next_attempt_at, 'dlv_0', dhakaTime(queuedFor!))]);
  }));

test('reports an order that no instance takes from the due queue, and its webhook', () =>
  withSettledOrder(async (engines) => {
    const { dueQueues } = engines.stateStore;
    await dueQueues.schedule(webhookDueQueue, orderId, { inMs: -2 * minutesMs });
    const dueAt = dhakaTime((await dueQueues.dueAt(webhookDueQueue, orderId))!);
    expect(await verify(engines)).toEqual([late(dueAt, null, dueAt)]);
    // The first order of the queue is known by its id alone. The log names the webhooks of each order.
    const [entry] = await wait(engines, -2);
    expect(await verify(engines)).toEqual([late(dueAt, null, dueAt), late(entry!.next_attempt_at, 'dlv_0', dueAt)]);
  }));

test.each([
  [followerNames.publisher, 'publisher_checkpoint', `order-${orderId}`],
  [followerNames.orderViews, 'projection_checkpoint', `order-${orderId}`],
  [followerNames.orderEventIndex, 'event_index_checkpoint', `order-${orderId}`],
  [followerNames.deliveryLog, 'delivery_log_checkpoint', `webhook-${orderId}`],
  [followerNames.partners, 'partners_checkpoint', `partner-${owner.partner_id}`],
  [followerNames.openOrders, 'open_orders_checkpoint', `order-${orderId}`],
])('reports how far %s is behind', (follower, what, stream) =>
  withSettledOrder(async (engines) => {
    const { eventStore, stateStore } = engines;
    const id = await servingFollower(stateStore, follower);
    await stateStore.documents.write('checkpoints', [{ kind: 'remove', collection: 'checkpoints', id }]);
    const first = async () => {
      for await (const event of eventStore.readStream(stream, { maxCount: 1 })) return event;
      throw new Error(`${stream} is empty`);
    };
    let events = 0;
    for await (const _ of eventStore.readStream(stream)) events += 1;
    const found = (position: string | null, events_behind: number) => ({ position, events_behind });
    const difference = { order_id: null, what, follower, expected: expect.stringMatching(/^at least \d+$/) };
    expect(await verify(engines)).toEqual([{ ...difference, found: found(null, events) }]);
    const { position, ...event } = await first();
    await (await new Checkpoints(stateStore).open(id)).save({ ...event, position });
    const behind = events > 1 ? [{ ...difference, found: found(position.toString(), events - 1) }] : [];
    expect(await verify(engines)).toEqual(behind);
  }),
);

test('accepts at rest that held rider events have no checkpoint, because version 0.1.0 did not follow them', () =>
  withSettledOrder(async (engines) => {
    const id = followerNames.heldRiderEvents;
    await engines.eventStore.append(`dispatch-${orderId}`, [anEvent('RiderWanted', {})], 'no_stream');
    await saveCheckpoints(engines);
    await engines.stateStore.documents.write('checkpoints', [{ kind: 'remove', collection: 'checkpoints', id }]);
    expect(await verify(engines)).toMatchObject([{ what: 'held_rider_events_checkpoint', follower: id }]);
    expect(await verify(engines, { atRest: true })).toEqual([]);
  }));

test.each([
  [followerNames.openOrders, 'open_orders_checkpoint'],
  [followerNames.courses, 'courses_checkpoint'],
])('accepts at rest that %s lacks the last events, which the next start adds', (id, what) =>
  withSettledOrder(async (engines) => {
    await engines.eventStore.append(`dispatch-held-${orderId}`, [anEvent('RiderEventHeld', {})], 'no_stream');
    await saveCheckpoints(engines);
    await engines.stateStore.documents.write('checkpoints', [{ kind: 'remove', collection: 'checkpoints', id }]);
    expect(await verify(engines)).toMatchObject([{ what, follower: id }]);
    expect(await verify(engines, { atRest: true })).toEqual([]);
  }),
);

test.each(Object.values(followerNames))('reports that %s has followed another history', (follower) =>
  withSettledOrder(async (engines) => {
    const gone = { id: randomUUID(), stream: 'order-gone', revision: 3, position: 1_000_000n };
    const id = await servingFollower(engines.stateStore, follower);
    await (await new Checkpoints(engines.stateStore).open(id)).save(gone);
    const expectedEvent = { event_id: gone.id, stream: gone.stream, revision: 3, position: '1000000' };
    const difference = { order_id: null, what: 'follower_history', follower };
    expect(await verify(engines)).toEqual([{ ...difference, expected: expectedEvent, found: 'no event' }]);
  }),
);

test('reports a follower that has followed another history when the event store has lost all events', () =>
  withEngines(async (engines) => {
    const gone = { id: randomUUID(), stream: 'order-gone', revision: 3, position: 7n };
    const id = await servingFollower(engines.stateStore, followerNames.orderViews);
    await (await new Checkpoints(engines.stateStore).open(id)).save(gone);
    expect(await verify(engines)).toMatchObject([{ what: 'follower_history', follower: followerNames.orderViews }]);
  }));

import { randomUUID } from 'node:crypto';
import type { NewEvent } from '@dakpion/event-store';
import { at, orderId, owner } from '@dakpion/fixtures';
import {
  attemptUsageCollection,
  attemptUsageModel,
  type OrderUsage,
  OrderViewWriter,
  orderUsageCollection,
  orderUsageModel,
  scopeOf,
  storageSharesOf,
  storageTally,
  Usage,
  UsageWriter,
} from '@dakpion/read-models';
import type { Engines } from '@dakpion/service';
import { type DocumentChange, ReadModelDocuments } from '@dakpion/state-store';
import { cancelled, createdAs, fold, historyTo, newOrderId, request } from '../domain/order.fixture.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { detailsOf } from '../domain/order-record.ts';
import { record, saveCheckpoints, storedEvents, withEngines } from '../engines.fixture.ts';
import { OrderUsageProjection } from '../usage/order-usage.projection.ts';
import { OrderUsageCheck } from '../usage/order-usage-check.ts';
import { UsageRecount } from '../usage/usage-recount.ts';
import type { Difference } from './difference.ts';
import { UsageVerifier } from './usage-verifier.ts';
import { verifyOrders } from './verify-orders.ts';

// The usage of a completed and of a cancelled order, with one error at a time.

const day = '2026-11-21';
const started_at = at(4);
/** The size of the three events of {@link attempt}. */
const stored_bytes = 3 * JSON.stringify({ started_at }).length;
const clock = () => Date.parse(at(60));
/** The creation of an order without a callback URL: no webhook is missing, so the order is compared in bulk. */
const quiet = (id: string): OrderEvent => {
  const { type, data } = createdAs(id);
  return { type, data: { ...data, request: { ...request, callback_url: null } } };
};
const completed = [quiet(orderId), ...historyTo('COMPLETED').slice(1)];
const usage = ['order_usage', 'webhook_usage', 'usage_figures'];

async function verify({ eventStore, stateStore }: Engines, atRest = false): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for await (const item of verifyOrders({ eventStore, stateStore, waitMs: 0, clock, atRest })) {
    if (item.kind === 'difference' && usage.includes(item.difference.what)) differences.push(item.difference);
  }
  return differences;
}

async function settle(engines: Engines, id: string, history: readonly OrderEvent[]): Promise<void> {
  await record(engines, id, history);
  const details = detailsOf(fold(history)!);
  await new OrderViewWriter(engines.stateStore).write({ owner, trackingToken: `trk_${id}`, details });
}

/** Two attempts of webhooks of an order. */
async function attempt({ eventStore, stateStore }: Engines, id: string = orderId): Promise<void> {
  const actor = { kind: 'service', service: 'webhook' };
  const metadata = { schema_version: 2, $correlationId: 'req_1', $causationId: null, actor, occurred_at: at(0) };
  const events = ['DeliveryPlanned', 'AttemptFailed', 'DeliverySucceeded'].map(
    (type): NewEvent => ({ id: randomUUID(), type, data: { started_at }, metadata }),
  );
  await eventStore.append(`webhook-${id}`, events, 'no_stream');
  const counted = { usage: { order_id: id, attempts: { [day]: 2 }, stored_bytes }, version: 3 };
  await new UsageWriter(stateStore).writeAttempts(owner, [counted]);
}

function withCountedOrders(run: (engines: Engines) => Promise<void>): Promise<void> {
  return withEngines(async (engines) => {
    await settle(engines, orderId, completed);
    await settle(engines, newOrderId, [quiet(newOrderId), cancelled]);
    await new OrderUsageProjection('order-usage', engines.eventStore, engines.stateStore).handle(
      await storedEvents(engines),
    );
    await attempt(engines);
    await saveCheckpoints(engines);
    expect(await verify(engines)).toEqual([]);
    await run(engines);
  });
}

function write({ stateStore }: Engines, ...changes: DocumentChange[]): Promise<readonly boolean[]> {
  const model = changes[0]!.collection === orderUsageCollection ? orderUsageModel : attemptUsageModel;
  return new ReadModelDocuments(stateStore, model).write(scopeOf(owner), changes);
}

const figures = {
  'created.orders': 2,
  'created.total_price': 242,
  'completed.orders': 1,
  'completed.total_price': 121,
  'cancelled.orders': 1,
  'cancelled.total_price': 121,
};

test('reports a figure that is not the sum over the orders with its day, and corrects it', () =>
  withCountedOrders(async (engines) => {
    const wrong = { ...figures, 'completed.total_price': 120 };
    const place = { collection: orderUsageCollection, tally: day };
    expect(await write(engines, { kind: 'correct', ...place, from: figures, to: wrong })).toEqual([true]);
    const named = { order_id: null, what: 'usage_figures', owner } as const;
    const difference = { ...named, expected: { ...owner, day, ...figures }, found: { ...owner, day, ...wrong } };
    expect(await verify(engines)).toEqual([difference]);
    expect(await verify(engines, true)).toEqual([difference]);

    const recount = new UsageRecount(engines.eventStore, engines.stateStore, clock);
    expect(await recount.correct(await recount.findWrongDays([owner]))).toBe(1);
    expect(await verify(engines)).toEqual([]);
    expect((await new Usage(engines.stateStore).days(owner, day, day))[0]).toMatchObject({
      completed: { orders: 1, total_price: 121 },
    });
  }));

test('reports a figure of a day without any order', () =>
  withCountedOrders(async (engines) => {
    const place = { collection: attemptUsageCollection, tally: '2026-11-22' };
    await write(engines, { kind: 'correct', ...place, from: {}, to: { webhook_attempts: 5 } });
    expect(await verify(engines)).toMatchObject([{ what: 'usage_figures', found: { webhook_attempts: 5 } }]);
    // At rest, the last attempts may not be counted yet.
    expect(await verify(engines, true)).toEqual([]);
  }));

test('reports stored bytes that are not the sum over the orders, and corrects them', () =>
  withCountedOrders(async (engines) => {
    const usage = new Usage(engines.stateStore);
    const right = await usage.storedBytes(owner);
    const place = { collection: attemptUsageCollection, tally: storageTally };
    const from = { stored_bytes };
    await write(engines, { kind: 'correct', ...place, from, to: { stored_bytes: 7 } });
    expect(await usage.storedBytes(owner)).toBe(right - stored_bytes + 7);
    expect(await verify(engines)).toMatchObject([
      { what: 'usage_figures', expected: from, found: { stored_bytes: 7 } },
    ]);
    const recount = new UsageRecount(engines.eventStore, engines.stateStore, clock);
    expect(await recount.correct(await recount.findWrongDays([owner]))).toBe(1);
    expect(await usage.storedBytes(owner)).toBe(right);
  }));

test('reports webhooks whose stored bytes differ from their events', () =>
  withCountedOrders(async (engines) => {
    const usage = { order_id: orderId, attempts: { [day]: 2 }, stored_bytes: 1 };
    await write(engines, { kind: 'remove', collection: attemptUsageCollection, id: orderId });
    await new UsageWriter(engines.stateStore).writeAttempts(owner, [{ usage, version: 3 }]);
    expect(await verify(engines)).toMatchObject([{ what: 'webhook_usage', expected: { stored_bytes }, found: usage }]);
  }));

test('reports an order whose stored usage differs from its events, and corrects all sums that include it', () =>
  withCountedOrders(async (engines) => {
    const writer = new UsageWriter(engines.stateStore);
    const stored = (await writer.readOrders(owner, [orderId])).get(orderId)!;
    const wrong = { ...stored.usage, total_price: 1 };
    await writer.replaceOrder(owner, { usage: wrong, version: stored.version }, stored.version);
    expect(await verify(engines)).toEqual([
      { order_id: orderId, what: 'order_usage', expected: stored.usage, found: wrong },
    ]);
    const check = new OrderUsageCheck(engines.eventStore, engines.stateStore);
    expect([await check.rewrite(orderId), await check.rewrite(orderId)]).toEqual([true, false]);
    expect(await verify(engines)).toEqual([]);
  }));

test('reports an order that is not counted at all, and corrects the figures', () =>
  withCountedOrders(async (engines) => {
    await write(engines, { kind: 'remove', collection: orderUsageCollection, id: newOrderId });
    expect(await verify(engines)).toMatchObject([{ order_id: newOrderId, what: 'order_usage', found: null }]);
    await new OrderUsageCheck(engines.eventStore, engines.stateStore).rewrite(newOrderId);
    expect(await verify(engines)).toEqual([]);
  }));

test('reports no difference for events that usage has not reached, e.g. after a loss of the state store', () =>
  withCountedOrders(async (engines) => {
    const later = `ord_${'0'.repeat(26)}`;
    await settle(engines, later, [quiet(later)]);
    await attempt(engines, later);
    await write(engines, { kind: 'remove', collection: attemptUsageCollection, id: later });
    expect(await verify(engines)).toEqual([]);
    await saveCheckpoints(engines);
    expect(await verify(engines)).toMatchObject([
      { order_id: later, what: 'order_usage', found: null },
      { order_id: later, what: 'webhook_usage', found: { attempts: {} } },
    ]);
  }));

test('reports a completed order that is missing from its statement, and adds it', () =>
  withCountedOrders(async (engines) => {
    const documents = new ReadModelDocuments(engines.stateStore, orderUsageModel);
    const address = { scope: scopeOf(owner), collection: orderUsageCollection, id: orderId };
    const { version, value } = (await documents.read<OrderUsage>(address))!;
    const shares = [{ tally: day, amounts: { ...figures, 'cancelled.orders': 0, 'cancelled.total_price': 0 } }];
    const own = { ...shares[0]!.amounts, 'created.orders': 1, 'created.total_price': 121 };
    const place = { collection: orderUsageCollection, id: orderId };
    await write(
      engines,
      { kind: 'remove', ...place },
      { kind: 'put', ...place, version, value, shares: [{ tally: day, amounts: own }, ...storageSharesOf(value)] },
    );
    expect(await verify(engines)).toEqual([
      { order_id: orderId, what: 'order_usage', expected: value, found: { usage: value, in_statement: false } },
    ]);
    await new OrderUsageCheck(engines.eventStore, engines.stateStore).rewrite(orderId);
    expect(await verify(engines)).toEqual([]);
  }));

test('reports stored webhook attempts of an order that had none', () =>
  withCountedOrders(async (engines) => {
    const usage = { order_id: newOrderId, attempts: { [day]: 1 }, stored_bytes: 1 };
    await new UsageWriter(engines.stateStore).writeAttempts(owner, [{ usage, version: 1 }]);
    expect(await verify(engines)).toMatchObject([
      { order_id: newOrderId, what: 'webhook_usage', expected: { attempts: {} }, found: usage },
    ]);
  }));

test('reports webhook attempts whose stored usage differs from the events, and corrects it', () =>
  withCountedOrders(async (engines) => {
    const usage = { order_id: orderId, attempts: { [day]: 3 }, stored_bytes };
    await write(engines, { kind: 'remove', collection: attemptUsageCollection, id: orderId });
    await new UsageWriter(engines.stateStore).writeAttempts(owner, [{ usage, version: 3 }]);
    const difference = {
      order_id: orderId,
      what: 'webhook_usage',
      expected: { attempts: { [day]: 2 }, stored_bytes },
      found: usage,
    };
    expect(await verify(engines)).toEqual([difference]);
    expect(await verify(engines, true)).toEqual([]);
  }));

test('counts all attempts of an order whose webhooks were redelivered very often', () =>
  withCountedOrders(async ({ eventStore, stateStore }) => {
    const metadata = { schema_version: 2, $correlationId: 'req_1', $causationId: null, actor: {}, occurred_at: at(0) };
    const count = 10_001;
    const attempts = Array.from(
      { length: count },
      (): NewEvent => ({ id: randomUUID(), type: 'AttemptFailed', data: { started_at }, metadata }),
    );
    for (let from = 0; from < count; from += 2_000)
      await eventStore.append(
        `webhook-${newOrderId}`,
        attempts.slice(from, from + 2_000),
        from === 0 ? 'no_stream' : from - 1,
      );
    const stored = count * JSON.stringify({ started_at }).length;
    const counted = { order_id: newOrderId, attempts: { [day]: count }, stored_bytes: stored };
    await new UsageWriter(stateStore).writeAttempts(owner, [{ usage: counted, version: count }]);
    const head = (await eventStore.head()) ?? 0n;
    const settled = <Found>(look: () => Promise<readonly Found[]>) => look();
    const verifier = new UsageVerifier(eventStore, stateStore, { orders: head, webhooks: head }, { settled, clock });
    expect(await verifier.verifyOrder(owner, newOrderId)).toEqual([]);
  }));

test('reports no difference for figures that change while they are verified', () =>
  withCountedOrders(async (engines) => {
    const projection = new OrderUsageProjection('order-usage', engines.eventStore, engines.stateStore);
    const recount = new UsageRecount(engines.eventStore, engines.stateStore, clock);
    let isDone = false;
    const busy = (async () => {
      for (let n = 0; !isDone; n += 1) {
        const id = `ord_${String(n).padStart(26, '0')}`;
        await settle(engines, id, [quiet(id), ...(n % 2 === 0 ? [cancelled] : [])]);
        await projection.handle(await storedEvents(engines));
      }
    })();
    try {
      for (let times = 0; times < 50; times += 1) expect(await recount.findWrongDays([owner])).toEqual([]);
    } finally {
      isDone = true;
      await busy;
    }
  }));

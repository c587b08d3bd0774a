import { type CommandContext, eventIdOf, type OrderRepair, pattern, topics } from '@dakpion/contracts';
import { context, orderId, owner, until } from '@dakpion/fixtures';
import { Checkpoints, followerNames, servingFollower } from '@dakpion/following';
import { BrokerClient } from '@dakpion/messaging';
import { OrderViews, OrderViewWriter, orderViewsModel, UsageWriter } from '@dakpion/read-models';
import type { Engines } from '@dakpion/service';
import { ReadModelDocuments } from '@dakpion/state-store';
import { firstValueFrom } from 'rxjs';
import { fold, historyTo } from '../domain/order.fixture.ts';
import { detailsOf } from '../domain/order-record.ts';
import { record, storedEvents } from '../engines.fixture.ts';
import { publishedEvents, withOrderService } from '../order-service.fixture.ts';

const history = historyTo('STARTED');
const details = detailsOf(fold(history)!);

function repair(engines: Engines, order_id: string, event_ids: readonly string[]): Promise<OrderRepair> {
  const value = { type: 'RepairOrder', order_id, event_ids, context: context as CommandContext };
  const question = { key: order_id, value, timeoutMs: 10_000 };
  return firstValueFrom(new BrokerClient(engines.broker).send(pattern(topics.orderCommands, 'RepairOrder'), question));
}

/** An order at rest, published and projected. Returns the ids of its events. */
async function settled(engines: Engines): Promise<readonly string[]> {
  await record(engines, orderId, history);
  await publishedEvents(engines, history.length);
  const head = await engines.eventStore.head();
  const { stateStore } = engines;
  const projection = () => servingFollower(stateStore, followerNames.orderViews);
  await until(async () => (await new Checkpoints(stateStore).read(await projection())) === head);
  return (await storedEvents(engines)).map(({ id }) => eventIdOf(id));
}

const documentsOf = ({ stateStore }: Engines) => new ReadModelDocuments(stateStore, orderViewsModel);
const view = ({ stateStore }: Engines) => new OrderViews(stateStore).storedDetails(owner, orderId);

test('publishes the requested events again in order, and leaves a correct view unchanged', () =>
  withOrderService(async ({ engines }) => {
    const [, second, , fourth] = await settled(engines);
    const asked = [fourth!, 'evt_of_another_order', second!];
    expect(await repair(engines, orderId, asked)).toEqual({
      outcome: 'repaired',
      view_rewritten: false,
      published_event_ids: [second, fourth],
    });
    const published = await publishedEvents(engines, history.length + 2);
    const again = published.slice(history.length);
    expect(again).toEqual([published[1], published[3]]);
  }));

test.each([
  ['differs from the events', history.length, { receiver_name: 'Someone' }],
  ['is ahead of the events', history.length + 1, { sequence: history.length + 1, parcel_status: 'PICKED' as const }],
])('rewrites a view that %s', (_, sequence, changes) =>
  withOrderService(async ({ engines }) => {
    await settled(engines);
    const { scope, collection, id } = {
      scope: `${owner.partner_id}:${owner.environment}`,
      collection: 'orders',
      id: orderId,
    };
    await documentsOf(engines).write(scope, [{ kind: 'remove', collection, id }]);
    const trackingToken = fold(history)!.created.tracking_token;
    await new OrderViewWriter(engines.stateStore).write({ owner, trackingToken, details: { ...details, ...changes } });
    expect(await view(engines)).toMatchObject({ sequence });

    expect(await repair(engines, orderId, [])).toMatchObject({ view_rewritten: true, published_event_ids: [] });
    expect(await view(engines)).toEqual(details);
    const list = (parcel_status: 'STARTED' | 'PICKED') =>
      new OrderViews(engines.stateStore).list(owner, { parcel_status, page: 1, limit: 10 });
    expect([(await list('STARTED')).total, (await list('PICKED')).total]).toEqual([1, 0]);
    expect(await repair(engines, orderId, [])).toMatchObject({ view_rewritten: false });
  }),
);

test('rewrites a view that is missing', () =>
  withOrderService(async ({ engines }) => {
    await settled(engines);
    const scope = `${owner.partner_id}:${owner.environment}`;
    await documentsOf(engines).write(scope, [{ kind: 'remove', collection: 'orders', id: orderId }]);
    expect(await view(engines)).toBeNull();
    expect(await repair(engines, orderId, [])).toMatchObject({ view_rewritten: true });
    expect(await view(engines)).toEqual(details);
  }));

test('answers that an order does not exist', () =>
  withOrderService(async ({ engines }) => {
    expect(await repair(engines, orderId, [])).toEqual({
      outcome: 'refused',
      refusal: { code: 'order_not_found', order_id: orderId },
    });
  }));

test('corrects the usage of the order', () =>
  withOrderService(async ({ engines }) => {
    await settled(engines);
    const writer = new UsageWriter(engines.stateStore);
    const stored = async () => (await writer.readOrders(owner, [orderId])).get(orderId);
    await until(async () => (await stored()) !== undefined);
    const right = (await stored())!;
    await writer.replaceOrder(owner, { ...right, usage: { ...right.usage, total_price: 7 } }, right.version);
    expect((await stored())?.usage.total_price).toBe(7);
    await repair(engines, orderId, []);
    expect(await stored()).toEqual(right);
  }));

import { setTimeout as pause } from 'node:timers/promises';
import { context, until } from '@dakpion/fixtures';
import { Checkpoints, EventFollower } from '@dakpion/following';
import { PartnerBuild, Partners } from '@dakpion/partners';
import { deliveryLogModel } from '@dakpion/read-models';
import type { Engines } from '@dakpion/service';
import { ReadModelBuilds, type StateStore, StateStoreUnavailableError, storeOfBuild } from '@dakpion/state-store';
import { OrderDeliveriesRepository } from '../deliveries/order-deliveries.repository.ts';
import { DeliveryScheduler } from '../delivery-scheduler/delivery-scheduler.ts';
import type { DueOrders } from '../delivery-scheduler/due-orders.ts';
import { LeasedOrders } from '../delivery-scheduler/leased-orders.ts';
import { LocalOrders } from '../delivery-scheduler/local-orders.ts';
import { deliveryIdOf } from '../domain/decide-delivery.ts';
import { attemptResult, planDelivery } from '../domain/delivery-command.fixture.ts';
import { newOrderId, partnerAccounts, withEngines } from '../webhook.fixture.ts';
import { DeliveryLogFollower } from './delivery-log.follower.ts';

const trace = { correlation_id: 'req_1', causation_id: null, occurred_at: '2026-11-21T12:00:00.000+06:00' };

/** Orders of one partner. The test plans and attempts their deliveries. */
class Orders {
  readonly repository: OrderDeliveriesRepository;

  constructor(
    readonly engines: Engines,
    readonly partnerId: string,
  ) {
    this.repository = new OrderDeliveriesRepository(engines.eventStore);
  }

  async plan(): Promise<string> {
    const order_id = newOrderId();
    const event_id = `evt_${order_id}`;
    const command = planDelivery(1, { order_id, partner_id: this.partnerId, event_id, at: Date.now() });
    await this.repository.execute(order_id, command, trace);
    return order_id;
  }

  async attempt(orderId: string, status: 200 | 503): Promise<void> {
    const result = attemptResult(status, { started_at: Date.now() });
    const delivery_id = deliveryIdOf(`evt_${orderId}`, 1);
    const command = { type: 'RecordAttempt', delivery_id, number: 1, result } as const;
    expect(await this.repository.execute(orderId, command, trace)).toMatchObject({ outcome: 'done' });
  }
}

/** The follower of a process. `restored`: the orders that it restored. */
function follow({ eventStore, stateStore: whole }: Engines, dueOrders: DueOrders) {
  const isShared = dueOrders instanceof LeasedOrders;
  const build = storeOfBuild(whole, deliveryLogModel, deliveryLogModel.version);
  const stateStore: StateStore = Object.create(build, { isShared: { value: isShared } });
  const restored: string[] = [];
  const attempts = {
    nextTurn: (orderId: string) => {
      restored.push(orderId);
      return null;
    },
    knownEndpoint: () => null,
    make: () => Promise.resolve(),
  };
  const scheduler = new DeliveryScheduler({ dueOrders, attempts, diskSpace: null });
  const partners = new Partners(stateStore, eventStore);
  const waiting = { scheduler, partners, signal: AbortSignal.any([]) };
  const following = new DeliveryLogFollower('webhook-deliveries', eventStore, stateStore, () => 0, waiting);
  const follower = new EventFollower({ eventStore, stateStore, clock: Date.now }, following);
  follower.start();
  return { restored, follower };
}

/** Due orders whose state store does not answer in time when an order is to be restored. */
function silentOrders(stateStore: StateStore): DueOrders {
  const dueOrders = new LeasedOrders(stateStore);
  dueOrders.restore = async () => {
    await pause(2_500);
    throw new StateStoreUnavailableError('no answer');
  };
  return dueOrders;
}

async function withOrders(run: (orders: Orders) => Promise<void>): Promise<void> {
  await withEngines(async (engines) => {
    const accounts = partnerAccounts(engines);
    const { partner_id } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
    await (await PartnerBuild.begin(engines.stateStore)).complete();
    await run(new Orders(engines, partner_id));
  });
}

/** Lets a process follow until its checkpoint is at the last event, then ends it. */
async function followToTheEnd({ engines }: Orders, dueOrders: DueOrders): Promise<void> {
  const { follower } = follow(engines, dueOrders);
  const checkpoints = new Checkpoints(engines.stateStore);
  const end = await engines.eventStore.head();
  await until(async () => (await checkpoints.read('webhook-deliveries')) === end);
  await follower.stop();
}

describe('the follower of deliveries', () => {
  test('continues after a crash of a single instance with every order that waits, and with no other', async () => {
    await withOrders(async (orders) => {
      const [planned, failed, delivered] = [await orders.plan(), await orders.plan(), await orders.plan()];
      await orders.attempt(failed, 503);
      await orders.attempt(delivered, 200);
      await followToTheEnd(orders, new LocalOrders(Date.now));
      // This order is not in the log yet.
      const late = await orders.plan();
      const { follower, restored } = follow(orders.engines, new LocalOrders(Date.now));
      await until(() => restored.length >= 3);
      await follower.stop();
      expect(restored.toSorted()).toEqual([planned, failed, late].toSorted());
    });
  });

  test('continues with every order that waits when the computation of a lost log was interrupted', async () => {
    await withOrders(async (orders) => {
      const { stateStore } = orders.engines;
      const builds = new ReadModelBuilds(stateStore);
      await builds.ensure(deliveryLogModel);
      const [planned, delivered] = [await orders.plan(), await orders.plan()];
      await orders.attempt(delivered, 200);
      await followToTheEnd(orders, new LocalOrders(Date.now));
      await builds.withdraw(deliveryLogModel, deliveryLogModel.version);
      const late = await orders.plan();
      const { follower, restored } = follow(orders.engines, new LocalOrders(Date.now));
      await until(() => restored.length >= 2);
      await follower.stop();
      expect(restored.toSorted()).toEqual([planned, late].toSorted());
    });
  });

  test('continues among several instances with every order that waits when the recovery from a loss was interrupted', async () => {
    await withOrders(async (orders) => {
      const { stateStore } = orders.engines;
      const dueAt = (orderId: string) => stateStore.dueQueues.dueAt('webhook-due', orderId);
      const [planned, delivered] = [await orders.plan(), await orders.plan()];
      await orders.attempt(delivered, 200);
      await followToTheEnd(orders, silentOrders(stateStore));
      expect(await dueAt(planned)).toBeNull();
      const { follower } = follow(orders.engines, new LeasedOrders(stateStore));
      await until(async () => (await dueAt(planned)) !== null);
      await follower.stop();
      expect(await dueAt(delivered)).toBeNull();
    });
  });

  test('continues among several instances with every order that waits when the state store crashed during the recovery from a loss', async () => {
    await withOrders(async (orders) => {
      const { stateStore } = orders.engines;
      const dueAt = (orderId: string) => stateStore.dueQueues.dueAt('webhook-due', orderId);
      const first = await orders.plan();
      await followToTheEnd(orders, silentOrders(stateStore));
      const second = await orders.plan();
      const clock = { now: () => Date.now() + 60_000 };
      const later: StateStore = Object.create(stateStore, { clock: { value: clock } });
      await followToTheEnd(new Orders({ ...orders.engines, stateStore: later }, orders.partnerId), silentOrders(later));
      // Goes back to the first order.
      const crashed: StateStore = Object.create(stateStore, { history: { value: async () => 'after the crash' } });
      const { follower } = follow({ ...orders.engines, stateStore: crashed }, new LeasedOrders(stateStore));
      await until(async () => (await dueAt(second)) !== null);
      await follower.stop();
      expect(await dueAt(first)).not.toBeNull();
    });
  });

  test('restores only new orders among several instances, because the due queue has the others', async () => {
    await withOrders(async (orders) => {
      const { stateStore } = orders.engines;
      const leasedOrders = () => new LeasedOrders(stateStore);
      const old = await orders.plan();
      await followToTheEnd(orders, leasedOrders());
      const dueAt = await stateStore.dueQueues.dueAt('webhook-due', old);
      expect(dueAt).not.toBeNull();
      const late = await orders.plan();
      const { follower } = follow(orders.engines, leasedOrders());
      await until(async () => (await stateStore.dueQueues.dueAt('webhook-due', late)) !== null);
      await follower.stop();
      expect(await stateStore.dueQueues.dueAt('webhook-due', old)).toBe(dueAt);
    });
  });
});

import { dhakaTime } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { context, newGate, withTemporaryDirectory } from '@dakpion/fixtures';
import { RiderLocations } from '@dakpion/order-views';
import { PartnerAccounts, Partners } from '@dakpion/partners';
import { closeEngines } from '@dakpion/service';
import { DeliveryScheduler } from '../delivery-scheduler/delivery-scheduler.ts';
import { LeasedOrders } from '../delivery-scheduler/leased-orders.ts';
import { LocalOrders } from '../delivery-scheduler/local-orders.ts';
import { ScriptedAttempts } from '../delivery-scheduler/scripted-attempts.fixture.ts';
import { nextAttempt } from '../domain/order-deliveries.ts';
import { OrderDeliveriesRepository } from '../order-deliveries.repository.ts';
import { newOrderId, openEngines, orderEvent } from '../webhook.fixture.ts';
import { DeliveryPlanner } from './delivery-planner.ts';

const message = orderEvent(newOrderId(), 1, 'https://example.com/hook');
const { order_id } = message;

interface Setting {
  readonly planner: DeliveryPlanner;
  readonly repository: OrderDeliveriesRepository;
  readonly attempts: ScriptedAttempts;
}

/** A planner whose event store appends when `gate` has resolved. If `gate` rejects, the append rejects. */
async function withGate(alone: boolean, gate: Promise<void>, run: (setting: Setting) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const engines = await openEngines(directory);
    const { eventStore: open, stateStore } = engines;
    const append: EventStore['append'] = (...appended) => gate.then(() => open.append(...appended));
    const eventStore: EventStore = Object.assign(Object.create(open), { append });
    const repository = new OrderDeliveriesRepository(eventStore);
    const dueOrders = alone ? new LocalOrders(Date.now) : new LeasedOrders(stateStore);
    const attempts = new ScriptedAttempts();
    const scheduler = new DeliveryScheduler({ dueOrders, attempts, diskSpace: null });
    const locations = new RiderLocations(stateStore);
    const partners = new Partners(stateStore, eventStore);
    const planner = new DeliveryPlanner(repository, scheduler, partners, locations, stateStore);
    await run({ planner, repository, attempts });
    await closeEngines(engines);
  });
}

/** Waits for a turn of the event loop: everything that waits for no engine has happened. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('DeliveryPlanner', () => {
  test('while partners are rebuilt the URL is the one that the partner has now, not that of its document', async () => {
    await withTemporaryDirectory(async (directory) => {
      const engines = await openEngines(directory);
      const { eventStore, stateStore } = engines;
      const { documents } = stateStore;
      const accounts = new PartnerAccounts(eventStore, stateStore, Date.now, null);
      const { partner_id } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
      const address = { scope: 'partners', collection: 'partners', id: partner_id };
      const stored = await documents.read(address);
      await accounts.setCallbackUrl(partner_id, 'sandbox', 'https://shop.example/hook', context);
      // Lost together with the marker that says that the partners are complete. An older marker is back.
      const { collection, id } = address;
      const put = { kind: 'put', collection, id, version: 1, value: stored?.value } as const;
      await documents.write('partners', [{ kind: 'remove', collection, id }, put]);

      const repository = new OrderDeliveriesRepository(eventStore);
      const attempts = new ScriptedAttempts();
      const scheduler = new DeliveryScheduler({ dueOrders: new LocalOrders(Date.now), attempts, diskSpace: null });
      const partners = new Partners(stateStore, eventStore);
      const planner = new DeliveryPlanner(repository, scheduler, partners, new RiderLocations(stateStore), stateStore);
      const recorded_at = dhakaTime(Date.now());
      const environment = 'sandbox';
      const order = { ...message.order, callback_url: null };
      await planner.plan({ ...message, partner_id, environment, recorded_at, order });
      const { deliveries } = await repository.reload(order_id);
      expect(deliveries.map(({ url }) => url)).toEqual(['https://shop.example/hook']);
      attempts.find(order_id, null);
      await closeEngines(engines);
    });
  });

  test('who is alone goes on with an order before its plan is on the disk, and acknowledges it only then', async () => {
    const gate = newGate();
    await withGate(true, gate.opened, async ({ planner, repository, attempts }) => {
      let isAcknowledged = false;
      const planning = planner.plan(message).then(() => {
        isAcknowledged = true;
      });
      await nextTurn();
      expect(attempts.read).toEqual([order_id]);
      expect(nextAttempt(await repository.load(order_id))?.delivery.event_id).toBe(message.event_id);

      attempts.find(order_id, null);
      await nextTurn();
      expect(isAcknowledged).toBe(false);
      gate.open();
      await planning;
      expect((await repository.reload(order_id)).deliveries).toHaveLength(1);
    });
  });

  test('a plan that could not be stored counts no more, and its message is not acknowledged', async () => {
    const gate = Promise.reject(new Error('disk full'));
    await withGate(true, gate, async ({ planner, repository, attempts }) => {
      await expect(planner.plan(message)).rejects.toThrow('disk full');
      expect((await repository.load(order_id)).deliveries).toEqual([]);
      attempts.find(order_id, null);
    });
  });

  test('among others nobody goes on with an order before its plan is in the store, where the others look', async () => {
    const gate = newGate();
    await withGate(false, gate.opened, async ({ planner, attempts }) => {
      const planning = planner.plan(message);
      await nextTurn();
      expect(attempts.read).toEqual([]);
      gate.open();
      await planning;
      expect(attempts.read).toEqual([order_id]);
    });
  });
});

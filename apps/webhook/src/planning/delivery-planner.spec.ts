import { dhakaTime } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { at, context, newGate, until } from '@dakpion/fixtures';
import { Partners } from '@dakpion/partners';
import { RiderLocations } from '@dakpion/read-models';
import { isTemporary } from '@dakpion/repetition';
import type { Stores } from '@dakpion/service';
import { OrderDeliveriesRepository } from '../deliveries/order-deliveries.repository.ts';
import { DeliveryScheduler } from '../delivery-scheduler/delivery-scheduler.ts';
import type { DueOrders } from '../delivery-scheduler/due-orders.ts';
import { LeasedOrders } from '../delivery-scheduler/leased-orders.ts';
import { LocalOrders } from '../delivery-scheduler/local-orders.ts';
import { ScriptedAttempts } from '../delivery-scheduler/scripted-attempts.fixture.ts';
import { nextAttempt } from '../domain/order-deliveries.ts';
import { newOrderId, orderEvent, partnerAccounts, withEngines } from '../webhook.fixture.ts';
import { DeliveryPlanner } from './delivery-planner.ts';

const message = orderEvent(newOrderId(), 1, 'https://example.com/hook');
const { order_id } = message;
let assignment: number | null = 0;
const broker = { assignment: () => assignment };

interface Setting {
  readonly planner: DeliveryPlanner;
  readonly repository: OrderDeliveriesRepository;
  readonly attempts: ScriptedAttempts;
  readonly dueOrders: DueOrders;
  /** The number of appends that have begun. */
  readonly appends: () => number;
}

/** A planner whose event store begins to append when `gate` resolves. If `gate` rejects, the append rejects. */
async function withGate(alone: boolean, gate: Promise<void>, run: (setting: Setting) => Promise<void>): Promise<void> {
  await withEngines(async (engines) => {
    const { eventStore: open, stateStore } = engines;
    let appends = 0;
    const append: EventStore['append'] = (...appended) => {
      appends += 1;
      return gate.then(() => open.append(...appended));
    };
    const eventStore: EventStore = Object.assign(Object.create(open), { append });
    const dueOrders = alone ? new LocalOrders(Date.now) : new LeasedOrders(stateStore);
    await run({ ...plannerOn({ eventStore, stateStore }, dueOrders), dueOrders, appends: () => appends });
  });
}

function plannerOn({ eventStore, stateStore }: Stores, dueOrders: DueOrders = new LocalOrders(Date.now)) {
  const repository = new OrderDeliveriesRepository(eventStore);
  const attempts = new ScriptedAttempts();
  const scheduler = new DeliveryScheduler({ dueOrders, attempts, diskSpace: null });
  const partners = new Partners(stateStore, eventStore);
  const planner = new DeliveryPlanner(
    repository,
    scheduler,
    partners,
    new RiderLocations(stateStore),
    stateStore,
    broker,
  );
  return { planner, repository, attempts };
}

/** Waits for a turn of the event loop. After it, everything has happened that does not wait for an engine. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('DeliveryPlanner', () => {
  test("uses the partner's present URL while partners are rebuilt, not that of the document", async () => {
    await withEngines(async (engines) => {
      const { documents } = engines.stateStore;
      const accounts = partnerAccounts(engines);
      const { partner_id } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
      const address = { scope: 'partners', collection: 'partners', id: partner_id };
      const stored = await documents.read(address);
      await accounts.setCallbackUrl(partner_id, 'sandbox', 'https://shop.example/hook', context);
      // The document is lost together with the marker that the partners are complete. An older marker is back.
      const { collection, id } = address;
      const put = { kind: 'put', collection, id, version: 1, value: stored?.value } as const;
      await documents.write('partners', [{ kind: 'remove', collection, id }, put]);

      const { planner, repository, attempts } = plannerOn(engines);
      const environment = 'sandbox';
      // The clock of the event store may differ.
      const recorded_at = dhakaTime(Date.now() - 10 * 60 * 1_000);
      const order = { ...message.order, callback_url: null, updated_at: dhakaTime(Date.now()) };
      await planner.plan({ ...message, partner_id, environment, recorded_at, order });
      const { deliveries } = await repository.reload(order_id);
      expect(deliveries.map(({ url }) => url)).toEqual(['https://shop.example/hook']);
      attempts.find(order_id, null);
    });
  });

  test('does not wait for a partner that neither the state store nor the event store has', async () => {
    await withGate(true, Promise.resolve(), async ({ planner }) => {
      const order = { ...message.order, callback_url: null };
      const failure = await planner
        .plan({ ...message, partner_id: 'prt_lost', order })
        .catch((error: unknown) => error);
      expect([String(failure), isTemporary(failure)]).toEqual(['Error: The partner prt_lost is not known.', false]);
    });
  });

  test('plans an event after a URL that was set while the clock was ahead', async () => {
    await withEngines(async (engines) => {
      const accounts = partnerAccounts(engines, () => Date.now() + 6 * 60 * 60 * 1_000);
      const { partner_id } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
      await accounts.setCallbackUrl(partner_id, 'sandbox', 'https://shop.example/hook', context);

      const { planner, repository, attempts } = plannerOn(engines);
      const order = { ...message.order, callback_url: null, updated_at: dhakaTime(Date.now()) };
      await planner.plan({ ...message, partner_id, environment: 'sandbox', order });
      const { deliveries } = await repository.reload(order_id);
      expect(deliveries.map(({ url }) => url)).toEqual(['https://shop.example/hook']);
      attempts.find(order_id, null);
    });
  });

  test("plans an event from before the removal of the partner's URL, so that it is discarded visibly, and no later event", async () => {
    await withEngines(async (engines) => {
      const accounts = partnerAccounts(engines);
      const { partner_id } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
      await accounts.setCallbackUrl(partner_id, 'sandbox', 'https://shop.example/hook', context);
      const before = dhakaTime(Date.now());
      await until(() => dhakaTime(Date.now()) > before);
      await accounts.setCallbackUrl(partner_id, 'sandbox', null, context);

      const { planner, repository, attempts } = plannerOn(engines);
      const order = { ...message.order, callback_url: null };
      const lateMessage = { ...message, partner_id, environment: 'sandbox' } as const;
      await planner.plan({ ...lateMessage, order: { ...order, updated_at: dhakaTime(Date.now()) } });
      expect((await repository.reload(order_id)).deliveries).toEqual([]);
      await planner.plan({ ...lateMessage, order: { ...order, updated_at: before } });
      const { deliveries } = await repository.reload(order_id);
      expect(deliveries).toMatchObject([{ url: 'https://shop.example/hook', follows_partner: true }]);
      attempts.find(order_id, null);
    });
  });

  test.each([
    ['alone', true],
    ['among others', false],
  ])(
    'delivers before the plan is stored in a process that is %s, and acknowledges the message afterwards',
    async (_, alone) => {
      const gate = newGate();
      await withGate(alone, gate.opened, async ({ planner, repository, attempts }) => {
        let isAcknowledged = false;
        const planning = planner.plan(message).then(() => {
          isAcknowledged = true;
        });
        await until(() => attempts.read.length > 0);
        expect(attempts.stale).toEqual([false]);
        expect(nextAttempt(await repository.load(order_id))?.delivery.event_id).toBe(message.event_id);

        attempts.find(order_id, null);
        await nextTurn();
        expect(isAcknowledged).toBe(false);
        attempts.endAll();
        gate.open();
        await planning;
        expect((await repository.reload(order_id)).deliveries).toHaveLength(1);
      });
    },
  );

  test('withdraws a plan that could not be stored, and does not acknowledge its message', async () => {
    const gate = Promise.reject(new Error('disk full'));
    await withGate(true, gate, async ({ planner, repository, attempts }) => {
      await expect(planner.plan(message)).rejects.toThrow('disk full');
      expect((await repository.load(order_id)).deliveries).toEqual([]);
      attempts.find(order_id, null);
    });
  });

  test('attempts a delivery whose plan was stored after the order was released', async () => {
    const gate = newGate();
    await withGate(false, gate.opened, async ({ planner, attempts, dueOrders }) => {
      const planning = planner.plan(message);
      await until(() => attempts.read.length === 1);
      // Another process that takes the order now finds nothing to deliver, and removes it from the queue.
      attempts.find(order_id, null);
      await until(async () => (await dueOrders.waiting([])).count === 0);
      gate.open();
      await until(() => attempts.read.length === 2);
      attempts.find(order_id, null);
      await planning;
      expect(attempts.read).toEqual([order_id, order_id]);
    });
  });

  test('stores the plan first if another process has the order', async () => {
    const gate = newGate();
    await withGate(false, gate.opened, async ({ planner, attempts, dueOrders, repository, appends }) => {
      await dueOrders.claim(order_id);
      const planning = planner.plan(message);
      await until(() => appends() === 1);
      gate.open();
      await planning;
      expect(attempts.read).toEqual([]);
      expect((await repository.reload(order_id)).deliveries).toHaveLength(1);
    });
  });

  test('counts the time to the webhook from the record of the event, not from what the rider said', async () => {
    await withGate(true, Promise.resolve(), async ({ planner, repository, attempts }) => {
      attempts.endAll();
      await planner.plan({ ...message, occurred_at: at(-60), order: { ...message.order, updated_at: at(1) } });
      const [delivery] = (await repository.reload(order_id)).deliveries;
      expect((await repository.planned(order_id, delivery!)).occurred_at).toBe(at(1));
    });
  });

  test('plans under the assignment that the broker has when the message comes', async () => {
    await withGate(true, Promise.resolve(), async ({ planner, repository, attempts }) => {
      const planned = jest.spyOn(repository, 'executeAhead');
      attempts.endAll();
      for (const present of [1, null]) {
        assignment = present;
        await planner.plan(message);
      }
      expect(planned.mock.calls.map(([, , , given]) => given)).toEqual([1, null]);
    });
  });

  test('releases the order if nothing could be planned', async () => {
    await withGate(false, Promise.resolve(), async ({ planner, repository, dueOrders }) => {
      jest.spyOn(repository, 'executeAhead').mockRejectedValueOnce(new Error('store away'));
      await expect(planner.plan(message)).rejects.toThrow('store away');
      expect((await dueOrders.waiting([])).count).toBe(0);
    });
  });
});

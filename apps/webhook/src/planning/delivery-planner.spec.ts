import type { EventStore } from '@dakpion/event-store';
import { newGate, withTemporaryDirectory } from '@dakpion/examples';
import { RiderLocations } from '@dakpion/order-views';
import { Partners } from '@dakpion/partners';
import { closeEngines } from '@dakpion/service';
import { ClaimedOrders } from '../delivering/claimed-orders.ts';
import { DueOrders } from '../delivering/due-orders.ts';
import type { HeldOrders } from '../delivering/held-orders.ts';
import { LoneOrders } from '../delivering/lone-orders.ts';
import { nextAttempt } from '../domain/order-deliveries.ts';
import { OrderDeliveriesRepository } from '../order-deliveries.repository.ts';
import { newOrderId, openEngines, orderEvent } from '../webhook.examples.ts';
import { DeliveryPlanner } from './delivery-planner.ts';

const message = orderEvent(newOrderId(), 1, 'https://example.com/hook');
const { order_id } = message;

interface Setting {
  readonly planner: DeliveryPlanner;
  readonly repository: OrderDeliveriesRepository;
  readonly heldOrders: HeldOrders;
  /** Orders that the deliverer was told to go on with. */
  readonly proceeded: string[];
}

/** A planner whose event store appends only when `gate` has resolved; when it rejects, the append does. */
async function withGate(alone: boolean, gate: Promise<void>, run: (setting: Setting) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const engines = await openEngines(directory);
    const { eventStore: open, stateStore } = engines;
    const append: EventStore['append'] = (...appended) => gate.then(() => open.append(...appended));
    const eventStore: EventStore = Object.assign(Object.create(open), { append });
    const repository = new OrderDeliveriesRepository(eventStore);
    const heldOrders = alone
      ? new LoneOrders(Date.now)
      : new ClaimedOrders(new DueOrders(stateStore, Date.now), Date.now);
    const proceeded: string[] = [];
    heldOrders.proceedWith(async (orderId) => void proceeded.push(orderId));
    const locations = new RiderLocations(stateStore);
    const planner = new DeliveryPlanner(repository, heldOrders, new Partners(stateStore), locations, Date.now);
    await run({ planner, repository, heldOrders, proceeded });
    await closeEngines(engines);
  });
}

/** A turn of the event loop: whatever waits for no engine has happened. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('DeliveryPlanner', () => {
  test('who is alone goes on with an order before its plan is on the disk, and acknowledges it only then', async () => {
    const gate = newGate();
    await withGate(true, gate.opened, async ({ planner, repository, heldOrders, proceeded }) => {
      let isAcknowledged = false;
      const planning = planner.plan(message).then(() => {
        isAcknowledged = true;
      });
      await nextTurn();
      expect(proceeded).toEqual([order_id]);
      expect(nextAttempt(await repository.load(order_id))?.delivery.event_id).toBe(message.event_id);

      await heldOrders.release(order_id, null);
      await nextTurn();
      expect(isAcknowledged).toBe(false);
      gate.open();
      await planning;
      expect((await repository.reload(order_id)).deliveries).toHaveLength(1);
    });
  });

  test('a plan that could not be stored counts no more, and its message is not acknowledged', async () => {
    const gate = Promise.reject(new Error('disk full'));
    await withGate(true, gate, async ({ planner, repository, heldOrders }) => {
      await expect(planner.plan(message)).rejects.toThrow('disk full');
      expect((await repository.load(order_id)).deliveries).toEqual([]);
      await heldOrders.release(order_id, null);
    });
  });

  test('among others nobody goes on with an order before its plan is in the store, where the others look', async () => {
    const gate = newGate();
    await withGate(false, gate.opened, async ({ planner, proceeded }) => {
      const planning = planner.plan(message);
      await nextTurn();
      expect(proceeded).toEqual([]);
      gate.open();
      await planning;
      expect(proceeded).toEqual([order_id]);
    });
  });
});

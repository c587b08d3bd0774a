import { ContendedError, type EventStore } from '@dakpion/event-store';
import { context, orderId } from '@dakpion/fixtures';
import { decide } from '../domain/decide.ts';
import { applied, cancelOrder, fold, historyTo, orderCreated, stepMade } from '../domain/order.fixture.ts';
import { record, storedEvents, withEngines } from '../engines.fixture.ts';
import { OrderRepository } from './order-repository.ts';

/** The real store, with another action immediately before each append. */
function withIntruder(eventStore: EventStore, intrude: () => Promise<void>): EventStore {
  return {
    append: async (...args) => {
      await intrude();
      return eventStore.append(...args);
    },
    keepLast: (...args) => eventStore.keepLast(...args),
    readStream: (...args) => eventStore.readStream(...args),
    readAll: (...args) => eventStore.readAll(...args),
    subscribe: (...args) => eventStore.subscribe(...args),
    head: () => eventStore.head(),
    close: () => eventStore.close(),
  };
}

test('returns the order of a stream, and null without a stream', () =>
  withEngines(async ({ eventStore, ...engines }) => {
    const repository = new OrderRepository(eventStore);
    expect(await repository.load(orderId)).toBeNull();
    await record({ eventStore, ...engines }, orderId, historyTo('COMPLETED'));
    expect(await repository.load(orderId)).toEqual(fold(historyTo('COMPLETED')));
  }));

test('decides again on the order after the first command', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, [orderCreated]);
    let intrusions = 0;
    const eventStore = withIntruder(engines.eventStore, async () => {
      intrusions += 1;
      if (intrusions === 1) await record(engines, orderId, [stepMade('OrderAssigned')], 1);
    });
    const change = await new OrderRepository(eventStore).change(orderId, context, (order) =>
      decide(cancelOrder, order),
    );
    expect(change).toMatchObject({ outcome: 'changed', order: { previous_status: 'ASSIGNED' } });
    expect((await storedEvents(engines)).map((event) => event.type)).toEqual([
      'OrderCreated',
      'OrderAssigned',
      'OrderCancelled',
    ]);
  }));

test('appends nothing when the first command has left nothing to do', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, [orderCreated]);
    const eventStore = withIntruder(engines.eventStore, () => record(engines, orderId, [stepMade('OrderAssigned')], 1));
    const change = await new OrderRepository(eventStore).change(orderId, context, (order) =>
      decide(applied('RIDER_ASSIGNED'), order),
    );
    expect(change.outcome).toBe('unchanged');
    expect(await storedEvents(engines)).toHaveLength(2);
  }));

test('gives up with a temporary error when another command is always first', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, [orderCreated]);
    let sequence = 1;
    // The history need not be legal. It only has to change before each append.
    const eventStore = withIntruder(engines.eventStore, async () => {
      await record(engines, orderId, [stepMade('OrderAssigned')], sequence);
      sequence += 1;
    });
    const changing = new OrderRepository(eventStore).change(orderId, context, (order) => decide(cancelOrder, order));
    await expect(changing).rejects.toThrow(ContendedError);
    expect(sequence).toBe(6);
  }));

describe('an order of a recent command', () => {
  /** The real store, with the number of reads so far. */
  const counted = (eventStore: EventStore) => {
    const reads = { count: 0 };
    const readStream: EventStore['readStream'] = (...args) => {
      reads.count += 1;
      return eventStore.readStream(...args);
    };
    return { reads, eventStore: { ...withIntruder(eventStore, async () => {}), readStream } };
  };
  const step = (repository: OrderRepository, type: Parameters<typeof applied>[0]) =>
    repository.change(orderId, context, (order) => decide(applied(type), order));

  test('is changed without reading its stream', () =>
    withEngines(async (engines) => {
      const { reads, eventStore } = counted(engines.eventStore);
      const repository = new OrderRepository(eventStore);
      await record(engines, orderId, [orderCreated]);
      expect(await step(repository, 'RIDER_ASSIGNED')).toMatchObject({ outcome: 'changed' });
      expect(reads.count).toBe(1);
      expect(await step(repository, 'RIDER_ACCEPTED')).toMatchObject({ outcome: 'changed' });
      expect(reads.count).toBe(1);
      expect(await repository.load(orderId)).toMatchObject({ parcel_status: 'ACCEPTED' });
    }));

  test('is read before a refusal or a repeated answer, because another instance may have changed it', () =>
    withEngines(async (engines) => {
      const { reads, eventStore } = counted(engines.eventStore);
      const repository = new OrderRepository(eventStore);
      await record(engines, orderId, [orderCreated]);
      await step(repository, 'RIDER_ASSIGNED');
      await record(engines, orderId, [stepMade('OrderAccepted')], 2);
      // According to the kept order, this step comes too early.
      expect(await step(repository, 'RIDER_STARTED')).toMatchObject({ outcome: 'changed' });
      expect(await step(repository, 'RIDER_STARTED')).toMatchObject({ outcome: 'unchanged' });
      expect(reads.count).toBe(3);
    }));

  test('is decided on again when another instance has changed it', () =>
    withEngines(async (engines) => {
      const repository = new OrderRepository(engines.eventStore);
      await record(engines, orderId, [orderCreated]);
      await step(repository, 'RIDER_ASSIGNED');
      await record(engines, orderId, [stepMade('OrderAccepted')], 2);
      const change = await repository.change(orderId, context, (order) => decide(cancelOrder, order));
      expect(change).toMatchObject({ outcome: 'changed', order: { previous_status: 'ACCEPTED' } });
    }));

  test('is read again after an append that failed, because the append may have taken effect', () =>
    withEngines(async (engines) => {
      let fails = false;
      const eventStore = withIntruder(engines.eventStore, async () => {
        if (!fails) return;
        fails = false;
        await record(engines, orderId, [stepMade('OrderAccepted')], 2);
        throw new Error('no answer');
      });
      const repository = new OrderRepository(eventStore);
      await record(engines, orderId, [orderCreated]);
      await step(repository, 'RIDER_ASSIGNED');
      fails = true;
      await expect(step(repository, 'RIDER_ACCEPTED')).rejects.toThrow('no answer');
      expect(await step(repository, 'RIDER_ACCEPTED')).toMatchObject({ outcome: 'unchanged' });
    }));
});

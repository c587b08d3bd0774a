import { ContendedError } from '@dakpion/command-handler';
import type { EventStore } from '@dakpion/event-store';
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

test('an order is the fold of its stream, and none without a stream', () =>
  withEngines(async ({ eventStore, ...engines }) => {
    const repository = new OrderRepository(eventStore);
    expect(await repository.load(orderId)).toBeNull();
    await record({ eventStore, ...engines }, orderId, historyTo('COMPLETED'));
    expect(await repository.load(orderId)).toEqual(fold(historyTo('COMPLETED')));
  }));

test('who comes second decides again on what the first did', () =>
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

test('what the first did may leave nothing to do', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, [orderCreated]);
    const eventStore = withIntruder(engines.eventStore, () => record(engines, orderId, [stepMade('OrderAssigned')], 1));
    const change = await new OrderRepository(eventStore).change(orderId, context, (order) =>
      decide(applied('RIDER_ASSIGNED'), order),
    );
    expect(change.outcome).toBe('unchanged');
    expect(await storedEvents(engines)).toHaveLength(2);
  }));

test('who is always second gives up for now', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, [orderCreated]);
    let sequence = 1;
    // Not a legal history, only one that changes all the time.
    const eventStore = withIntruder(engines.eventStore, async () => {
      await record(engines, orderId, [stepMade('OrderAssigned')], sequence);
      sequence += 1;
    });
    const changing = new OrderRepository(eventStore).change(orderId, context, (order) => decide(cancelOrder, order));
    await expect(changing).rejects.toThrow(ContendedError);
    expect(sequence).toBe(6);
  }));

import { type OrderEventPage, type ReadOrderEvents, topics } from '@dakpion/contracts';
import { orderId, until } from '@dakpion/fixtures';
import type { IncomingMessage, OutgoingMessage } from '@dakpion/messaging';
import { orderEventSource } from '@dakpion/service';
import { createdAs, historyTo, newOrderId } from '../domain/order.fixture.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { record, withEngines } from '../engines.fixture.ts';
import { withOrderService } from '../order-service.fixture.ts';
import { ReadOrderEventsController } from './read-order-events.controller.ts';

const manyOrders = Array.from({ length: 70 }, (_, n) => `ord_${String(n).padStart(26, '0')}`);

test('returns the messages of the publisher again, equal and in the same order, from any position on', () =>
  withOrderService(async ({ engines }) => {
    const published: Pick<IncomingMessage, 'key' | 'type' | 'value' | 'headers'>[] = [];
    await engines.broker.consume({
      group: 'spec',
      topics: [topics.orderEvents.name],
      handle: async ({ key, type, value, headers }) => void published.push({ key, type, value, headers }),
    });
    for (const id of manyOrders) await record(engines, id, [createdAs(id), ...historyTo('PICKED').slice(1)]);
    await until(() => published.length === 350);
    const read = async (after: string | null) => {
      const told: Pick<OutgoingMessage, 'key' | 'type' | 'value' | 'headers' | 'position'>[] = [];
      for await (const message of orderEventSource(engines.broker)(after)) told.push(message);
      return told;
    };
    const all = await read(null);
    const bare = all.map(({ position: _, ...message }) => message);
    const ofOrder = (messages: readonly { key: string }[], id: string) => messages.filter(({ key }) => key === id);
    for (const id of manyOrders) expect(ofOrder(bare, id)).toEqual(ofOrder(published, id));
    const positions = all.map(({ position }) => Number(position));
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    expect(await read(all[200]!.position!)).toEqual(all.slice(201));
    expect(await read(all.at(-1)!.position!)).toEqual([]);
  }));

test('returns all events for a position that the store has not reached, because it belongs to another store', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, historyTo('ASSIGNED'));
    const page = await new ReadOrderEventsController(engines.eventStore).page((await engines.eventStore.head())! + 1n);
    expect(page.events).toHaveLength(2);
  }));

test('skips an event of an unknown type and returns the others', () =>
  withEngines(async (engines) => {
    const unknown = { type: 'OrderLost', data: {} } as unknown as OrderEvent;
    await record(engines, orderId, [...historyTo('ASSIGNED'), unknown]);
    await record(engines, newOrderId, [createdAs(newOrderId)]);
    const { events } = await new ReadOrderEventsController(engines.eventStore).page(null);
    expect(events.map(({ message }) => message.order_id)).toEqual([orderId, orderId, newOrderId]);
  }));

test('ends a page early when the event store is slow, so that the consumer gets on', () =>
  withEngines(async ({ eventStore, ...engines }) => {
    for (const id of manyOrders) await record({ eventStore, ...engines }, id, [createdAs(id)]);
    // Every look at the clock is half a second after the one before.
    let looks = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => 500 * looks++);
    try {
      const reader = new ReadOrderEventsController(eventStore);
      const first = await reader.page(null);
      expect(first.events.map(({ message }) => message.order_id)).toEqual(manyOrders.slice(0, 4));
      const second = await reader.page(BigInt(first.next!));
      expect(second.events[0]?.message.order_id).toBe(manyOrders[4]);
    } finally {
      clock.mockRestore();
    }
  }));

test('answers a consumer that missed messages, and one of version 0.1', () =>
  withOrderService(async ({ engines }) => {
    const value: ReadOrderEvents = { type: 'ReadOrderEvents', after: null };
    // The second topic is that of commands, on which version 0.1 sends the request.
    for (const { name } of [topics.missedOrderEvents, topics.orderCommands]) {
      const page = await engines.broker.request(
        { topic: name, key: 'k', type: value.type, value },
        { timeoutMs: 5_000 },
      );
      expect(page).toEqual({ events: [], next: null } satisfies OrderEventPage);
    }
  }));

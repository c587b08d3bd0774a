import { type OrderEventPage, orderEventHeaders, type ReadOrderEvents, topics } from '@dakpion/contracts';
import type { Broker, MessageSource } from '@dakpion/messaging';

/** A page costs about 200 reads of the event store. A busy or starting order service can take a while. */
const timeoutMs = 20_000;
/** Pages are requested one after another, so they need no key of an order. */
const key = 'order-events';

/** The messages of `order.events.v1`, as the order service reads them again from the event store. */
export function orderEventSource(broker: Broker): MessageSource {
  return async function* (after) {
    for (let from = after; ; ) {
      const { events, next } = await readPage(broker, from);
      for (const { position, message } of events) {
        const headers = orderEventHeaders(message);
        yield { key: message.order_id, type: message.event, value: message, headers, position };
      }
      if (next === null) return;
      from = next;
    }
  };
}

async function readPage(broker: Broker, after: string | null): Promise<OrderEventPage> {
  const value: ReadOrderEvents = { type: 'ReadOrderEvents', after };
  const request = { topic: topics.missedOrderEvents.name, key, type: value.type, value };
  return (await broker.request(request, { timeoutMs })) as OrderEventPage;
}

import { type JsonObject, orderStream } from '@dakpion/contracts';
import { context, orderId } from '@dakpion/fixtures';
import { cancelled, fold, historyTo } from './domain/order.fixture.ts';
import type { OrderEvent } from './domain/order-event.ts';
import { withEngines } from './engines.fixture.ts';
import { readOrder } from './order-stream.ts';

test('reads events of version 1 as recorded when they happened, with a distance of unknown source', () =>
  withEngines(async ({ eventStore }) => {
    const history = [...historyTo('STARTED'), cancelled];
    const metadata = { schema_version: 1, $correlationId: 'req_1', $causationId: null, actor: { ...context.actor } };
    const stored = history.map((event, index) => ({
      id: `00000000-0000-4000-8000-00000000000${index}`,
      type: event.type,
      data: asVersion1(event),
      metadata: { ...metadata, occurred_at: event.data.occurred_at },
    }));
    await eventStore.append(orderStream(orderId), stored, 'no_stream');
    const order = await readOrder(eventStore, orderId);
    const { created, ...rest } = fold(history)!;
    const quotation = { ...created.quotation, distance_source: null };
    expect(order).toEqual({ ...rest, created: { ...created, quotation } });
    expect(order?.updated_at).toBe(cancelled.data.occurred_at);
  }));

function asVersion1(event: OrderEvent): JsonObject {
  const { recorded_at: _, ...data } = event.data;
  if (!('quotation' in data)) return data as unknown as JsonObject;
  const { distance_source: __, ...quotation } = data.quotation;
  return { ...data, quotation } as unknown as JsonObject;
}

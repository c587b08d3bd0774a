import { dhakaTime, epochMsOf, type OrderAsOfReply, type ReadOrderAsOf, topics } from '@dakpion/contracts';
import { orderId, owner } from '@dakpion/fixtures';
import { fold, historyTo } from '../domain/order.fixture.ts';
import type { OrderEvent } from '../domain/order-event.ts';
import { detailsOf } from '../domain/order-record.ts';
import { record } from '../engines.fixture.ts';
import { type RunningOrderService, withOrderService } from '../order-service.fixture.ts';

const history: readonly OrderEvent[] = historyTo('COMPLETED');
const recordedAt = history.map((_, index) => epochMsOf(fold(history.slice(0, index + 1))!.updated_at));

function readAsOf({ engines }: RunningOrderService, asOf: number, of: Partial<ReadOrderAsOf> = {}) {
  const value = { type: 'ReadOrderAsOf', order_id: orderId, ...owner, as_of: dhakaTime(asOf), ...of } as const;
  const request = { topic: topics.orderCommands.name, key: orderId, type: value.type, value };
  return engines.broker.request(request, { timeoutMs: 5_000 }) as Promise<OrderAsOfReply>;
}

const notFound = { outcome: 'refused', refusal: { code: 'order_not_found', order_id: orderId } };

test('returns an order as its events up to the time describe it', () =>
  withOrderService(async (service) => {
    await record(service.engines, orderId, history);
    for (const [index, at] of recordedAt.entries()) {
      const order = detailsOf(fold(history.slice(0, index + 1))!);
      expect(await readAsOf(service, at)).toEqual({ outcome: 'read', order });
      const before = await readAsOf(service, at - 1);
      if (index === 0) expect(before).toEqual(notFound);
      else expect(before).toMatchObject({ outcome: 'read', order: { sequence: index } });
    }
  }));

test('returns no arrival before the requested time', () =>
  withOrderService(async (service) => {
    await record(service.engines, orderId, historyTo('STARTED'));
    const later = recordedAt[3]! + 10 * 60 * 60 * 1000;
    const reply = await readAsOf(service, later);
    expect(reply.outcome === 'read' && epochMsOf(reply.order.eta!)).toBe(later);
  }));

test('does not find an order of another partner or environment, or one that does not exist', () =>
  withOrderService(async (service) => {
    await record(service.engines, orderId, history);
    const at = recordedAt.at(-1)!;
    expect(await readAsOf(service, at, { partner_id: 'par_other' })).toEqual(notFound);
    expect(await readAsOf(service, at, { environment: 'production' })).toEqual(notFound);
    const missing = `ord_${'0'.repeat(26)}`;
    const refusal = { code: 'order_not_found', order_id: missing };
    expect(await readAsOf(service, at, { order_id: missing })).toEqual({ outcome: 'refused', refusal });
  }));

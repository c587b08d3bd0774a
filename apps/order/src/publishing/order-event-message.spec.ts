import { at, orderId } from '@dakpion/fixtures';
import { fold, orderCreated, stepMade } from '../domain/order.fixture.ts';
import { record, storedEvents, withEngines } from '../engines.fixture.ts';
import { orderEventMessage } from './order-event-message.ts';

test('the message of a late event has the time of the rider, not that of its recording', () =>
  withEngines(async (engines) => {
    const history = [orderCreated, stepMade('OrderAssigned', { occurred_at: at(1), recorded_at: at(50) })];
    await record(engines, orderId, history);
    const [, assigned] = await storedEvents(engines);
    expect(orderEventMessage(assigned!, fold(history)!).occurred_at).toBe(at(1));
  }));

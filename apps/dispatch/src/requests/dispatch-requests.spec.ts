import { type DispatchRequest, type OrderEventMessage, topics } from '@dakpion/contracts';
import { eventually } from '@dakpion/examples';
import { orderCancelled, orderCreated, orderIdOf } from '../orders.examples.ts';
import { RunningDispatch } from '../running-dispatch.examples.ts';

const dispatch = new RunningDispatch();

beforeAll(() => dispatch.start());
afterAll(() => dispatch.remove());

async function publish(...events: OrderEventMessage[]): Promise<void> {
  const topic = topics.orderEvents.name;
  await dispatch.broker.publish(events.map((value) => ({ topic, key: value.order_id, type: value.event, value })));
}

async function requestsOn(topic: string): Promise<string[]> {
  const messages = await dispatch.messages(topic);
  return messages.map(({ key, type, value, headers }) => {
    const request = value as DispatchRequest;
    expect(request.order_id).toBe(key);
    expect(request.type).toBe(type);
    expect(headers).toMatchObject({ 'correlation-id': 'req_1', 'causation-id': request.event_id });
    return `${type} ${request.order_id}`;
  });
}

test('production orders ask the dispatch systems, sandbox orders the robot courier, and never the other', async () => {
  const production = Array.from({ length: 20 }, (_, index) => orderIdOf(index));
  const sandbox = Array.from({ length: 20 }, (_, index) => orderIdOf(100 + index));
  for (const [index, id] of production.entries()) {
    await publish(orderCreated(id, 'production'), orderCreated(sandbox[index]!, 'sandbox', 'no_rider'));
    await publish({ ...orderCreated(id, 'production'), event: 'ASSIGNED' }, orderCancelled(id, 'production'));
    await publish(orderCancelled(sandbox[index]!, 'sandbox'));
  }
  const expected = (ids: string[]) => ids.flatMap((id) => [`RiderWanted ${id}`, `RiderNoLongerWanted ${id}`]).sort();
  await eventually(async () => {
    expect((await requestsOn(topics.dispatchRequests.name)).sort()).toEqual(expected(production));
    expect((await requestsOn(topics.robotCourierRequests.name)).sort()).toEqual(expected(sandbox));
  });
  expect(await dispatch.messages(`${topics.orderEvents.name}.dead-letters`)).toEqual([]);
});

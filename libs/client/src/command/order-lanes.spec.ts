import { OrderLanes } from './order-lanes.ts';

/** Lanes whose events are finished by the test. */
function lanesOf(limit: number) {
  const lanes = new OrderLanes(limit);
  const started: string[] = [];
  const ends = new Map<string, (isHandled: boolean) => void>();
  const add = (order_id: string, position: string) =>
    lanes.add({ order_id, position }, () => {
      started.push(position);
      return new Promise((resolve) => ends.set(position, resolve));
    });
  const end = async (position: string, isHandled = true) => {
    ends.get(position)?.(isHandled);
    await new Promise(setImmediate);
  };
  return { lanes, started, add, end };
}

test('handles events of one order one after the other, and events of different orders at the same time', async () => {
  const { lanes, started, add, end } = lanesOf(10);
  await add('ord_1', '1');
  await add('ord_1', '2');
  await add('ord_2', '3');
  await end('');
  expect(started).toEqual(['1', '3']);
  await end('1');
  expect(started).toEqual(['1', '3', '2']);
  await end('2');
  await end('3');
  await lanes.settled();
});

test('reports the position of the last event before the first unfinished one', async () => {
  const { lanes, add, end } = lanesOf(10);
  for (const position of ['1', '2', '3']) await add(`ord_${position}`, position);
  await end('2');
  expect(lanes.position).toBeNull();
  await end('1');
  expect(lanes.position).toBe('2');
  await end('3');
  expect(lanes.position).toBe('3');
});

test('keeps the position before an event that has to be delivered again', async () => {
  const { lanes, add, end } = lanesOf(10);
  for (const position of ['1', '2', '3']) await add(`ord_${position}`, position);
  await end('1');
  await end('2', false);
  await end('3');
  await lanes.settled();
  expect(lanes.position).toBe('1');
});

test('waits while the number of unfinished events is at the limit', async () => {
  const { add, end } = lanesOf(2);
  await add('ord_1', '1');
  let hasRoom = false;
  const waiting = add('ord_2', '2').then(() => {
    hasRoom = true;
  });
  await end('');
  expect(hasRoom).toBe(false);
  await end('1');
  await waiting;
  expect(hasRoom).toBe(true);
});

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { eventually, freePort, orderDetails, orderEvent, orderId, until, withTemporaryDirectory } from './index.ts';

test('until waits for a value, and fails when there is none in time', async () => {
  let looks = 0;
  expect(await until(() => ++looks === 3 && 'third')).toBe('third');
  expect(await until(async () => (++looks === 5 ? 0 : undefined))).toBe(0);
  await expect(until(() => looks === 0, 20)).rejects.toThrow(/within 20 ms: .*looks === 0/);
});

test('eventually repeats what throws, and fails as it last did', async () => {
  let tries = 0;
  const check = () => {
    if (++tries < 3) throw new Error(`try ${tries}`);
    return tries;
  };
  expect(await eventually(check)).toBe(3);
  await expect(eventually(() => Promise.reject(new Error('never')), 20)).rejects.toThrow('never');
});

test('a temporary directory is removed with all that is in it, after a failure too', async () => {
  let left = '';
  const failing = withTemporaryDirectory(async (directory) => {
    left = directory;
    await writeFile(join(directory, 'file'), 'text');
    throw new Error('a failure');
  });
  await expect(failing).rejects.toThrow('a failure');
  expect(left).not.toBe('');
  expect(existsSync(left)).toBe(false);
});

test('a free port can be listened on', async () => {
  const server = createServer().listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  server.close();
});

test('what is changed of an order is changed wherever it stands', () => {
  const cancelled = orderEvent(orderId, 3, { event: 'CANCELLED', environment: 'production', order: { attempt: 2 } });
  const state = { parcel_status: 'CANCELLED', previous_status: 'ASSIGNED', sequence: 3, environment: 'production' };
  expect(cancelled).toMatchObject({ ...state, order: { ...state, order_id: orderId, attempt: 2 } });
  expect(orderDetails({ created_at: 'then' }).history).toMatchObject([{ event: 'ORDER_CREATED', occurred_at: 'then' }]);
});

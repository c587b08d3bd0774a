import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyRequest } from 'fastify';
import { readBody } from './read-body.ts';

setFlagsFromString('--expose-gc');
// Without this flag, a separate thread frees the memory some time after the garbage collection.
setFlagsFromString('--no-concurrent-array-buffer-sweeping');
const collectGarbage: () => void = runInNewContext('gc');
const partBytes = 64 * 1024;

const begin = (bodyLimit: number, headers: Record<string, string> = {}) => {
  const payload = new EventEmitter();
  const request = { headers, routeOptions: { bodyLimit } } as unknown as FastifyRequest;
  return { payload, body: readBody(request, payload as IncomingMessage) };
};

test('keeps the bytes of a body in small parts, and not the memory in which each of them arrived', async () => {
  const { payload, body } = begin(2_000);
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  for (let nth = 0; nth < 1_000; nth += 1) {
    const arrived = Buffer.alloc(partBytes, nth % 256);
    payload.emit('data', arrived.subarray(0, 1));
  }
  collectGarbage();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * partBytes);
  payload.emit('end');
  expect(await body).toEqual(Buffer.from(Array.from({ length: 1_000 }, (_, nth) => nth % 256)));
});

test.each([
  ['of exactly the limit', ['abc', 'defg'], {}, 'abcdefg'],
  ['without bytes', [], {}, ''],
  ['in parts that exceed the limit together', ['abcd', 'efgh'], {}, 413],
  ['that is announced as longer than the limit', [], { 'content-length': '8' }, 413],
] as const)('reads a body %s', async (_, parts, headers, expected) => {
  const { payload, body } = begin(7, headers);
  const read = body.then(String, ({ statusCode }: { statusCode: number }) => statusCode);
  for (const part of parts) payload.emit('data', Buffer.from(part));
  payload.emit('end');
  expect(await read).toBe(expected);
});

test('rejects with the error of the connection, as a fault of the client', async () => {
  const { payload, body } = begin(7);
  payload.emit('data', Buffer.from('ab'));
  payload.emit('error', new Error('aborted'));
  await expect(body).rejects.toMatchObject({ message: 'aborted', statusCode: 400 });
});

test('rejects at once if the client left before the body was read', async () => {
  const payload = new PassThrough();
  payload.destroy();
  const request = { headers: {}, routeOptions: { bodyLimit: 7 } } as unknown as FastifyRequest;
  await expect(readBody(request, payload as unknown as IncomingMessage)).rejects.toMatchObject({ statusCode: 400 });
});

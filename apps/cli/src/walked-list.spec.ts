import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OperatorClient } from '@dakpion/command-line';
import { readWalkedList, walkedFooter } from './walked-list.ts';

const before = process.env.OPERATOR_TOKEN;
let server: Server;
let asked: string[];

// Pages of a list of 500 numbers. Every second page is empty, as for partners without entries.
beforeAll(async () => {
  process.env.OPERATOR_TOKEN = 'operator-token-of-the-specs';
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const { searchParams } = new URL(url, 'http://127.0.0.1');
    const [from = 0, isFull = 0] = (searchParams.get('after') ?? '0.0').split('.').map(Number);
    const count = isFull === 1 ? Math.min(Number(searchParams.get('limit')), 500 - from) : 0;
    const data = Array.from({ length: count }, (_, index) => from + index);
    const next_after = from + count === 500 ? null : `${from + count}.${1 - isFull}`;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, next_after }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  if (before === undefined) delete process.env.OPERATOR_TOKEN;
  else process.env.OPERATOR_TOKEN = before;
  server.close();
});

function read(options: { readonly limit: number; readonly after?: string }) {
  const client = new OperatorClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return readWalkedList<number>(client, '/list', { status: 'open' }, options);
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test('skips empty pages until the limit is reached, and continues from there', async () => {
  const first = await read({ limit: 250 });
  expect(first.data).toEqual(numbers(0, 250));
  expect(asked.every((url) => url.includes('status=open'))).toBe(true);
  expect(walkedFooter(first, 'order')).toBe(`\n250 orders; there may be more: --after ${first.next_after}`);
  const rest = await read({ limit: 1_000, after: String(first.next_after) });
  expect(rest).toEqual({ data: numbers(250, 500), next_after: null });
  expect(walkedFooter(rest, 'order')).toBe('\n250 orders');
  expect(walkedFooter({ data: [1], next_after: null }, 'order')).toBe('\n1 order');
});

test('says where to continue even when nothing has been found so far', () => {
  expect(walkedFooter({ data: [], next_after: '2.1' }, 'request')).toBe(
    '\nno requests; there may be more: --after 2.1',
  );
});

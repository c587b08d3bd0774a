import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deadLetterCommands } from './dead-letters.command.ts';

const before = { ...process.env };
let server: Server;
let printed: string;

// A server with two open dead letters.
beforeAll(async () => {
  process.env.OPERATOR_TOKEN = 'operator-token-of-the-specs';
  server = createServer(({ method, url = '' }, response) => {
    const limit = Number(new URL(url, 'http://127.0.0.1').searchParams.get('limit'));
    const data = [
      { letter_id: 'dl_1', key: 'ord_1' },
      { letter_id: 'dl_2', key: 'ord_2' },
    ].slice(0, limit);
    const answer = method === 'GET' ? { data, next_after: null } : { letter_id: url.split('/')[4], key: 'ord_1' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  process.env = before;
  server.close();
});
beforeEach(() => {
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['100', '2 replayed\n'],
  ['1', '1 replayed; there may be more: repeat the command, or raise --limit\n'],
])('replay --matching --limit %s says whether it has stopped at its limit', async (limit, end) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await deadLetterCommands().parseAsync(['replay', '--matching', '--limit', limit, '--url', url], { from: 'user' });
  expect(printed.endsWith(end)).toBe(true);
});

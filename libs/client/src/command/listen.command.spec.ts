import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from './listen.command.ts';

async function withServer(answer: RequestListener, run: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a refused stream is told with its reason, a revoked key ends listen, and the place to continue from is printed', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'listen-'));
  const problem = {
    type: 'about:blank',
    title: '',
    status: 401,
    code: 'invalid_api_key',
    detail: '',
    request_id: 'r',
  };
  const event = { event_id: 'evt_1', event: 'ASSIGNED', order_id: 'ord_1' };
  let connections = 0;
  const refuse = (response: ServerResponse, body: typeof problem) =>
    void response.writeHead(body.status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));
  const dakpion: RequestListener = (_, response) => {
    connections += 1;
    const full = { status: 429, code: 'rate_limited', detail: '10 streams are open.' };
    if (connections === 2) return refuse(response, { ...problem, ...full });
    if (connections > 2) return refuse(response, problem);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`id: 7.1\nevent: order_event\ndata: ${JSON.stringify(event)}\n\n`);
  };
  const receiver: RequestListener = (_, response) => void response.end();
  const lines: string[] = [];
  await withServer(dakpion, (api) =>
    withServer(receiver, async (url) => {
      const call = {
        values: { api, key: 'sandbox_key_test_x', 'forward-to': url },
        operands: [],
        env: { XDG_CONFIG_HOME: directory },
        print: (line: string) => void lines.push(line),
        signal: new AbortController().signal,
      };
      await expect(listen(call)).rejects.toMatchObject({ code: 'invalid_api_key' });
    }),
  );
  expect(lines).toContain('Not connected: 429 rate_limited: 10 streams are open. Tries again.');
  expect(lines.at(-1)).toBe('To continue from here: --from 7.1');
  rmSync(directory, { recursive: true });
});

test('Ctrl-C before the first event is delivered prints the place that listen began at', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'listen-'));
  const event = { event_id: 'evt_1', event: 'ASSIGNED', order_id: 'ord_1' };
  const dakpion: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`id: 7.1\nevent: order_event\ndata: ${JSON.stringify(event)}\n\n`);
  };
  const receiver: RequestListener = (_, response) => void response.writeHead(500).end();
  const lines: string[] = [];
  const stop = new AbortController();
  const print = (line: string) => {
    lines.push(line);
    if (line.endsWith('Again in 1 s')) stop.abort();
  };
  await withServer(dakpion, (api) =>
    withServer(receiver, (url) =>
      listen({
        values: { api, key: 'sandbox_key_test_x', 'forward-to': url, from: '5' },
        operands: [],
        env: { XDG_CONFIG_HOME: directory },
        print,
        signal: stop.signal,
      }),
    ),
  );
  expect(lines.at(-1)).toBe('To continue from here: --from 5');
  rmSync(directory, { recursive: true });
});

test('a replay fails if the receiver has not taken every webhook, and sends those after it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'listen-'));
  const events = ['ASSIGNED', 'ACCEPTED'].map((event) => ({ event_id: `evt_${event}`, event, order_id: 'ord_1' }));
  const dakpion: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: events, next: null, has_more: false }));
  };
  const receiver: RequestListener = (request, response) =>
    void response.writeHead(request.headers['webhook-id'] === 'evt_ASSIGNED' ? 500 : 200).end();
  const { setTimeout } = globalThis;
  const pausesMs: readonly unknown[] = [1_000, 2_000, 4_000, 8_000, 16_000];
  const atOnce = jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((run, ms) => setTimeout(run, pausesMs.includes(ms) ? 0 : ms));
  const lines: string[] = [];
  const call = {
    operands: [],
    env: { XDG_CONFIG_HOME: directory },
    print: (line: string) => void lines.push(line),
    signal: new AbortController().signal,
  };
  await withServer(dakpion, (api) =>
    withServer(receiver, async (url) => {
      const values = { api, key: 'sandbox_key_test_x', 'forward-to': url, replay: 'ord_1' };
      await expect(listen({ ...call, values })).rejects.toThrow('1 of 2 webhooks of ord_1 failed');
    }),
  );
  expect(lines.at(-1)).toMatch(/^ACCEPTED .*200/);
  atOnce.mockRestore();
  rmSync(directory, { recursive: true });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { freePort } from '../scripts/free-port.mjs';
import { type Body, type MadePartner, makePartner } from './api.ts';
import { atEnd } from './at-end.ts';
import { orderRequest, quotationRequest } from './order-request.ts';
import { outputOf } from './output-of.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

// Tests `mcp` of the client as a host of language models uses it: with the clients of the SDK, over both transports.

const command = join(__dirname, '../libs/client/dist/command/main.js');
const maxAnswerLength = 50_000;

let program: Program;
let partner: MadePartner;
let httpUrl: URL;
beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
  partner = await makePartner(program.url, 'Model');
  const port = await freePort();
  const served = launch(['--http', String(port)]);
  await until('mcp to serve', () => served.output().includes('Serves MCP'));
  httpUrl = new URL(`http://127.0.0.1:${port}/mcp`);
});

const environment = () => ({
  PATH: process.env.PATH ?? '',
  DAKPION_API_KEY: partner.sandbox.key,
  DAKPION_URL: program.url,
});

/** Starts the command without a host. It is killed when the test file ends. */
function launch(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [command, 'mcp', ...args], { env: { ...environment(), ...env } });
  const closed = once(child, 'close') as Promise<[number | null]>;
  atEnd(() => child.kill('SIGKILL'));
  const output = outputOf(child);
  const ended = async () => (await closed)[0];
  return { child, output, ended };
}

const transports = {
  stdio: () => new StdioClientTransport({ command: process.execPath, args: [command, 'mcp'], env: environment() }),
  'streamable HTTP': () => new StreamableHTTPClientTransport(httpUrl),
};

/** Connects a client of the SDK. Returns it with a function that calls a tool and returns its answer as text. */
async function connect(transport: keyof typeof transports) {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transports[transport]() as Parameters<Client['connect']>[0]);
  atEnd(() => client.close());
  const call = async (name: string, given: Body = {}) => {
    const { content, isError } = (await client.callTool({ name, arguments: given })) as Body;
    return { isError, text: String(content[0].text) };
  };
  const json = async (name: string, given: Body = {}): Promise<Body> => JSON.parse((await call(name, given)).text);
  return { client, call, json };
}

describe.each(Object.keys(transports) as (keyof typeof transports)[])('over %s', (transport) => {
  let host: Awaited<ReturnType<typeof connect>>;
  beforeAll(async () => {
    host = await connect(transport);
  });

  test("offers its tools, with the descriptions of the service's operations", async () => {
    const { tools } = await host.client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'cancel_order',
      'create_order',
      'explain_problem',
      'get_order',
      'get_order_status',
      'list_webhooks',
      'quote',
      'read_guide',
      'retry_order',
      'search_documentation',
    ]);
    const create = tools.find(({ name }) => name === 'create_order')!;
    expect(create.inputSchema.required).toEqual(expect.arrayContaining(['idempotency_key', 'receiver_name']));
    expect(create.inputSchema.properties).toMatchObject({ parcel_type: { enum: [1, 2, 3, 4] } });
    for (const { description } of tools) expect(description).toMatch(/^[A-Z].{10,}/s);
    expect(JSON.stringify(tools).length).toBeLessThan(maxAnswerLength);
    expect(host.client.getInstructions()).toContain('sandbox');
  });

  test('finds a guide in the documentation of this installation, and reads it', async () => {
    const { data } = await host.json('search_documentation', { query: 'verify the signature of a webhook' });
    expect(data).toContainEqual(expect.objectContaining({ guide: 'Webhooks', url: `${program.url}/docs/webhooks` }));
    const found = await host.json('search_documentation', { query: 'quotation_expired order', limit: 2 });
    expect(found.data).toEqual([
      expect.objectContaining({ guide: 'Problem quotation_expired' }),
      expect.objectContaining({ url: expect.stringContaining(`${program.url}/`) }),
    ]);
    const { text } = await host.call('read_guide', { name: 'first-order' });
    expect(text).toMatch(/^# First order\n/);
    expect(text).toContain(program.url);
    const lost = await host.call('read_guide', { name: '../openapi.json' });
    expect([lost.isError, lost.text]).toEqual([true, expect.stringContaining('The guides: first-order, sandbox')]);
  });

  test('explains a problem with its cause, remedy and guide', async () => {
    expect(await host.json('explain_problem', { code: 'quotation_expired' })).toMatchObject({
      status: 422,
      description: 'A quotation is valid for 15 minutes.',
      remedy: expect.stringContaining('new quotation'),
      guide: `${program.url}/docs/prices`,
    });
    expect(await host.call('explain_problem', { code: 'teapot' })).toMatchObject({ isError: true });
  });

  test('quotes, creates an order once, reads, cancels and retries it', async () => {
    const { quotation_id, total_price } = await host.json('quote', quotationRequest());
    const order = orderRequest({
      quotation_id,
      sandbox_scenario: 'no_rider',
      idempotency_key: `mcp-${transport.replace(' ', '-')}`,
    });
    const made = await host.json('create_order', order);
    const again = await host.json('create_order', order);
    expect([again.order_id, made.quotation.total_price]).toEqual([made.order_id, total_price]);
    const { order_id } = made;
    expect(await host.json('get_order', { order_id })).toMatchObject({
      order_id,
      history: [{ event: 'ORDER_CREATED' }],
    });
    expect(await host.json('get_order_status', { order_id })).toMatchObject({ parcel_status: 'PENDING' });
    const cancelled = await host.json('cancel_order', { order_id, cancellation_reason: 'Out of stock' });
    expect(cancelled).toMatchObject({ parcel_status: 'CANCELLED', cancellation_reason: 'Out of stock' });
    const before = await host.json('get_order', { order_id, as_of: made.updated_at });
    expect(before).toMatchObject({ parcel_status: 'PENDING' });
    expect(await host.json('retry_order', { order_id })).toMatchObject({ attempt: 2, retry_of_order_id: order_id });
  });

  test('lists the newest webhooks, ten by default', async () => {
    const receiver = await WebhookReceiver.start();
    const made = await Promise.all(
      Array.from({ length: 12 }, () =>
        partner.sandbox.create(orderRequest({ sandbox_scenario: 'no_rider', callback_url: receiver.url })),
      ),
    );
    const { order_id } = made[0]!.body;
    await until('the webhook', async () => {
      const { data } = await host.json('list_webhooks', { order_id });
      return data[0]?.status === 'delivered';
    });
    await until('all webhooks', async () => (await host.json('list_webhooks', { limit: 11 })).data.length === 11);
    expect((await host.json('list_webhooks')).data).toHaveLength(10);
  });

  test('reports the faults of a call to the model', async () => {
    const refused = await host.call('create_order', {
      ...orderRequest(),
      idempotency_key: 'x',
      parcel_type: 9,
      colour: 1,
    });
    expect(refused.isError).toBe(true);
    const problem = JSON.parse(refused.text);
    expect(problem).toMatchObject({ code: 'validation_failed' });
    expect(problem.errors.map(({ field }: Body) => field).sort()).toEqual(['colour', 'parcel_type']);
    const { idempotency_key: __, ...without } = { ...orderRequest(), idempotency_key: 'x' };
    expect((await host.call('create_order', without)).text).toContain('idempotency_key must be a text');
    expect((await host.call('get_order', { order_id: 'ord_1' })).text).toContain('order_not_found');
    expect(await host.call('remove_order')).toEqual({ isError: true, text: 'There is no tool remove_order.' });
  });
});

test('the command ends when the host closes stdin', async () => {
  const started = launch([]);
  started.child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`);
  await until('an answer', () => started.output().includes('"id":1'));
  started.child.stdin.end();
  expect(await started.ended()).toBe(0);
});

test.each([
  [['--key', 'live_key_1'], 'add --production'],
  [['--key', 'live_key_1', '--production', '--http', '8787'], '--http needs a sandbox key'],
  [['--http', '0'], '--http must be a port'],
  [['--api', 'http://127.0.0.1:1'], 'http://127.0.0.1:1/openapi.json cannot be read'],
])('%j ends with exit code 1 and the reason', async (args, message) => {
  const refused = launch(args);
  expect(await refused.ended()).toBe(1);
  expect(refused.output()).toContain(message);
});

test('a port in use is reported, and Ctrl-C ends the server', async () => {
  const port = String(await freePort());
  const first = launch(['--http', port]);
  await until('mcp to serve', () => first.output().includes('Serves MCP'));
  const second = launch(['--http', port]);
  expect(await second.ended()).toBe(1);
  expect(second.output()).toContain(`Port ${port} cannot be used`);
  first.child.kill('SIGINT');
  expect(await first.ended()).toBe(0);
});

test('a production key is accepted with --production, and the instructions name the environment', async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [command, 'mcp', '--production'],
    env: { ...environment(), DAKPION_API_KEY: partner.production.key },
  });
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  atEnd(() => client.close());
  expect(client.getInstructions()).toContain('in production');
});

describe('pages of other sites', () => {
  /** Sends the request of a browser. Node's fetch does not set these headers. */
  const post = (headers: Record<string, string>, path = '/mcp', method = 'POST') =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: httpUrl.port, path, method, headers: { ...accepted, ...headers } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on('error', reject);
      sent.end(method === 'POST' ? JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }) : undefined);
    });
  const accepted = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

  test('cannot call tools, neither with a name that resolves to this machine nor directly', async () => {
    const own = httpUrl.host;
    expect(await post({ host: own })).toBe(200);
    expect(await post({ host: `localhost:${httpUrl.port}`, origin: `http://localhost:${httpUrl.port}` })).toBe(200);
    expect(await post({ host: `evil.example:${httpUrl.port}` })).toBe(403);
    expect(await post({ host: own, origin: 'https://evil.example' })).toBe(403);
    expect(await post({ host: own, origin: 'null' })).toBe(403);
    expect(await post({ host: own, 'content-type': 'text/plain' })).toBe(415);
  });

  test('other addresses and methods and large bodies are refused', async () => {
    expect(await post({ host: httpUrl.host }, '/')).toBe(404);
    expect(await post({ host: httpUrl.host }, '/mcp', 'GET')).toBe(405);
    const large = await fetch(httpUrl, { method: 'POST', headers: accepted, body: `"${'x'.repeat(70_000)}"` });
    expect(large.status).toBe(413);
  });
});

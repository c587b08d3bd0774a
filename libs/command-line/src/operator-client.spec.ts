import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandFailure } from './command-failure.ts';
import { OperatorClient } from './operator-client.ts';

const former = process.env.OPERATOR_TOKEN;
let server: Server;
let url: string;

beforeAll(async () => {
  process.env.OPERATOR_TOKEN = 'a-token-of-an-operator';
  server = createServer((request, response) => {
    const code = request.url === '/v1/operator/partners/prt_1' ? 'partner_not_found' : 'not_found';
    const isKnown = request.headers.authorization === 'Bearer a-token-of-an-operator';
    response.writeHead(isKnown ? 404 : 401, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ code, detail: `The detail of ${code}.` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  if (former === undefined) delete process.env.OPERATOR_TOKEN;
  else process.env.OPERATOR_TOKEN = former;
  await new Promise((resolve) => server.close(resolve));
});

test("names the remedy when a server does not serve the operators' API", async () => {
  await expect(new OperatorClient(url).ask('POST', '/partners', {})).rejects.toThrow(
    `There is nothing at ${url}/v1/operator/partners. A server for operators needs OPERATOR_API=on or an OPERATOR_PORT; --url names its address.`,
  );
});

test('names the token that a server refuses', async () => {
  process.env.OPERATOR_TOKEN = 'a-token-of-another-server';
  const other = new OperatorClient(url);
  process.env.OPERATOR_TOKEN = 'a-token-of-an-operator';
  await expect(other.ask('GET', '/partners/prt_1')).rejects.toThrow(
    `${url} refuses the token from OPERATOR_TOKEN. Set OPERATOR_TOKEN to a token of that server that was not revoked.`,
  );
});

test('shows other refusals with the words of the server', async () => {
  await expect(new OperatorClient(url).ask('GET', '/partners/prt_1')).rejects.toThrow('of partner_not_found.');
  await expect(new OperatorClient(url).read('/transparency/checkpoint')).rejects.toThrow('The detail of not_found.');
});

test.each(['/partners/', '/partners//suspend', '/partners/../suspend', '/partners/.', '/partners//usage?from=x'])(
  'reports an invalid id, and does not request the path %s',
  async (path) => {
    await expect(new OperatorClient(url).ask('GET', path)).rejects.toThrow('An id is missing');
  },
);

test('shows only the faults of refused values, with the names of the options', async () => {
  const refusing = createServer((_request, response) => {
    const errors = [
      { field: 'created_at_from', message: 'Must be a time.' },
      { field: '', message: 'Must be an object.' },
    ];
    response.writeHead(422, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ code: 'validation_failed', detail: 'Correct the fields in errors.', errors }));
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
  try {
    const client = new OperatorClient(address, { created_at_from: '--from' });
    await expect(client.ask('GET', '/webhooks')).rejects.toThrow(
      'The server refuses:\n  --from: Must be a time.\n  Must be an object.',
    );
  } finally {
    await new Promise((resolve) => refusing.close(resolve));
  }
});

test('does not report a silent server as absent, and after a change warns against repeating it blindly', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const client = new OperatorClient(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    return AbortSignal.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  });
  try {
    await expect(client.ask('GET', '/followers')).rejects.toThrow(/has not answered for 15 s.*repeat the command/);
    await expect(client.ask('POST', '/partners', {})).rejects.toThrow(/look whether the change was made/);
  } finally {
    timeout.mockRestore();
    await new Promise((resolve) => silent.close(resolve));
  }
});

const [html, json] = ['<html><body>Bad Gateway</body></html>', 'application/json'];

test.each([
  ['a page of a proxy in place of an answer', [502, { 'content-type': 'text/html' }, html], /502.*not from Dakpion/],
  ['a page with status 200', [200, { 'content-type': 'text/html' }, html], /200.*not from Dakpion/],
  [
    'faults in the form of another program',
    [422, { 'content-type': json }, '{"title":"Invalid","errors":{"name":["too long"]}}'],
    /422.*not from Dakpion/,
  ],
  ['an empty answer', [200, { 'content-type': json }, ''], /not from Dakpion/],
  ['a redirect', [302, { location: 'https://b.example/x' }, ''], /redirects to https:..b.example.x\. Name the address/],
  ['an answer that breaks off', [200, { 'content-type': json, 'content-length': '99' }, '{'], /broke off/],
] as const)('reports %s, and says what to do', async (_what, [status, headers, body], message) => {
  const other = createServer((request, response) => {
    response.writeHead(status, headers).write(body, () => {
      if ('content-length' in headers) request.socket.destroy();
      else response.end();
    });
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const client = new OperatorClient(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  try {
    await expect(client.ask('GET', '/partners')).rejects.toThrow(CommandFailure);
    await expect(client.ask('POST', '/partners', {})).rejects.toThrow(message);
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
});

test('does not report a server that closes the connection as absent, because it may have made the change', async () => {
  const closing = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
  const client = new OperatorClient(`http://127.0.0.1:${(closing.address() as AddressInfo).port}`);
  try {
    await expect(client.ask('POST', '/partners', {})).rejects.toThrow(/broke off.*look whether the change was made/);
  } finally {
    await new Promise((resolve) => closing.close(resolve));
  }
});

test.each([
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['10.0.0.7', 'http://10.0.0.7:3000'],
])('calls a server that listens at %s at %s', (host, address) => {
  process.env.HOST = host;
  const { baseUrl } = new OperatorClient(undefined);
  delete process.env.HOST;
  expect(baseUrl).toBe(address);
});

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** A server for the commands of a spec file. `printed`: what the commands have printed since the test began. */
export function withOperatorServer(answer: (request: SentRequest) => Answer): { url: string; printed: string } {
  const operators = { url: '', printed: '' };
  const before = { ...process.env };
  let server: Server;
  beforeAll(async () => {
    process.env.OPERATOR_TOKEN = 'operator-token-of-the-specs';
    server = createServer(async (request, response) => {
      const { method = '', url = '' } = request;
      const { status, body } = answer({ method, url, body: await text(request) });
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    operators.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    process.env = before;
    server.close();
  });
  beforeEach(() => {
    operators.printed = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((written) => {
      operators.printed += String(written);
      return true;
    });
  });
  afterEach(() => jest.restoreAllMocks());
  return operators;
}

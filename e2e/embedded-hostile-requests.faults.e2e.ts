import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { broken, changed, forAWhile, hostileJson, hostileText } from '@dakpion/fixtures/hostile-values';
import fc from 'fast-check';
import { makePartner } from './api.ts';
import { operatorToken } from './operator-token.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';

const searchForMs = 40_000;
/** As for all requests of tests: a request that is never answered fails, and a busy machine may take seconds for one. */
const answerWithinMs = 60_000;
const maxAnswerBytes = 1_048_576;
/** Texts that reveal a stack trace or the files of this machine. */
const inner = /\bat .+\.(ts|js|mjs):\d+|node_modules|\/dist\/|Error: /;

interface Route {
  readonly method: string;
  readonly path: string;
}

/** The operations of a document, except streams, whose answers do not end. */
function routesOf(document: string): readonly Route[] {
  const { paths } = JSON.parse(readFileSync(join(__dirname, '../docs/openapi', document), 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { operationId }]) => operationId !== undefined && !/^stream/.test(operationId))
      .map(([method]) => ({ method: method.toUpperCase(), path })),
  );
}

/** Sends bytes and reads the first answer: status, header section and body. */
async function exchange(
  port: number,
  head: string,
  body: Buffer,
): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const timer = setTimeout(() => socket.destroy(), answerWithinMs);
  const chunks: Buffer[] = [];
  let size = 0;
  socket.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= 2 * maxAnswerBytes) chunks.push(chunk);
  });
  socket.write(Buffer.concat([Buffer.from(head, 'latin1'), body]));
  await once(socket, 'close');
  clearTimeout(timer);
  const text = Buffer.concat(chunks).toString();
  const end = text.indexOf('\r\n\r\n');
  return { status: Number(text.slice(9, 12)), head: text.slice(0, end), body: text.slice(end + 4) };
}

/** A header value that a client can send: Latin-1 without line ends. */
const headerValue = hostileText.map((text) =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[\r\n\0]/g, ' ')
    .slice(0, 4_000),
);

test(
  'every request of a stranger or a partner gets a documented answer, and the program continues',
  async () => {
    const program = await startProgram({ dataDir: temporaryDirectory() });
    const port = Number(new URL(program.url).port);
    const { sandbox } = await makePartner(program.url, 'Hostile');
    const routes = ['partner.json', 'operator.json', 'dispatch.json', 'dashboard.json'].flatMap(routesOf);
    expect(routes.length).toBeGreaterThan(40);
    const json = fc
      .oneof(hostileJson, changed(orderRequest() as Record<string, unknown>))
      .map((value) => JSON.stringify(value));
    const bodies = fc.oneof({ weight: 3, arbitrary: json.map(Buffer.from) }, { weight: 1, arbitrary: broken(json) });
    const credentials = fc.constantFrom(
      `X-API-Key: ${sandbox.key}`,
      `Authorization: Bearer ${operatorToken}`,
      'X-API-Key: sandbox_key_test_',
      'Cookie: session=x',
      'X-Nothing: 1',
    );
    const names = fc.constantFrom(
      'X-Request-Id',
      'X-Idempotency-Key',
      'If-None-Match',
      'Accept',
      'Range',
      'X-API-Key',
      'Last-Event-ID',
      'Forwarded',
      'Accept-Language',
    );
    const types = fc.oneof(
      { weight: 5, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: headerValue },
    );
    const inPath = hostileText.map((text) => encodeURIComponent(text.replace(/\p{Cs}/gu, '')).slice(0, 2_000));
    let count = 0;
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...routes),
        bodies,
        fc.tuple(credentials, types, names, headerValue),
        fc.tuple(inPath, fc.option(inPath, { nil: '' })),
        async ({ method, path }, body, [credential, type, name, value], [segment, query]) => {
          const target = `${path.replace(/\{[^}]+\}/g, segment || 'x')}${query === '' ? '' : `?${query}=${segment}`}`;
          const head = [
            `${method} ${target} HTTP/1.1`,
            `Host: 127.0.0.1:${port}`,
            'Connection: close',
            credential,
            `Content-Type: ${type}`,
            `${name}: ${value}`,
            ...(method === 'GET' ? [] : [`Content-Length: ${body.length}`]),
          ].join('\r\n');
          const answer = await exchange(port, `${head}\r\n\r\n`, method === 'GET' ? Buffer.alloc(0) : body);
          count += 1;
          statuses.add(answer.status);
          expect([target.slice(0, 200), answer.status]).toEqual([target.slice(0, 200), expect.any(Number)]);
          expect(answer.status).toBeGreaterThanOrEqual(200);
          expect([answer.status, answer.body.slice(0, 300)]).not.toEqual([500, expect.anything()]);
          expect(answer.body.length).toBeLessThanOrEqual(maxAnswerBytes);
          if (answer.status >= 400) expect(answer.body).not.toMatch(inner);
        },
      ),
      { ...forAWhile, interruptAfterTimeLimit: searchForMs },
    );
    expect(count).toBeGreaterThan(100);
    // Some cases must pass the first checks.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 401, 404, 422]));
    expect((await fetch(`${program.url}/health/ready`)).status).toBe(200);
    expect((await sandbox.create(orderRequest())).status).toBe(201);
  },
  3 * searchForMs,
);

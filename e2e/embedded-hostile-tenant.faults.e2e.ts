import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, makePartner, operate } from './api.ts';
import { atEnd } from './at-end.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

const besideMs = 60_000;
const readEveryMs = 50;
/** Connections that the hostile tenant uses at once for each kind of request. */
const atOnce = 4;
const maxAnswerBytes = 1024 * 1024;
/** The memory limit of the image in k8s/base. Node gives half of a container's memory to the heap. */
const memoryBytes = 512 * 1024 * 1024;
const heapMb = 256;

/** A receiver that fails every webhook with 4 KiB of U+0001, which have six times as many bytes in JSON. */
async function hostileReceiver(): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(500).end(Buffer.alloc(4_096, 1)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** The memory that a container's limit counts and the kernel cannot take back: that outside of the mapped files of the engines. */
function unreclaimableBytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

interface HostileAnswer {
  readonly status: number;
  readonly bytes: number;
}

/** Sends requests without a pause until the time is over; refused ones by the quota are repeated after 100 ms. */
async function flood(until: number, send: () => Promise<Response>): Promise<HostileAnswer[]> {
  const answers: HostileAnswer[] = [];
  const one = async () => {
    while (performance.now() < until) {
      const response = await send();
      answers.push({ status: response.status, bytes: (await response.arrayBuffer()).byteLength });
      if (response.status === 429) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return answers;
}

/** Reads at a steady pace. Returns the statuses of the answers. */
async function steadily(forMs: number, read: () => Promise<Answer>): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (const end = performance.now() + forMs; performance.now() < end; ) {
    statuses.add((await read()).status);
    await new Promise((resolve) => setTimeout(resolve, readEveryMs));
  }
  return statuses;
}

test('a tenant that uses all its quota does not end the gateway within 512 MB, and no answer has more than 1 MiB', async () => {
  const env = { NODE_OPTIONS: `--max-old-space-size=${heapMb}` };
  const program = await startProgram({ dataDir: temporaryDirectory(), env });
  const callback_url = await hostileReceiver();
  const shop = await makePartner(program.url);
  const { order_id } = (await shop.production.create(orderRequest())).body;

  const { body: hostile } = await operate(program.url, 'POST', '/partners', {
    name: 'Hostile',
    email: 'h@example.com',
  });
  const end = performance.now() + besideMs;
  const floods = Object.values<string>(hostile.api_keys).flatMap((key) => {
    const send = (method: string, path: string, body?: string) =>
      fetch(`${program.url}/v1/business${path}`, {
        method,
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        ...(body !== undefined && { body }),
      });
    const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, 'ক'.repeat(500)]));
    const order = JSON.stringify(orderRequest({ callback_url, metadata }));
    return [
      flood(end, () => send('POST', '/order/create', order)),
      flood(end, () => send('GET', '/webhooks?limit=200')),
      flood(end, () => send('GET', '/events?limit=100')),
    ];
  });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, unreclaimableBytes(program.pid));
  }, 250);
  const beside = await steadily(besideMs, () => shop.production.status(order_id));
  clearInterval(watch);
  const answers = (await Promise.all(floods)).flat();

  const statuses = new Set(answers.map(({ status }) => status));
  expect(Math.max(...answers.map(({ bytes }) => bytes))).toBeLessThanOrEqual(maxAnswerBytes);
  expect([...statuses].filter((status) => ![200, 201, 429].includes(status))).toEqual([]);
  expect([...beside]).toEqual([200]);
  expect(memory).toBeGreaterThan(0);
  expect(memory).toBeLessThan(memoryBytes);
  await until('the program to be ready', async () => (await fetch(`${program.url}/health/ready`)).ok);
}, 180_000);

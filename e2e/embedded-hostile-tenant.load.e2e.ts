import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makePartner, operate } from './api.ts';
import { atEnd } from './at-end.ts';
import { orderRequest } from './order-request.ts';
import { outputOf } from './output-of.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

// One tenant uses all its quota for a minute. A second program without such a tenant is read at the same time, so that other work
// on this machine slows down both.

const windows = 6;
const windowMs = 10_000;
const readEveryMs = 10;
const mostTimesSlower = 2;
/**
 * A read alone takes a few ms. It can arrive while an answer of 1 MiB is made, a batch of orders is written and garbage is collected,
 * each of which takes about as long as {@link workMs}. Below three times that, the ratio is not judged.
 */
const worksBefore = 3;
const maxAnswerBytes = 1024 * 1024;
/** The memory limit of the image in k8s/base. Node gives half of a container's memory to the heap. */
const memoryBytes = 512 * 1024 * 1024;
const heapMb = 256;

interface AnswersOfKind {
  readonly statuses: Readonly<Record<string, number>>;
  readonly maxBytes: number;
}

interface StatusRead {
  readonly url: string;
  readonly key: string;
  readonly order_id: string;
}

/** Gives the process priority over the other suites of a run, if the user has the right to do that. */
function preferProcess(pid: number): void {
  try {
    setPriority(pid, -10);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error;
  }
}

/** Starts a program with the memory of the image, and creates an order whose status is read. */
async function startWithOrder() {
  const env = { NODE_OPTIONS: `--max-old-space-size=${heapMb}` };
  const program = await startProgram({ dataDir: temporaryDirectory(), env });
  if (program.pid !== undefined) preferProcess(program.pid);
  const { production } = await makePartner(program.url);
  const { order_id } = (await production.create(orderRequest())).body;
  return { program, read: { url: program.url, key: production.key, order_id } };
}

/** Starts a receiver that fails every webhook with 4 KiB of U+0001, which take six times as many bytes in JSON. */
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

/** Starts the tenant's program. `answers` resolves at its end. */
async function startTenant(url: string): Promise<{ answers: () => Promise<Record<string, AnswersOfKind>> }> {
  const { body } = await operate(url, 'POST', '/partners', { name: 'Hostile', email: 'h@example.com' });
  const order = orderRequest({ sandbox_scenario: undefined });
  const keys = Object.values<string>(body.api_keys);
  const argument = { url, keys, callbackUrl: await hostileReceiver(), order, forMs: windows * windowMs };
  const tenant = spawn(process.execPath, [join(__dirname, 'hostile-tenant.fixture.mjs'), JSON.stringify(argument)]);
  const closed = once(tenant, 'close');
  atEnd(() => void tenant.kill('SIGKILL'));
  const output = outputOf(tenant);
  await until('the tenant to begin', () => output().includes('\n'));
  const answers = async () => {
    const [exitCode] = await closed;
    if (exitCode !== 0) throw new Error(`the tenant ended with ${exitCode}: ${output()}`);
    return JSON.parse(output().trim().split('\n').at(-1) ?? '');
  };
  return { answers };
}

/**
 * The memory that counts towards a container's limit and that the kernel cannot reclaim: all except the mapped files of the
 * engines.
 */
function unreclaimableBytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

/** Reads the status over one connection at a steady pace. Returns the 99th percentile in ms. */
async function slowReadMs({ url, key, order_id }: StatusRead, forMs: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const path = `${url}/v1/business/order/${order_id}/status`;
  const readOnce = () =>
    new Promise<number>((done, failed) => {
      const began = performance.now();
      const request = get(path, { agent, headers: { 'x-api-key': key } }, (response) => {
        response.resume();
        if (response.statusCode !== 200) failed(new Error(`the status was answered with ${response.statusCode}`));
        response.on('end', () => done(performance.now() - began));
      });
      request.on('error', failed);
    });
  const times: number[] = [];
  for (const end = performance.now() + forMs; performance.now() < end; await pause(readEveryMs)) {
    times.push(await readOnce());
  }
  agent.destroy();
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

/** The time that this machine takes to read and write 1 MiB of JSON, in ms: about 10 on a machine of 2026. */
function workMs(): number {
  const order = orderRequest();
  const text = JSON.stringify(Array(Math.floor(maxAnswerBytes / Buffer.byteLength(JSON.stringify(order)))).fill(order));
  const began = performance.now();
  JSON.stringify(JSON.parse(text));
  return performance.now() - began;
}

const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

test('a tenant that uses all its quota at most doubles the read times of others, within 512 MB and 1 MiB an answer', async () => {
  preferProcess(process.pid);
  const { program, read } = await startWithOrder();
  const other = await startWithOrder();
  await Promise.all([read, other.read].map((each) => slowReadMs(each, 3_000)));
  const { answers } = await startTenant(program.url);
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, unreclaimableBytes(program.pid));
  }, 250);
  const besideTenant: number[] = [];
  const alone: number[] = [];
  const works: number[] = [];
  for (let window = 0; window < windows; window += 1) {
    const [beside = 0, without = 0] = await Promise.all([read, other.read].map((each) => slowReadMs(each, windowMs)));
    besideTenant.push(beside);
    alone.push(without);
    works.push(median(Array.from({ length: 9 }, workMs)));
    const [withTenant, bare, work] = [beside, without, works.at(-1)].map((ms) => `${ms?.toFixed(1)} ms`);
    process.stdout.write(`99 % of status reads: ${withTenant}, without the tenant ${bare}; 1 MiB of JSON: ${work}\n`);
  }
  clearInterval(watch);
  setPriority(0);

  const { follow, ...kinds } = await answers();
  const statuses = new Set(Object.values({ ...kinds, follow }).flatMap((kind) => Object.keys(kind?.statuses ?? {})));
  const unexpected = [...statuses].filter(
    (status) => !['200', '201', '202', '404', '409', '429', '503', 'ended'].includes(status),
  );
  expect(unexpected).toEqual([]);
  expect(kinds.create?.statuses).toMatchObject({ 201: expect.any(Number), 429: expect.any(Number) });
  // Large reads take turns with the work of others, so the quota of reads cannot be used up in a minute.
  expect(kinds.orders?.statuses).toMatchObject({ 200: expect.any(Number) });
  expect(Math.max(...Object.values(kinds).map(({ maxBytes }) => maxBytes))).toBeLessThanOrEqual(maxAnswerBytes);
  expect(memory).toBeGreaterThan(0);
  expect(memory).toBeLessThan(memoryBytes);
  const within = Math.max(worksBefore * median(works), mostTimesSlower * median(alone));
  expect(median(besideTenant)).toBeLessThan(within);
  await until('the program to be ready', async () => (await fetch(`${program.url}/health/ready`)).ok);
}, 180_000);

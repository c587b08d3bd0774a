import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  dhakaTime,
  type Environment,
  type OpenStatus,
  type OrderReply,
  type OrderStatus,
  openStatuses,
  orderStatuses,
} from '@dakpion/contracts';
import { alertMinutes, orderIdOf, orderRecord, start } from '@dakpion/fixtures';
import { type OpenOrder, OpenOrders } from '@dakpion/read-models';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { OpenOrderWatch } from './open-order-watch.ts';

const minute = 60_000;
const known = { partner_id: 'prt_1', partner_reference_id: null };
let directory: string;
let stateStore: StateStore;
let open: OpenOrders;
let now: number;
let statuses: Map<string, OrderStatus>;
let asked: string[];
let answer: () => Promise<OrderReply>;
const lines: string[] = [];

beforeAll(() => {
  const into = (level: string) => (line: unknown) => void lines.push(`${level} ${line}`);
  Logger.overrideLogger({ log: into('log'), warn: into('warn'), error: into('error') });
});
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'open-order-watch-'));
  stateStore = await openLmdbStateStore({ directory });
  open = new OpenOrders(stateStore);
  now = start;
  statuses = new Map();
  asked = [];
  answer = async () => ({ outcome: 'done', replayed: false, order: orderRecord({ order_id: orderIdOf(1) }) });
  lines.splice(0);
});
afterEach(async () => {
  await stateStore.close();
  await rm(directory, { recursive: true });
});

/** A new watch, as each instance has it after each start. */
function watch(cancelAfter: number | null = null): OpenOrderWatch {
  const readState = async (orderId: string) => {
    const parcel_status = statuses.get(orderId);
    return parcel_status === undefined
      ? null
      : { parcel_status, since: dhakaTime(now), sequence: orderStatuses.indexOf(parcel_status) + 1 };
  };
  const cancel = async ({ order_id }: Pick<OpenOrder, 'order_id'>) => {
    asked.push(order_id);
    return answer();
  };
  return new OpenOrderWatch({ open, readState, cancel, clock: () => now }, { alertAfter: alertMinutes, cancelAfter });
}

/** Creates an order that was created this number of minutes ago. */
async function created(number: number, minutesAgo: number, environment: Environment = 'production'): Promise<string> {
  const order_id = orderIdOf(number);
  const since = dhakaTime(now - minutesAgo * minute);
  await open.note({ ...known, order_id, environment, created_at: since, parcel_status: 'PENDING', since, sequence: 1 });
  statuses.set(order_id, 'PENDING');
  return order_id;
}

/** Creates a production order that has had the status for this number of minutes. */
async function has(status: OpenStatus, number: number, minutes: number): Promise<string> {
  const order_id = orderIdOf(number);
  const since = dhakaTime(now - minutes * minute);
  const order = { ...known, order_id, environment: 'production', created_at: since } as const;
  await open.note({ ...order, parcel_status: status, since, sequence: openStatuses.indexOf(status) + 1 });
  statuses.set(order_id, status);
  return order_id;
}

/** The values of a gauge for one status, by environment. */
async function gauge(name: string, status: OpenStatus = 'PENDING'): Promise<Record<string, number>> {
  const values = (await register.getSingleMetric(`dakpion_orders_${name}`)?.get())?.values ?? [];
  const found = values.filter(({ labels }) => labels.parcel_status === status);
  return Object.fromEntries(found.map(({ labels, value }) => [labels.environment, value]));
}

test('warns once about an order that waits longer than the limit, whichever process checks, and after any restart', async () => {
  expect(await watch().look()).toBe(false);
  const orderId = await created(1, 9);
  expect(await watch().look()).toBe(true);
  expect(lines).toEqual([]);
  now += 2 * minute;
  await Promise.all([watch().look(), watch().look()]);
  await watch().look();
  expect(lines).toEqual([
    'warn 1 production order is PENDING for over 10 min, new: 1. ' +
      `The oldest: ${orderId} of prt_1 since ${dhakaTime(now - 11 * minute)}.`,
  ]);
});

test('warns about many orders in one line, which has their number, the oldest ten, and where the others are listed', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 250; number += 1) ids.push(await created(number, 300 - number));
  await created(250, 11, 'sandbox');
  const looking = watch();
  await looking.look();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^warn 250 production orders .* new: 200\./);
  expect(ids.map((id) => lines[0]?.includes(id))).toEqual(ids.map((_id, index) => index < 10));
  expect(lines[0]).toContain('All: dakpion orders overdue --status PENDING --environment production.');
  await looking.look();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/250 production orders .* new: 50\. .* 1 sandbox order is .* new: 1\./);
  await looking.look();
  expect(lines).toHaveLength(2);
});

test('checks 20,000 waiting orders with a few hundred reads and at most one line', async () => {
  const score = now - 60 * minute;
  const value = { ...known, environment: 'production', parcel_status: 'PENDING', sequence: 1 };
  const ids = Array.from({ length: 20_000 }, (_, number) => orderIdOf(number));
  const write = (from: number) => {
    const changes = ids.slice(from, from + 100).map((id) => ({
      ...({ kind: 'put', collection: 'open_orders', id, version: 2 } as const),
      value: { ...value, order_id: id, created_at: dhakaTime(score), since: dhakaTime(score) },
      listing: {
        lists: ['status=PENDING', 'environment=production,status=PENDING', 'unreported,status=PENDING'],
        score,
      },
    }));
    return stateStore.documents.write('open_orders', changes);
  };
  // Written many at a time, so that they share the commits of the engine.
  for (let from = 0; from < ids.length; from += 5_000) {
    await Promise.all(Array.from({ length: 50 }, (_, nth) => write(from + 100 * nth)));
  }
  for (const id of ids) statuses.set(id, 'PENDING');
  let reads = 0;
  const { documents } = stateStore;
  const counted = Object.assign(Object.create(documents), {
    read: (...args: Parameters<typeof documents.read>) => {
      reads += 1;
      return documents.read(...args);
    },
    list: async (...args: Parameters<typeof documents.list>) => {
      const page = await documents.list(...args);
      reads += page.documents.length;
      return page;
    },
  });
  open = new OpenOrders({ ...stateStore, documents: counted });
  for (let round = 1; round <= 3; round += 1) {
    reads = 0;
    await watch().look();
    expect(reads).toBeLessThan(1_000);
    expect(lines).toHaveLength(round);
  }
  expect(lines[2]).toContain('20000 production orders');
  expect(await gauge('overdue')).toMatchObject({ production: 20_000 });
});

test('does not warn about an order of the sandbox', async () => {
  await created(1, 11, 'sandbox');
  await watch().look();
  expect(lines).toEqual([expect.stringMatching(/^log 1 sandbox order is/)]);
});

test('does not warn about an order that has changed since, or one whose last event is of a newer version', async () => {
  const moved = await created(1, 11);
  const unseen = await created(2, 11);
  statuses.set(moved, 'ASSIGNED');
  statuses.delete(unseen);
  await watch().look();
  expect(lines).toEqual([]);
  statuses.set(unseen, 'PENDING');
  await watch().look();
  expect(lines).toEqual([expect.stringContaining(unseen)]);
  expect(await gauge('overdue')).toMatchObject({ production: 1 });
});

test('counts the orders over the limit by environment, and reports the age of the oldest', async () => {
  await created(1, 30);
  await created(2, 11);
  await created(3, 2);
  await created(4, 1, 'sandbox');
  await watch().look();
  expect(await gauge('overdue')).toEqual({ production: 2, sandbox: 0 });
  expect(await gauge('oldest_seconds')).toEqual({ production: 1800, sandbox: 60 });
  for (const number of [1, 2, 3, 4]) await open.remove(orderIdOf(number));
  await watch().look();
  expect(await gauge('oldest_seconds')).toEqual({ production: 0, sandbox: 0 });
});

test('cancels nothing unless the settings say so', async () => {
  await created(1, 10_000);
  await watch().look();
  expect(asked).toEqual([]);
});

test('cancels orders of production once after the configured time, and none of the sandbox', async () => {
  const orderId = await created(1, 20);
  await created(2, 19);
  await created(3, 100, 'sandbox');
  now += 1;
  await watch(20).look();
  await watch(20).look();
  expect(asked).toEqual([orderId]);
  expect(lines).toEqual([expect.stringContaining(`Cancelled after 20 min without a rider: ${orderId}.`)]);
});

test('does not repeat a cancellation that was refused, but one without an answer', async () => {
  const orderId = await created(1, 21);
  answer = () => Promise.reject(new Error('no answer'));
  await watch(20).look();
  expect(lines.at(-1)).toContain(`Could not be cancelled and come up again: ${orderId} (Error: no answer).`);
  statuses.set(orderId, 'ASSIGNED');
  answer = async () => ({
    outcome: 'refused',
    refusal: { code: 'order_not_cancellable', parcel_status: 'ASSIGNED' },
  });
  await watch(20).look();
  await watch(20).look();
  expect(asked).toEqual([orderId, orderId]);
  expect(await gauge('overdue')).toMatchObject({ production: 0 });
  // The order has its rider and is watched in its new status.
  now += 16 * minute;
  await watch(20).look();
  expect(await gauge('overdue', 'ASSIGNED')).toMatchObject({ production: 1 });
});

test('does not report an order that another instance has cancelled before', async () => {
  await created(1, 21);
  answer = async () => ({ outcome: 'done', replayed: true, order: orderRecord({ order_id: orderIdOf(1) }) });
  expect(await watch(20).look()).toBe(true);
  expect(lines).toEqual([]);
  expect(await watch(20).look()).toBe(false);
});

test('asks only once to cancel an order that does not exist', async () => {
  const orderId = await created(1, 21);
  statuses.delete(orderId);
  answer = async () => ({ outcome: 'refused', refusal: { code: 'order_not_found', order_id: orderId } });
  await watch(20).look();
  await watch(20).look();
  expect(asked).toEqual([orderId]);
});

test('warns in one line about orders that stay too long in a status, by the limit of that status', async () => {
  const late = {
    ASSIGNED: await has('ASSIGNED', 1, 16),
    ACCEPTED: await has('ACCEPTED', 2, 31),
    STARTED: await has('STARTED', 3, 61),
    PICKED: await has('PICKED', 4, 121),
  };
  await has('ASSIGNED', 5, 14);
  await has('PICKED', 6, 119);
  await watch().look();
  await watch().look();
  expect(lines).toHaveLength(1);
  for (const [status, id] of Object.entries(late)) {
    const minutes = alertMinutes[status as OpenStatus];
    expect(lines[0]).toContain(
      `1 production order is ${status} for over ${minutes} min, new: 1. The oldest: ${id} of prt_1`,
    );
    expect(await gauge('overdue', status as OpenStatus)).toMatchObject({ production: 1 });
  }
  expect(await gauge('oldest_seconds', 'PICKED')).toMatchObject({ production: 121 * 60 });
});

test('reports an order whose later event was lost under its stored status', async () => {
  const orderId = await has('ASSIGNED', 1, 16);
  statuses.set(orderId, 'ACCEPTED');
  await watch().look();
  expect(lines).toEqual([]);
  now += 31 * minute;
  await watch().look();
  expect(lines).toEqual([expect.stringContaining('1 production order is ACCEPTED for over 30 min')]);
});

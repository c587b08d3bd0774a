// `npm run bench:lists [orders]`: reads pages of one partner's list with 1,000 and with many orders, in LMDB, or in
// Redis with REDIS_URL. With DATA_DIR and OWNER (`prt_…:sandbox`), the orders are kept, and a program can be started on them.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { dhakaTime, orderStatuses } from '@dakpion/contracts';
import { OrderViews, orderViewsModel, searchListsOf, searchOf } from '@dakpion/read-models';
import { openLmdbStateStore, openRedisStateStore, ReadModelDocuments } from '@dakpion/state-store';
import { quantile } from './quantile.mjs';

const many = Number(process.argv[2] ?? 1_000_000);
const few = 1_000;
const perWrite = 100;
const reads = 400;
const first = Date.parse('2026-01-01T00:00:00.000+06:00');
const { REDIS_URL, DATA_DIR, OWNER } = process.env;
const example = createRequire(import.meta.url)('../docs/openapi/partner.json').paths['/v1/business/order/{order_id}']
  .get.responses['200'].content['application/json'];
const details = example.example ?? Object.values(example.examples)[0].value;
const directory = DATA_DIR === undefined ? mkdtempSync(join(tmpdir(), 'dakpion-lists-')) : join(DATA_DIR, 'state');
const store =
  REDIS_URL === undefined ? await openLmdbStateStore({ directory }) : await openRedisStateStore({ url: REDIS_URL });
const views = new OrderViews(store);
// The first write through it records the version of the read model.
const documents = new ReadModelDocuments(store, orderViewsModel);

/** One order per minute. Two of 1,000 are waiting. The orders are for 50,000 different receivers. */
function orderOf(index, owner) {
  const parcel_status = index % 500 === 0 ? 'PENDING' : orderStatuses[5 + (index % 2)];
  const created_at = dhakaTime(first + index * 60_000);
  const order_id = `ord_${String(index).padStart(26, '0')}`;
  const partner_reference_id = `INV-${index}`;
  const receiver_phone_number = `017${String(index % 50_000).padStart(8, '0')}`;
  const changed = { order_id, parcel_status, partner_reference_id, receiver_phone_number, created_at };
  const value = { ...owner, tracking_token: `trk_${index}`, details: { ...details, ...changed } };
  const lists = [
    'all',
    `status=${parcel_status}`,
    `reference=${JSON.stringify(partner_reference_id)}`,
    `status=${parcel_status}&reference=${JSON.stringify(partner_reference_id)}`,
    ...searchListsOf(searchOf(value.details)),
  ];
  const listing = { lists, score: Date.parse(created_at) };
  return { kind: 'put', collection: 'orders', id: order_id, version: 6, value, listing };
}

async function fill(owner, count) {
  const began = performance.now();
  const scope = `${owner.partner_id}:${owner.environment}`;
  for (let index = 0; index < count; index += perWrite * 8) {
    const writes = Array.from({ length: 8 }, (_, part) => index + part * perWrite).filter((from) => from < count);
    await Promise.all(
      writes.map((from) =>
        documents.write(
          scope,
          Array.from({ length: Math.min(perWrite, count - from) }, (_, nth) => orderOf(from + nth, owner)),
        ),
      ),
    );
  }
  process.stdout.write(`${count} orders written in ${Math.round((performance.now() - began) / 1_000)} s\n`);
}

async function measure(name, read) {
  for (let warm = 0; warm < 50; warm += 1) await read(warm);
  const times = [];
  for (let nth = 0; nth < reads; nth += 1) {
    const began = performance.now();
    await read(nth);
    times.push(performance.now() - began);
  }
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(2));
  process.stdout.write(`  ${name.padEnd(44)} p50 ${p50} ms  p99 ${p99} ms\n`);
}

async function measureAll(owner, count) {
  const limit = 50;
  const day = (minutes) => dhakaTime(first + minutes * 60_000);
  const page = (number, filter = {}) => views.list(owner, { page: number, limit, ...filter });
  const search = (words, more) => views.search(owner, more, { states: [], ...words }, { offset: 0, limit });
  process.stdout.write(`${count} orders, pages of ${limit}, load ${loadavg()[0].toFixed(1)}\n`);
  await measure('page 1', () => page(1));
  await measure('page 100', () => page(100));
  await measure('page in the middle', () => page(Math.ceil(count / limit / 2)));
  await measure('last page', () => page(Math.ceil(count / limit)));
  await measure('one state, page 1', () => page(1, { parcel_status: 'COMPLETED' }));
  await measure('rare state, page 1', () => page(1, { parcel_status: 'PENDING' }));
  await measure('three states after an order', (nth) =>
    views.listOfStates(
      owner,
      ['PENDING', 'COMPLETED', 'CANCELLED'],
      {},
      {
        offset: 0,
        limit,
        after: { order_id: `ord_${String(count - 1 - nth).padStart(26, '0')}`, created_at: day(count - 1 - nth) },
      },
    ),
  );
  await measure('a week in the middle', () =>
    page(1, { created_at_from: day(Math.floor(count / 2)), created_at_to: day(Math.floor(count / 2) + 10_080) }),
  );
  await measure('one reference', (nth) => page(1, { partner_reference_id: `INV-${nth}` }));
  await measure('a receiver’s phone number', (nth) =>
    search({}, { receiver_phone_number: `017${String(nth).padStart(8, '0')}` }),
  );
  await measure('a word of all references', () => search({}, { words: ['inv'] }));
  await measure('two words', (nth) => search({}, { words: ['inv', String(nth)] }));
  await measure('a phone number and a state', (nth) =>
    search({ states: ['COMPLETED'] }, { receiver_phone_number: `017${String(nth).padStart(8, '0')}` }),
  );
}

try {
  const owner = (partner_id) => ({ partner_id, environment: 'sandbox' });
  if (OWNER !== undefined) await fill(owner(OWNER.split(':')[0]), many);
  else
    for (const count of [few, many]) {
      await fill(owner(`prt_${count}`), count);
      await measureAll(owner(`prt_${count}`), count);
    }
} finally {
  await store.close();
  if (DATA_DIR === undefined) rmSync(directory, { recursive: true });
}

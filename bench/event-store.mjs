// Compares Dakpion's adapter with the bare @eventstore/db-client, alternating in one run, on one protocol server over LMDB in a
// separate process. The ratios show the cost of the adapter's time-outs, checks and retries. The rates depend on the machine.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openEventStoreDb } from '@dakpion/event-store';
import { EventStoreDBClient, jsonEvent, NO_STREAM, START, streamNameFilter } from '@eventstore/db-client';

const rounds = 9;
/** Rounds are short and alternate, so that other load on the machine affects both sides equally. */
const roundMs = 300;
const inFlight = 100;
const pastEvents = 3_000;
const streamLength = 6;
const directory = mkdtempSync(join(tmpdir(), 'dakpion-bench-'));

const program = fileURLToPath(
  new URL('../tools/eventstore-protocol-server/dist/eventstore-local.main.js', import.meta.url),
);
const server = spawn(process.execPath, [program], {
  env: { PATH: process.env.PATH, DATA_DIR: directory, EVENTSTORE_PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});

/** An event of a realistic size: 400 bytes. */
function anEvent() {
  return {
    id: randomUUID(),
    type: 'ORDER_PLACED',
    data: {
      order_id: 'ord_0123456789',
      receiver_address_text: 'রোড ১১, বনানী, ঢাকা',
      comment: 'x'.repeat(120),
      price: 120,
    },
    metadata: {
      schema_version: 1,
      $correlationId: randomUUID(),
      $causationId: null,
      actor: { kind: 'partner', id: 'prt_1' },
      occurred_at: '2026-11-21T13:00:00.000+06:00',
    },
  };
}

function oursOver(store) {
  return {
    append: (stream, events) => store.append(stream, events, 'no_stream'),
    read: async (stream) => countOf(store.readStream(stream)),
    async catchUp(prefix, count) {
      const { signal } = new AbortController();
      for await (const item of store.subscribe({ streamPrefixes: [prefix], signal })) {
        if (item.kind === 'event') count -= 1;
        if (count === 0) return;
      }
    },
  };
}

function bareOver(client) {
  return {
    append: (stream, events) => client.appendToStream(stream, events.map(jsonEvent), { expectedRevision: NO_STREAM }),
    read: async (stream) => countOf(client.readStream(stream)),
    async catchUp(prefix, count) {
      const filter = streamNameFilter({ prefixes: [prefix] });
      for await (const _event of client.subscribeToAll({ fromPosition: START, filter })) {
        count -= 1;
        if (count === 0) return;
      }
    },
  };
}

async function countOf(events) {
  let count = 0;
  for await (const _event of events) count += 1;
  if (count !== streamLength) throw new Error(`${count} events in a stream of ${streamLength}`);
}

/** Repeats the work in this many lanes. Returns the number of repetitions. */
async function repeat(lanes, work) {
  const deadline = performance.now() + roundMs;
  let done = 0;
  const lane = async () => {
    while (performance.now() < deadline) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}

/** Repetitions per second, and microseconds of this process's CPU for each. */
async function measured(run) {
  const cpuBefore = process.cpuUsage();
  const began = performance.now();
  const done = await run();
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { rate: done / seconds, cpu: (user + system) / done };
}

/** Runs both sides in turn, with an alternating start. Returns the medians of the rounds and of their ratios. */
async function compare(title, unit, run) {
  const rows = { ours: [], bare: [] };
  for (const side of ['ours', 'bare']) await run(sides[side]);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? ['ours', 'bare'] : ['bare', 'ours']) {
      rows[side].push(await measured(() => run(sides[side])));
    }
  }
  const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(rounds / 2)];
  const of = (name, kind) => median(rows[name].map((row) => row[kind]));
  const ratio = (kind) => median(rows.ours.map((row, round) => row[kind] / rows.bare[round][kind])).toFixed(2);
  const cell = (name) => `${Math.round(of(name, 'rate'))} ${unit}/s, ${Math.round(of(name, 'cpu'))} µs CPU`;
  process.stdout.write(`| ${title} | ${cell('ours')} | ${cell('bare')} | ${ratio('rate')} | ${ratio('cpu')} |\n`);
}

const lines = createInterface({ input: server.stdout });
const { value: line } = await lines[Symbol.asyncIterator]().next();
const url = /esdb:\S+/.exec(line)[0];
const store = await openEventStoreDb({ url });
const client = EventStoreDBClient.connectionString(url);
const sides = { ours: oursOver(store), bare: bareOver(client) };
try {
  process.stdout.write(`Median of ${rounds} rounds\n\n`);
  process.stdout.write('| what | Dakpion | bare client | rate, ratio | CPU, ratio |\n|---|---|---|---|---|\n');
  const append = (side) => () => side.append(`order-${randomUUID()}`, [anEvent()]);
  await compare('appends, one at a time', 'appends', (side) => repeat(1, append(side)));
  await compare(`appends, ${inFlight} in flight`, 'appends', (side) => repeat(inFlight, append(side)));

  await store.append('order-read', Array.from({ length: streamLength }, anEvent), 'no_stream');
  await compare(`reads of a stream of ${streamLength}`, 'reads', (side) => repeat(1, () => side.read('order-read')));

  for (let written = 0; written < pastEvents; written += inFlight) {
    await store.append(`past-${written}`, Array.from({ length: inFlight }, anEvent), 'no_stream');
  }
  await compare('subscription, catching up', 'events', async (side) => {
    await side.catchUp('past-', pastEvents);
    return pastEvents;
  });
} finally {
  await store.close();
  await client.dispose();
  server.kill();
  rmSync(directory, { recursive: true });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { until } from '@dakpion/fixtures';
import { logPageSize, openEnvironment } from '@dakpion/lmdb';
import { eventStoreContract } from '../event-store.contract.ts';
import type { AppendResult, EventStore, NewEvent } from '../event-store.ts';
import { EventStoreDamagedError, EventStoreLockedError, EventStoreUnavailableError } from '../event-store.ts';
import { wasStoppedCleanly } from './clean-stop.ts';
import { type LmdbEventStoreOptions, openLmdbEventStore } from './lmdb-event-store.ts';
import type { PageCheckWatch } from './page-check.ts';

eventStoreContract('LMDB', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'event-store-'));
  let store = await openLmdbEventStore({ directory });
  return {
    store,
    reopen: async () => {
      await store.close();
      store = await openLmdbEventStore({ directory });
      return store;
    },
    close: async () => {
      await store.close();
      rmSync(directory, { recursive: true });
    },
  };
});

let directory: string;
let stores: EventStore[];
let children: ChildProcess[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'event-store-'));
  stores = [];
  children = [];
});

afterEach(async () => {
  await Promise.all(children.map(kill));
  await Promise.all(stores.map((store) => store.close()));
  rmSync(directory, { recursive: true });
});

test('records the time of its clock', async () => {
  const store = await openStore({ directory, clock: () => 1_795_000_000_123 });
  await store.append('order-1', [anEvent()], 'no_stream');
  expect((await all(store.readStream('order-1')))[0]?.recordedAt).toBe(1_795_000_000_123);
});

test('opens in a directory whose path is longer than a socket path may be', async () => {
  const deep = join(directory, 'd'.repeat(120));
  mkdirSync(deep);
  const store = await openStore({ directory: deep });
  await expect(openLmdbEventStore({ directory: deep })).rejects.toThrow(EventStoreLockedError);
  await store.close();
  await openStore({ directory: deep });
});

test('frees the space of removed events of a bounded stream, and opens without reporting them as damage', async () => {
  const store = await openStore({ directory });
  await store.keepLast('bounded', 2);
  let revision: number | 'no_stream' = 'no_stream';
  for (let count = 0; count < 200; count += 1) {
    const text = 'x'.repeat(100_000);
    const result: AppendResult = await store.append('bounded', [anEvent({ text })], revision);
    revision = result.outcome === 'appended' ? result.revision : 'no_stream';
  }
  expect(await all(store.readAll())).toHaveLength(2);
  await store.close();
  expect(statSync(join(directory, 'data.mdb')).size).toBeLessThan(2_000_000);
  const again = await openStore({ directory });
  const revisions = (await all(again.readAll({ direction: 'backwards' }))).map((event) => event.revision);
  expect(revisions).toEqual([199, 198]);
  expect(await again.head()).toBe(200n);
});

test('is unavailable where the file system refuses to write', async () => {
  writeFileSync(join(directory, 'file'), '');
  const opening = openLmdbEventStore({ directory: join(directory, 'file', 'below') });
  await expect(opening).rejects.toThrow(EventStoreUnavailableError);
});

test('survives a full disk: it refuses appends, keeps its events, and continues when there is room', async () => {
  // A limit on the size of files simulates the full disk: the engine's writes fail in the same place.
  const child = startChild('fill', { fileKiB: 500 });
  const exited = once(child, 'exit');
  const told = JSON.parse(await firstLineOf(child));
  expect(told).toEqual({ appended: told.read, read: expect.any(Number), errors: ['EventStoreUnavailableError'] });
  expect(told.appended).toBeGreaterThan(100);
  expect(await exited).toEqual([0, null]);
  const store = await openStore({ directory });
  expect(await all(store.readAll())).toHaveLength(told.appended);
  expect(await store.append('order-new', [anEvent()], 'no_stream')).toMatchObject({ outcome: 'appended' });
});

describe('a store that was killed while appending', () => {
  test('has every acknowledged event and no gap', async () => {
    const acknowledged = new Map<string, string>();
    for (let round = 1; round <= 5; round += 1) {
      const child = startChild('append');
      for await (const line of linesOf(child)) {
        const [stream, revision, id] = line.split(' ') as [string, string, string];
        acknowledged.set(`${stream} ${revision}`, id);
        if (acknowledged.size >= round * 200) child.kill('SIGKILL');
      }
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(1_000);
    const store = await openStore({ directory });
    const events = await all(store.readAll());
    expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => BigInt(index + 1)));
    const ids = new Map(events.map(({ stream, revision, id }) => [`${stream} ${revision}`, id]));
    for (const [place, id] of acknowledged) expect([place, ids.get(place)]).toEqual([place, id]);
    for (const stream of new Set(events.map((event) => event.stream))) {
      const recorded = await all(store.readStream(stream));
      expect(recorded).toEqual(events.filter((event) => event.stream === stream));
      expect(recorded.map(({ revision }) => revision)).toEqual(recorded.map((_, index) => index));
      expect(recorded.length % 2).toBe(0);
    }
  });
});

describe('a store whose program was killed', () => {
  const file = () => join(directory, 'data.mdb');
  const note = () => join(directory, 'running.json');

  test('can be used at once, while all its pages are checked', async () => {
    await appendAndKill(3_000);
    const check = pageCheck();
    const store = await openStore({ directory, pageCheck: check.watch });
    // Pages are written and freed during the check.
    await store.keepLast('bounded', 2);
    for (let revision = 0; !check.isComplete() && check.damage.length === 0; revision += 1) {
      const expected = revision === 0 ? 'no_stream' : revision - 1;
      await store.append('bounded', [anEvent({ text: 'x'.repeat(20_000) })], expected);
    }
    expect(check.seen.map(({ lookedAt }) => lookedAt)).toEqual(
      check.seen.map(({ lookedAt }) => lookedAt).toSorted((one, other) => one - other),
    );
    expect(check.seen.length).toBeGreaterThan(1);
    expect(check.damage).toEqual([]);
    await store.close();
    expect(wasStoppedCleanly(directory, file())).toBe(true);
  });

  test('reports a damaged page while it is used, and is refused at the next opening', async () => {
    const id = await appendAndKill(500);
    damagePagesOf(id, file());
    const check = pageCheck();
    const store = await openStore({ directory, pageCheck: check.watch });
    await until(() => check.damage.length > 0);
    expect(check.damage[0]).toBeInstanceOf(EventStoreDamagedError);
    expect(check.damage[0]?.message).toMatch(/^Page \d+ of .*data\.mdb is damaged or missing$/);
    expect(check.isComplete()).toBe(false);
    await store.close();
    await expect(openLmdbEventStore({ directory, pageCheck: check.watch })).rejects.toThrow(EventStoreDamagedError);
  });

  test('is checked before it opens if it was closed before all pages were checked', async () => {
    const id = await appendAndKill(500);
    const store = await openStore({ directory, pageCheck: pageCheck().watch });
    await store.close();
    expect(wasStoppedCleanly(directory, file())).toBe(false);
    damagePagesOf(id, file());
    const opening = openLmdbEventStore({ directory, pageCheck: pageCheck().watch });
    await expect(opening).rejects.toThrow(EventStoreDamagedError);
  });

  test.each<[string, () => void]>([
    ['the machine has crashed as well', () => changeNote({ boot: 'another' })],
    [
      'the file was replaced by a copy',
      () => {
        copyFileSync(file(), `${file()}.copy`);
        renameSync(`${file()}.copy`, file());
      },
    ],
    ['the file is older than the start', () => changeNote({ transaction: '1000000000' })],
    ['the note is missing', () => rmSync(note())],
    ['the note cannot be read', () => writeFileSync(note(), '{')],
    ['the file was cut short', () => truncateSync(file(), Math.floor(statSync(file()).size / 2))],
  ])(
    'is checked before it opens if %s',
    async (_name, change) => {
      const id = await appendAndKill(200);
      damagePagesOf(id, file());
      change();
      const opening = openLmdbEventStore({ directory, pageCheck: pageCheck().watch });
      await expect(opening).rejects.toThrow(EventStoreDamagedError);
    },
    60_000,
  );

  test('is checked before it opens for a reader, and for a writer without a page check', async () => {
    const id = await appendAndKill(200);
    damagePagesOf(id, file());
    for (const readOnly of [true, false])
      await expect(openLmdbEventStore({ directory, readOnly })).rejects.toThrow(EventStoreDamagedError);
  });

  function changeNote(change: object): void {
    writeFileSync(note(), JSON.stringify({ ...JSON.parse(readFileSync(note(), 'utf8')), ...change }));
  }

  /** Resolves with the id of an event from the middle of the log. */
  async function appendAndKill(count: number): Promise<string> {
    const child = startChild('append');
    const ids: string[] = [];
    for await (const line of linesOf(child)) {
      ids.push(line.split(' ')[2] ?? '');
      if (ids.length === count) child.kill('SIGKILL');
    }
    return ids[count / 2] ?? '';
  }
});

function pageCheck() {
  const seen: Parameters<PageCheckWatch['onProgress']>[0][] = [];
  const damage: EventStoreDamagedError[] = [];
  const watch: PageCheckWatch = {
    onProgress: (progress) => seen.push(progress),
    onDamage: (error) => damage.push(error),
  };
  return { watch, seen, damage, isComplete: () => seen.at(-1)?.isComplete === true };
}

/** Damages each page that has the record, as a disk does that has lost it. Some can be free former copies of the page. */
function damagePagesOf(id: string, file: string): void {
  const bytes = readFileSync(file);
  const descriptor = openSync(file, 'r+');
  for (let at = bytes.indexOf(id); at >= 0; at = bytes.indexOf(id, at + 1)) {
    const page = Math.floor(at / logPageSize);
    writeSync(descriptor, Buffer.alloc(logPageSize), 0, logPageSize, page * logPageSize);
  }
  closeSync(descriptor);
}

describe('a second process', () => {
  test('is refused until the first has ended, even if it was killed', async () => {
    const child = startChild('hold');
    expect(await firstLineOf(child)).toBe('open');
    await expect(openLmdbEventStore({ directory })).rejects.toThrow(EventStoreLockedError);
    await kill(child);
    const store = await openStore({ directory });
    expect(await firstLineOf(startChild('hold'))).toBe('EventStoreLockedError');
    await store.close();
    expect(await firstLineOf(startChild('hold'))).toBe('open');
  });

  test('is refused while the first is frozen', async () => {
    const child = startChild('hold');
    expect(await firstLineOf(child)).toBe('open');
    child.kill('SIGSTOP');
    await expect(openLmdbEventStore({ directory })).rejects.toThrow(EventStoreLockedError);
  });

  test('is the only one that opens when several start at once after the first was killed', async () => {
    const killed = startChild('hold');
    expect(await firstLineOf(killed)).toBe('open');
    await kill(killed);
    const answers = await Promise.all(Array.from({ length: 4 }, () => firstLineOf(startChild('hold'))));
    expect(answers.toSorted()).toEqual([...Array(3).fill('EventStoreLockedError'), 'open']);
  });

  test('sees new events without a gap when it is a reader', async () => {
    const store = await openStore({ directory });
    await store.append('order-1', [anEvent()], 'no_stream');
    const lines = linesOf(startChild('follow'))[Symbol.asyncIterator]();
    const seen: string[] = [];
    for (let revision = 0; seen.length < 500; ) {
      const { value } = await lines.next();
      if (value !== 'caught up') seen.push(value);
      for (; revision < 499 && value === 'caught up'; revision += 1)
        await store.append('order-1', [anEvent()], revision);
    }
    expect(seen).toEqual(Array.from({ length: 500 }, (_, index) => String(index + 1)));
  });
});

describe('a read-only event store', () => {
  test('reads beside the writer and follows it, and does not append', async () => {
    const writer = await openStore({ directory });
    await writer.append('order-1', [anEvent()], 'no_stream');
    const reader = await openStore({ directory, readOnly: true });
    const items = reader.subscribe({ signal: new AbortController().signal })[Symbol.asyncIterator]();
    expect((await items.next()).value).toMatchObject({ kind: 'event', event: { revision: 0 } });
    expect((await items.next()).value).toEqual({ kind: 'caught_up', position: 1n });
    const next = items.next();
    await writer.append('order-1', [anEvent()], 0);
    expect((await next).value).toMatchObject({ kind: 'event', event: { revision: 1 } });
    expect(await reader.head()).toBe(2n);
    expect(await all(reader.readStream('order-1'))).toHaveLength(2);
    await expect(reader.append('order-1', [anEvent()], 1)).rejects.toThrow(TypeError);
  });

  test('is unavailable while there is no store', async () => {
    const opening = openLmdbEventStore({ directory: join(directory, 'none'), readOnly: true });
    await expect(opening).rejects.toThrow(EventStoreUnavailableError);
  });
});

describe('a damaged data file', () => {
  let file: string;
  let bytes: Buffer;
  beforeEach(async () => {
    const store = await openStore({ directory });
    for (let index = 0; index < 50; index += 1) {
      const large = anEvent({ text: 'large '.repeat(2_000) });
      await store.append(`order-${index}`, [anEvent({ text: `mark-${index}.` }), large], 'no_stream');
    }
    await store.close();
    file = join(directory, 'data.mdb');
    bytes = readFileSync(file);
  });

  test.each([0, 0.001, 0.3, 0.9, 0.99])('is reported at the opening when it is cut to %d of its size', async (part) => {
    truncateSync(file, Math.floor(bytes.length * part));
    await expectDamagedWhenOpened();
  });

  test('is reported at the opening when it is missing or another kind of file', async () => {
    writeFileSync(file, 'no LMDB file '.repeat(10_000));
    await expectDamagedWhenOpened();
    rmSync(file);
    await expectDamagedWhenOpened();
  });

  test.each(['zeros', 'ones'])(
    'is reported when any page in use is overwritten by %s',
    async (kind) => {
      const pageBytes = logPageSize;
      let reported = 0;
      for (let page = 0; page < bytes.length / pageBytes; page += 1) {
        const damaged = Buffer.from(bytes);
        damaged.fill(kind === 'zeros' ? 0 : 0xff, page * pageBytes, (page + 1) * pageBytes);
        writeFileSync(file, damaged);
        const outcome = await readEverything();
        expect(['reported', 'whole']).toContain(outcome);
        if (outcome === 'reported') reported += 1;
      }
      expect(reported).toBeGreaterThan(100);
    },
    60_000,
  );

  test('serves all events except the one in which a bit was changed', async () => {
    const descriptor = openSync(file, 'r+');
    for (let at = bytes.indexOf('mark-7.'); at >= 0; at = bytes.indexOf('mark-7.', at + 1)) {
      writeSync(descriptor, 'marK', at);
    }
    closeSync(descriptor);
    const store = await openStore({ directory });
    await expect(all(store.readStream('order-7'))).rejects.toThrow(EventStoreDamagedError);
    await expect(all(store.readAll())).rejects.toThrow(EventStoreDamagedError);
    expect(await all(store.readStream('order-8'))).toHaveLength(2);
  });

  test('is reported when a record in the middle of the log is missing', async () => {
    const environment = openEnvironment({ path: directory, noSubdir: false, overlappingSync: false });
    environment.openDB<Buffer, number>({ name: 'log', encoding: 'binary' }).removeSync(50);
    await environment.close();
    const store = await openStore({ directory });
    for (const direction of ['forwards', 'backwards'] as const) {
      await expect(all(store.readAll({ direction }))).rejects.toThrow('The record at position 50 is missing');
    }
  });

  async function expectDamagedWhenOpened(): Promise<void> {
    for (const readOnly of [false, true]) {
      await expect(openLmdbEventStore({ directory, readOnly })).rejects.toThrow(EventStoreDamagedError);
    }
  }

  async function readEverything(): Promise<'reported' | 'whole' | 'wrong'> {
    try {
      const store = await openStore({ directory });
      const read = await all(store.readAll());
      for (let index = 0; index < 50; index += 1) read.push(...(await all(store.readStream(`order-${index}`))));
      return read.length === 200 ? 'whole' : 'wrong';
    } catch (error) {
      expect(error).toBeInstanceOf(EventStoreDamagedError);
      return 'reported';
    } finally {
      await Promise.all(stores.map((store) => store.close()));
    }
  }
});

async function openStore(options: LmdbEventStoreOptions): Promise<EventStore> {
  const store = await openLmdbEventStore(options);
  stores.push(store);
  return store;
}

type ChildTask = 'hold' | 'append' | 'fill' | 'follow';

function startChild(task: ChildTask, limit?: { fileKiB: number }): ChildProcess {
  const script = join(__dirname, '../../fixtures/event-store.child.cjs');
  // Blocks of `ulimit -f` are of 512 bytes.
  const limited = limit ? `ulimit -f ${limit.fileKiB * 2}; ` : '';
  const command = `${limited}exec "$0" "$@"`;
  const node = [process.execPath, '--conditions=@dakpion/source'];
  const child = spawn('sh', ['-c', command, ...node, script, task, directory], {
    stdio: ['ignore', 'pipe', limit ? 'ignore' : 'inherit'],
  });
  children.push(child);
  return child;
}

function linesOf(child: ChildProcess): AsyncIterable<string> {
  return createInterface({ input: child.stdout! });
}

async function firstLineOf(child: ChildProcess): Promise<string> {
  const [line] = await once(createInterface({ input: child.stdout! }), 'line');
  return line;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

function anEvent(data: NewEvent['data'] = {}): NewEvent {
  const metadata = { schema_version: 1, $correlationId: 'c', $causationId: null, actor: {}, occurred_at: '' };
  return { id: randomUUID(), type: 'HAPPENED', data, metadata };
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const taken: Item[] = [];
  for await (const item of items) taken.push(item);
  return taken;
}

test('gives a subscription of few events among many all of them, in order, and then new ones', async () => {
  const store = await openStore({ directory });
  await store.append('few-b', [anEvent(), anEvent()], 'no_stream');
  await store.keepLast('few-b', 1);
  const many = Array.from({ length: 110 }, (_, number) => `many-${number}`);
  for (const stream of many) {
    const events = Array.from({ length: 100 }, () => anEvent());
    await store.append(stream, events, 'no_stream');
    if (stream === 'many-50') await store.append('few-a', [anEvent(), anEvent()], 'no_stream');
  }
  const ending = new AbortController();
  const seen: string[] = [];
  const { signal } = ending;
  for await (const item of store.subscribe({ streamPrefixes: ['few-', 'few-a'], signal })) {
    if (item.kind === 'event') seen.push(`${item.event.stream}@${item.event.revision}`);
    else if (seen.length < 4) await store.append('few-c', [anEvent()], 'no_stream');
    if (seen.length === 4) ending.abort();
  }
  expect(seen).toEqual(['few-b@1', 'few-a@0', 'few-a@1', 'few-c@0']);
});

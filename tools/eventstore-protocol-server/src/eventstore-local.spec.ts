import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EventStore,
  EventStoreUnavailableError,
  openEventStoreDb,
  openLmdbEventStore,
  type RecordedEvent,
} from '@dakpion/event-store';
import { anEvent } from '@dakpion/event-store/contract';
import { type RunningEventStore, startEventStoreLocal } from './eventstore-local.ts';

let directory: string;
let ends: (() => Promise<void>)[];
const settings = () => ({ DATA_DIR: directory, EVENTSTORE_PORT: '0' });

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'event-store-'));
  ends = [];
});

afterEach(async () => {
  for (const end of ends.reverse()) await end();
  rmSync(directory, { recursive: true });
});

test('serves the event store of the data directory and prints its address', async () => {
  const { line } = await start([]);
  expect(line).toMatch(/^Event store of .*\/events is served at esdb:\/\/127\.0\.0\.1:\d+\?tls=false$/);
  const store = await connect(line);
  expect(await store.append('order-1', [anEvent()], 'no_stream')).toMatchObject({ outcome: 'appended', revision: 0 });
});

test('reads and follows beside an embedded installation, and does not write', async () => {
  const installation = await openLmdbEventStore({ directory: join(directory, 'events') });
  ends.push(() => installation.close());
  await installation.append('order-1', [anEvent()], 'no_stream');
  await expect(start([])).rejects.toThrow('--read-only');
  const { line } = await start(['--read-only']);
  expect(line).toContain('read-only');
  const store = await connect(line);
  const ending = new AbortController();
  const items = store.subscribe({ signal: ending.signal })[Symbol.asyncIterator]();
  expect((await items.next()).value).toMatchObject({ kind: 'event', event: { revision: 0 } });
  await installation.append('order-1', [anEvent()], 0);
  let item = (await items.next()).value;
  if (item.kind === 'caught_up') item = (await items.next()).value;
  expect(item).toMatchObject({ kind: 'event', event: { revision: 1 } });
  ending.abort();
  await expect(store.append('order-1', [anEvent()], 1)).rejects.toThrow(EventStoreUnavailableError);
  const read: RecordedEvent[] = [];
  for await (const event of store.readStream('order-1')) read.push(event);
  expect(read).toHaveLength(2);
});

test('reports faulty settings in one line', async () => {
  await expect(startEventStoreLocal({ ...settings(), EVENTSTORE_PORT: '99999' }, [])).rejects.toThrow(
    'EVENTSTORE_PORT=99999: expected a port, 0 to 65535',
  );
  await expect(start(['--readonly'])).rejects.toThrow('Unknown argument --readonly; there is only --read-only');
  await expect(start(['--read-only'])).rejects.toThrow(/^Cannot open the event store in .*\/events: /);
  const { line } = await start([]);
  const taken = { DATA_DIR: join(directory, 'other'), EVENTSTORE_PORT: /:(\d+)\?/.exec(line)![1]! };
  await expect(startEventStoreLocal(taken, [])).rejects.toThrow(
    /^Cannot listen at 127\.0\.0\.1:\d+ \(.*choose another/,
  );
});

async function start(args: readonly string[]): Promise<RunningEventStore> {
  const running = await startEventStoreLocal(settings(), args);
  ends.push(running.close);
  return running;
}

async function connect(line: string): Promise<EventStore> {
  const store = await openEventStoreDb({ url: line.slice(line.indexOf('esdb:')) });
  ends.push(() => store.close());
  return store;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedVersions } from '@dakpion/contracts';
import { EventStoreUnavailableError, type NewEvent, openLmdbEventStore } from '@dakpion/event-store';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { StartRefusedError } from '@dakpion/settings';
import { StateStoreUnavailableError } from '@dakpion/state-store';
import { closeEngines, type Engines } from './engines.ts';
import { openEngines, openStoresForReading } from './open-engines.ts';
import { recordStoredVersions, storedVersionsStream } from './stored-versions.ts';

const onlyFiles = { eventStoreUrl: null, redisUrl: null, kafka: null };

/** A data directory that a newer program has used last. */
async function withNewer(write: (engines: Engines) => Promise<unknown>, run: (dataDir: string) => Promise<void>) {
  await withTemporaryDirectory(async (dataDir) => {
    const engines = await openEngines(dataDir);
    await recordStoredVersions(engines.eventStore, engines.stateStore);
    await write(engines);
    await closeEngines(engines);
    await run(dataDir);
  });
}

const newerEvent = (versions: Readonly<Record<string, number>>): NewEvent => ({
  id: '6f2c1d8e-5b0a-4c57-9a3e-2d41f0b7c9a7',
  type: 'VersionsRecorded',
  data: { versions },
  metadata: { schema_version: 1, $correlationId: 'r', $causationId: null, actor: {}, occurred_at: '' },
});

/** A hash of all files of the state and of messages, and all events: their file also has the name of the lock's holder. */
async function contentOf(dataDir: string): Promise<unknown> {
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(state|messages).*mdb$/.test(name),
  );
  const hashes = files.map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(join(dataDir, name)))
      .digest('hex'),
  ]);
  const eventStore = await openLmdbEventStore({ directory: join(dataDir, 'events'), readOnly: true });
  const events: unknown[] = [];
  for await (const event of eventStore.readAll()) events.push(event);
  await eventStore.close();
  return { events, hashes };
}

test('records the versions of the program once, and opens the data again', () =>
  withNewer(
    async ({ eventStore, stateStore }) => {
      await recordStoredVersions(eventStore, stateStore);
      const recorded: unknown[] = [];
      for await (const { data } of eventStore.readStream(storedVersionsStream)) recorded.push(data);
      expect(recorded).toEqual([{ versions: storedVersions }]);
    },
    async (dataDir) => closeEngines(await openEngines(dataDir)),
  ));

test('records it once when services start together', () =>
  withNewer(
    async ({ eventStore, stateStore }) => {
      await Promise.all([1, 2, 3, 4, 5].map(() => recordStoredVersions(eventStore, stateStore)));
      const recorded: unknown[] = [];
      for await (const { data } of eventStore.readStream(storedVersionsStream)) recorded.push(data);
      expect(recorded).toEqual([{ versions: storedVersions }]);
    },
    async (dataDir) => closeEngines(await openEngines(dataDir)),
  ));

test.each([
  [
    'events of a newer version',
    { ...storedVersions, order_events: 9 },
    'order_events have version 9, and this program reads 2',
  ],
  [
    'sealed secrets of a newer version',
    { sealed_secrets: 2 },
    'sealed_secrets have version 2, and this program reads 1',
  ],
  ['sessions of a newer version', { sessions: 2 }, 'sessions have version 2, and this program reads 1'],
  ['messages of a newer version', { messages: 2 }, 'messages have version 2, and this program reads 1'],
  ['forms that are not known', { parcel_photos: 1 }, 'parcel_photos have version 1, and this program reads none'],
])('refuses %s by name, and writes nothing', (_what, versions, expected) =>
  withNewer(
    ({ eventStore }) => eventStore.append(storedVersionsStream, [newerEvent(versions)], 0),
    async (dataDir) => {
      const before = await contentOf(dataDir);
      expect(before).toMatchObject({ events: [{}, {}], hashes: expect.any(Array) });
      const opening = openEngines(dataDir);
      await expect(opening).rejects.toThrow(StartRefusedError);
      await expect(opening).rejects.toThrow(expected);
      await expect(openStoresForReading({ dataDir, engines: onlyFiles })).rejects.toThrow(expected);
      expect(await contentOf(dataDir)).toEqual(before);
    },
  ),
);

test('refuses a state store of a newer version by name', () =>
  withNewer(
    async ({ stateStore }) => {
      const place = { kind: 'put', collection: 'checkpoints', id: 'stored-versions', version: 2 } as const;
      await stateStore.documents.write('checkpoints', [{ ...place, value: { versions: { sessions: 2 } } }]);
      await expect(recordStoredVersions({ readStream } as never, stateStore)).rejects.toThrow('sessions');
    },
    async (dataDir) => {
      await expect(openEngines(dataDir)).rejects.toThrow('sessions have version 2, and this program reads 1');
    },
  ));

test('reports a user without the right to record versions in the state store, and continues the start', () =>
  withNewer(
    async ({ eventStore, stateStore }) => {
      const place = { kind: 'remove', collection: 'checkpoints', id: 'stored-versions' } as const;
      await stateStore.documents.write('checkpoints', [place]);
      const write = () => Promise.reject(new StateStoreUnavailableError('NOPERM'));
      const forbidden = { ...stateStore, documents: Object.create(stateStore.documents, { write: { value: write } }) };
      const reported: string[] = [];
      await recordStoredVersions(eventStore, forbidden, ({ message }) => reported.push(message));
      expect(reported).toEqual(['NOPERM']);
    },
    async (dataDir) => closeEngines(await openEngines(dataDir)),
  ));

test('refuses a data file of a newer format before it is opened', () =>
  withNewer(
    async () => undefined,
    async (dataDir) => {
      writeFileSync(join(dataDir, 'events', 'event-store.json'), JSON.stringify({ format: 2 }));
      const opening = openEngines(dataDir);
      await expect(opening).rejects.toThrow(EventStoreUnavailableError);
      await expect(opening).rejects.toThrow('has format 2 of a newer version of Dakpion, and this program reads 1');
    },
  ));

/** An event store that has recorded the present versions. */
async function* readStream() {
  yield { data: { versions: storedVersions }, revision: 0 };
}

import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openLmdbEventStore } from '@dakpion/event-store';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { backUp, restore } from './back-up.ts';
import { clearState } from './clear-state.ts';
import { closeEngines } from './engines.ts';
import { openEngines, openEventStoreForReading, openStoresForReading } from './open-engines.ts';

const metadata = {
  schema_version: 1,
  $correlationId: 'r',
  $causationId: null,
  actor: {},
  occurred_at: '2026-11-25T12:00:00+06:00',
};
const event = { id: 'b5a2f3c1-1111-4222-8333-444455556666', type: 'Happened', data: { some: 'data' }, metadata };

async function withBackup(
  run: (folders: { dataDir: string; folder: string; target: string }) => Promise<void>,
): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const dataDir = join(directory, 'data');
    const engines = await openEngines(dataDir);
    await engines.eventStore.append('order-1', [event], 'no_stream');
    await closeEngines(engines);
    writeFileSync(join(dataDir, 'secrets.json'), 'secret');
    const folder = join(directory, 'backup');
    await backUp({ dataDir, minFreeBytes: 0, folder, withSecrets: false });
    await run({ dataDir, folder, target: join(directory, 'restored') });
  });
}

test('restores all stores from a backup, which has no secrets', () =>
  withBackup(async ({ folder, target }) => {
    const files = await restore(folder, target);
    const paths = ['events/data.mdb', 'state/state-2.mdb', 'messages/data.mdb', 'events/event-store.json'];
    expect(files.map(({ path }) => path)).toEqual(paths);
    expect(existsSync(join(target, 'secrets.json'))).toBe(false);
    const eventStore = await openLmdbEventStore({ directory: join(target, 'events') });
    for await (const { data } of eventStore.readStream('order-1')) expect(data).toEqual(event.data);
    expect(await eventStore.head()).toBe(1n);
    await eventStore.close();
  }));

test('includes the secrets in a backup on request, and a restore keeps secrets that exist', () =>
  withBackup(async ({ dataDir, folder, target }) => {
    rmSync(folder, { recursive: true });
    await backUp({ dataDir, minFreeBytes: 0, folder, withSecrets: true });
    await restore(folder, target);
    expect(readFileSync(join(target, 'secrets.json'), 'utf8')).toBe('secret');
    rmSync(target, { recursive: true });
    mkdirSync(target);
    writeFileSync(join(target, 'secrets.json'), 'own');
    mkdirSync(join(target, 'lost+found'));
    const restored = await restore(folder, target);
    expect(restored.map(({ path }) => path)).not.toContain('secrets.json');
    expect(readFileSync(join(target, 'secrets.json'), 'utf8')).toBe('own');
  }));

test('includes the secrets that a link in the data directory names', () =>
  withBackup(async ({ dataDir, folder }) => {
    const [file, moved] = [join(dataDir, 'secrets.json'), join(dataDir, '..', 'secrets')];
    renameSync(file, moved);
    symlinkSync(moved, file);
    rmSync(folder, { recursive: true });
    await backUp({ dataDir, minFreeBytes: 0, folder, withSecrets: true });
    rmSync(moved);
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('secret');
  }));

test('refuses an existing folder, one in the data directory, a full disk, a changed or incomplete backup, and a directory with data', () =>
  withBackup(async ({ dataDir, folder, target }) => {
    const options = { dataDir, minFreeBytes: 0, folder: `${folder}-2`, withSecrets: false };
    await expect(backUp({ ...options, folder })).rejects.toThrow('exists already');
    await expect(backUp({ ...options, folder: join(dataDir, 'backup') })).rejects.toThrow('is in DATA_DIR');
    const link = join(folder, 'link');
    symlinkSync(dataDir, link);
    await expect(backUp({ ...options, folder: join(link, 'backup') })).rejects.toThrow('is in DATA_DIR');
    await expect(backUp({ ...options, minFreeBytes: 2 ** 60 })).rejects.toThrow(
      / MB of free disk space: the backup takes \d MB, and 1099511627776 MB must remain \(MIN_FREE_DISK_MB\)/,
    );
    expect(existsSync(options.folder)).toBe(false);
    await expect(restore(folder, dataDir)).rejects.toThrow('is not empty: it has events');
    await expect(restore(dataDir, target)).rejects.toThrow('is not a complete backup');
    writeFileSync(join(folder, 'state', 'state-2.mdb'), 'other');
    await expect(restore(folder, target)).rejects.toThrow('is not what was backed up');
  }));

test('says whether a folder that exists is a complete backup, and refuses a damaged list of files', () =>
  withBackup(async ({ dataDir, folder, target }) => {
    const again = () => backUp({ dataDir, minFreeBytes: 0, folder, withSecrets: false });
    await expect(again()).rejects.toThrow(`${folder} exists already: name another folder`);
    writeFileSync(join(folder, 'backup.json'), '{}');
    await expect(restore(folder, target)).rejects.toThrow('is not a complete backup: backup.json lists no files');
    rmSync(join(folder, 'backup.json'));
    await expect(again()).rejects.toThrow('exists already, and is not a complete backup: name another folder');
  }));

test('of two backups into the same folder at the same moment one is made, and the other leaves its files', () =>
  withBackup(async ({ dataDir, folder, target }) => {
    const options = { dataDir, minFreeBytes: 0, folder: `${folder}-2`, withSecrets: false };
    const [first, second] = await Promise.allSettled([backUp(options), backUp(options)]);
    expect([first?.status, second?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await restore(options.folder, target)).toHaveLength(4);
  }));

test('restores the file that a link in the backup names, and no file that was not backed up', () =>
  withBackup(async ({ folder, target }) => {
    const [file, moved] = [join(folder, 'events', 'data.mdb'), join(folder, 'moved')];
    renameSync(file, moved);
    symlinkSync(moved, file);
    writeFileSync(join(folder, 'events', 'lock.mdb'), 'of a program that has read the backup');
    await restore(folder, target);
    expect(lstatSync(join(target, 'events', 'data.mdb')).isFile()).toBe(true);
    expect(readdirSync(join(target, 'events')).toSorted()).toEqual(['data.mdb', 'event-store.json']);
  }));

test('refuses a directory in which a program has begun while the backup was read, and leaves its files', () =>
  withBackup(async ({ folder, target }) => {
    const restoring = restore(folder, target);
    const engines = await openEngines(target);
    await expect(restoring).rejects.toThrow(`${target} is not empty: it has events`);
    await engines.eventStore.append('order-1', [event], 'no_stream');
    await closeEngines(engines);
    expect(readdirSync(target).toSorted()).toEqual(['events', 'messages', 'state']);
  }));

test.each([
  ['no events', []],
  ['a file without a path', [{}]],
  ['an empty entry', [null]],
  ['a file outside of the backup', [{ path: 'events/data.mdb' }, { path: '../secrets.json' }]],
])('refuses a list of files with %s, and restores nothing', (_what, files) =>
  withBackup(async ({ folder, target }) => {
    writeFileSync(join(folder, 'backup.json'), JSON.stringify({ format: 1, files }));
    await expect(restore(folder, target)).rejects.toThrow('is not a complete backup: backup.json is damaged');
    expect(existsSync(target)).toBe(false);
  }),
);

test('refuses a backup of a newer version by name', () =>
  withBackup(async ({ folder, target }) => {
    const list = join(folder, 'backup.json');
    writeFileSync(list, readFileSync(list, 'utf8').replace('"format": 1', '"format": 2'));
    await expect(restore(folder, target)).rejects.toThrow('has format 2 of a newer version of Dakpion');
    expect(existsSync(target)).toBe(false);
  }));

test('every start, audit, backup, reset and restore refuses an interrupted restore until it is removed', () =>
  withBackup(async ({ folder, target }) => {
    await restore(folder, target);
    const unfinished = join(target, 'unfinished-restore');
    mkdirSync(unfinished);
    renameSync(join(target, 'messages'), join(unfinished, 'messages'));
    const engines = { eventStoreUrl: null, redisUrl: null, kafka: null };
    const refusal = `${unfinished} exists: a restore is under way or was interrupted`;
    await expect(openEngines(target)).rejects.toThrow(refusal);
    await expect(openEventStoreForReading({ dataDir: target, engines })).rejects.toThrow(refusal);
    const backingUp = backUp({ dataDir: target, minFreeBytes: 0, folder: `${folder}-2`, withSecrets: false });
    await expect(backingUp).rejects.toThrow(refusal);
    const options = { keepCollections: [], keepQueues: [], dryRun: false };
    await expect(clearState({ dataDir: target, engines, minFreeDiskMb: 0 }, options)).rejects.toThrow(refusal);
    await expect(restore(folder, target)).rejects.toThrow(refusal);
    rmSync(target, { recursive: true });
    await restore(folder, target);
    expect(readdirSync(target).toSorted()).toEqual(['events', 'messages', 'state']);
    await closeEngines(await openEngines(target));
  }));

test.each([
  ['state', 'state-2.mdb'],
  ['messages', 'data.mdb'],
])('every start, and what reads the file, refuses a file of %s that was cut short, and names it', (...names) =>
  withBackup(async ({ dataDir, folder }) => {
    const file = join(dataDir, ...names);
    truncateSync(file, Math.floor(statSync(file).size / 2));
    const refusal = `${file} is damaged. See "Damaged files"`;
    await expect(openEngines(dataDir)).rejects.toThrow(refusal);
    const options = { dataDir, minFreeBytes: 0, folder: `${folder}-2`, withSecrets: false };
    await expect(backUp(options)).rejects.toThrow(refusal);
    const engines = { eventStoreUrl: null, redisUrl: null, kafka: null };
    if (names[0] === 'state') {
      await expect(openStoresForReading({ dataDir, engines })).rejects.toThrow(refusal);
      const reset = clearState(
        { dataDir, engines, minFreeDiskMb: 0 },
        { keepCollections: [], keepQueues: [], dryRun: false },
      );
      await expect(reset).rejects.toThrow(refusal);
    }
    rmSync(join(dataDir, names[0]), { recursive: true });
    await closeEngines(await openEngines(dataDir));
  }),
);

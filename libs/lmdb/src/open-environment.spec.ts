import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import type { RootDatabase } from 'lmdb';
import { DiskFullError, FreeSpace } from './free-space.ts';
import { openDatabases, openEnvironment } from './open-environment.ts';

const lastCommit = (root: RootDatabase) => (root.getStats() as { readonly lastTxnId: number }).lastTxnId;
const openBoth = (root: RootDatabase) => () => ({
  one: root.openDB('one', { encoding: 'string' }),
  other: root.openDB('other', { encoding: 'string' }),
});

test('databases are created in one commit, and exist when the file is opened again, also read-only', () =>
  withTemporaryDirectory(async (directory) => {
    const options = { path: join(directory, 'data.mdb'), maxDbs: 4 };
    const root = openEnvironment(options);
    const before = lastCommit(root);
    const { one, other } = openDatabases(root, { readOnly: false }, openBoth(root));
    expect(lastCommit(root)).toBe(before + 1);
    one.putSync('key', 'of one');
    other.putSync('key', 'of the other');
    await root.close();

    const reader = openEnvironment({ ...options, readOnly: true });
    const read = openDatabases(reader, { readOnly: true }, openBoth(reader));
    expect([read.one.get('key'), read.other.get('key')]).toEqual(['of one', 'of the other']);
    await reader.close();
  }));

test.each([
  ['a file', 'data-2.mdb', 'data-2.mdb'],
  ['a directory', '.', 'data.mdb'],
])('refuses writes to %s after its file was removed', (_what, path, file) =>
  withTemporaryDirectory(async (directory) => {
    const freeSpace = new FreeSpace(directory, 0);
    const root = openEnvironment({ path: join(directory, path), freeSpace });
    expect(freeSpace.shortage()).toBeNull();
    renameSync(join(directory, file), join(directory, 'moved'));
    expect(freeSpace.shortage()).toContain(`${file} was removed or replaced`);
    await root.close();
  }),
);

/** A process that reads until it is killed, such as a backup. */
const reader = `
  const { open } = require('lmdb');
  open({ path: process.argv[1], readOnly: true }).useReadTransaction();
  process.stdout.write('reading');
  setInterval(() => undefined, 1000);`;

test('forgets the reader of a process that was killed, whose pages could not be reused', () =>
  withTemporaryDirectory(async (directory) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
    const path = join(directory, 'data.mdb');
    const root = openEnvironment({ path });
    try {
      const stdio = ['ignore', 'pipe', 'inherit'] as const;
      const child = spawn(process.execPath, ['--eval', reader, path], { cwd: __dirname, stdio: [...stdio] });
      const ended = once(child, 'exit');
      await once(child.stdout as Readable, 'data');
      child.kill('SIGKILL');
      await ended;
      expect(root.readerList()).toContain(` ${child.pid} `);
      jest.advanceTimersByTime(30_000);
      expect(root.readerList()).not.toContain(` ${child.pid} `);
    } finally {
      await root.close();
      jest.advanceTimersByTime(30_000);
      expect(jest.getTimerCount()).toBe(0);
      jest.useRealTimers();
    }
  }));

test('creates no file on a full disk', () =>
  withTemporaryDirectory(async (directory) => {
    const path = join(directory, 'data.mdb');
    expect(() => openEnvironment({ path, freeSpace: new FreeSpace(directory, 1, () => 0) })).toThrow(DiskFullError);
    expect(existsSync(path)).toBe(false);
  }));

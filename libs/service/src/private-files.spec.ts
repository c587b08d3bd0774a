import fs, { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { closeEngines, prepareDataDirectory } from './engines.ts';
import { openEngines } from './open-engines.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
let umask: number;
beforeEach(() => {
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
});

test('makes new engines of a data directory readable by their user only', async () => {
  await withTemporaryDirectory(async (directory) => {
    const dataDir = join(directory, 'data');
    prepareDataDirectory(dataDir);
    await closeEngines(await openEngines(dataDir));
    const entries = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name));
    const modes = (kind: 'isFile' | 'isDirectory') =>
      entries.filter((path) => statSync(path)[kind]()).map((path) => modeOf(path));
    expect([modeOf(dataDir), ...modes('isDirectory')]).toEqual(['700', '700', '700', '700']);
    expect(modes('isFile').length).toBeGreaterThan(3);
    expect(new Set(modes('isFile'))).toEqual(new Set(['600']));
  });
});

test('makes readable files private, and leaves files of other users unchanged', async () => {
  await withTemporaryDirectory(async (dataDir) => {
    mkdirSync(join(dataDir, 'events'));
    writeFileSync(join(dataDir, 'events', 'data.mdb'), '');
    writeFileSync(join(dataDir, 'notes.txt'), '');
    chmodSync(join(dataDir, 'events'), 0o755);
    prepareDataDirectory(dataDir);
    expect(['events', 'events/data.mdb', 'notes.txt'].map((name) => modeOf(join(dataDir, name)))).toEqual([
      '700',
      '600',
      '644',
    ]);
  });
});

test('refuses a file that this user cannot write, and names it', async () => {
  await withTemporaryDirectory(async (dataDir) => {
    mkdirSync(join(dataDir, 'events'));
    const file = join(dataDir, 'events', 'data.mdb');
    writeFileSync(file, '');
    const allowed = fs.accessSync;
    // The tests can run as root, who may write every file.
    const access = jest.spyOn(fs, 'accessSync').mockImplementation((path, mode) => {
      if (path === file) throw Object.assign(new Error('not permitted'), { code: 'EACCES', path });
      allowed(path, mode);
    });
    try {
      expect(() => prepareDataDirectory(dataDir)).toThrow(`${file} cannot be read and written (EACCES)`);
    } finally {
      access.mockRestore();
    }
  });
});

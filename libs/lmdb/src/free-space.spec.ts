import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { DiskFullError, FreeSpace } from './free-space.ts';
import { LmdbTransactions } from './lmdb-transactions.ts';
import { openEnvironment } from './open-environment.ts';

const mebibyte = 1024 ** 2;

test('reads the free space of the file system of a directory', async () => {
  await withTemporaryDirectory(async (directory) => {
    expect(new FreeSpace(directory, 1).shortage()).toBeNull();
    expect(new FreeSpace(directory, Number.MAX_SAFE_INTEGER).shortage()).toContain(directory);
  });
  expect(new FreeSpace('/no/such/directory', 1).shortage()).toContain('cannot be read');
});

test('refuses writes while the file at a kept path is missing or replaced', async () => {
  await withTemporaryDirectory(async (directory) => {
    const file = join(directory, 'file');
    const space = new FreeSpace(directory, 1);
    writeFileSync(file, '');
    space.keep(file);
    expect(space.shortage()).toBeNull();
    renameSync(file, `${file}.away`);
    expect(space.shortage()).toContain(`${file} was removed or replaced`);
    writeFileSync(file, '');
    expect(space.shortage()).toContain(`${file} was removed or replaced`);
    renameSync(`${file}.away`, file);
    expect(space.shortage()).toBeNull();
  });
});

test.each([false, true])('begins no transaction below the floor and continues at the floor; lone: %s', async (lone) => {
  await withTemporaryDirectory(async (directory) => {
    let free = 300 * mebibyte;
    const root = openEnvironment<string, string>({ path: directory, overlappingSync: false, encoding: 'string' });
    const freeSpace = new FreeSpace(directory, 256 * mebibyte, () => free);
    const transactions = new LmdbTransactions(root, { freeSpace });
    let begun = 0;
    const write = (key: string) =>
      transactions.run(
        () => {
          begun += 1;
          return root.putSync(key, '');
        },
        { lone },
      );
    await write('one');
    free = 255.9 * mebibyte;
    const reason = `${directory} has 255 MB of free disk space and must keep 256 MB (MIN_FREE_DISK_MB)`;
    await expect(write('two')).rejects.toThrow(new DiskFullError(reason));
    expect(begun).toBe(1);
    expect(root.get('one')).toBe('');
    free = 256 * mebibyte;
    await write('three');
    expect([...root.getKeys()].filter((key) => key !== 'commits')).toEqual(['one', 'three']);
    await root.close();
  });
});

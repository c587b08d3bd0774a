import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { until, withTemporaryDirectory } from '@dakpion/fixtures';
import { DataDiskSpace } from './disk-space.ts';

test('stops writes while the data directory is missing, also when another one is in its place', async () => {
  await withTemporaryDirectory(async (parent) => {
    const directory = join(parent, 'data');
    mkdirSync(directory);
    const space = new DataDiskSpace([directory], 1);
    expect(space.shortage()).toBeNull();
    expect(space.freeBytes()).toBeGreaterThan(0);
    renameSync(directory, `${directory}.away`);
    // The metrics must not fail with it.
    expect(space.freeBytes()).toBe(0);
    mkdirSync(directory);
    expect(space.freeBytes()).toBe(0);
    await until(() => space.shortage() !== null);
    expect(space.shortage()).toContain(`${directory} was removed or replaced`);
    renameSync(directory, `${directory}.other`);
    renameSync(`${directory}.away`, directory);
    await until(() => space.shortage() === null);
  });
});

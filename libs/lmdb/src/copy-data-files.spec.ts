import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { copyDataFiles } from './copy-data-files.ts';
import { openEnvironment } from './open-environment.ts';

/**
 * Writes a number into all records of one file, then of the other, and so on. It rests for longer than it writes. LMDB's lock is not
 * fair, so that a writer without rests keeps it, and each write during a copy makes the files larger, so that the next copy takes longer.
 */
const writer = `
  const { open } = require('lmdb');
  const options = { encoding: 'string', eventTurnBatching: false, overlappingSync: false };
  const one = open({ ...options, path: process.argv[1], noSubdir: false });
  const two = open({ ...options, path: process.argv[2] });
  for (let n = 1; ; n += 1) {
    for (const root of [one, two]) root.transactionSync(() => {
      for (let key = 0; key < 1000; key += 1) root.putSync('k' + key, n + ' ' + 'x'.repeat(500 + (n * key) % 3000));
    });
    if (n === 3) process.stdout.write('writing');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25);
  }`;

test('copies two files as of the same moment while another process writes them', async () => {
  await withTemporaryDirectory(async (directory) => {
    const [one, two] = [join(directory, 'one'), join(directory, 'two.mdb')];
    const child = spawn(process.execPath, ['--eval', writer, one, two], {
      cwd: __dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    try {
      for (let copy = 0; copy < 5; copy += 1) {
        const copies = [join(directory, `copy-${copy}`, 'data.mdb'), join(directory, `copy-${copy}.mdb`)];
        const froms = [join(one, 'data.mdb'), two];
        await copyDataFiles(copies.map((to, index) => ({ from: froms[index] as string, to })));
        const [first = -1, second = -1] = await Promise.all([
          numberIn(join(directory, `copy-${copy}`), false),
          numberIn(copies[1] as string, true),
        ]);
        expect([0, 1]).toContain(first - second);
      }
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
  });
});

/** The number that all records of a copy have. */
async function numberIn(path: string, noSubdir: boolean): Promise<number> {
  const root = openEnvironment<string, string>({
    path,
    noSubdir,
    readOnly: true,
    encoding: 'string',
    overlappingSync: false,
  });
  const numbers = new Set([...root.getRange()].map(({ value }) => Number(value.split(' ')[0])));
  const records = root.getCount();
  await root.close();
  expect([records, numbers.size]).toEqual([1_000, 1]);
  return [...numbers][0] as number;
}

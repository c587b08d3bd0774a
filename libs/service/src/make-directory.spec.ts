import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { makeDirectory } from './make-directory.ts';

test('creates the missing directories, with the mode, and keeps an existing one', async () => {
  await withTemporaryDirectory(async (directory) => {
    const made = join(directory, 'a', 'b');
    makeDirectory(made, 0o700);
    makeDirectory(made);
    expect(statSync(made).mode & 0o777).toBe(0o700);
    expect(statSync(join(directory, 'a')).mode & 0o777).toBe(0o700);
  });
});

// For the first one, Node's own recursive creation never returns.
test.each([
  ['/proc/dakpion/data', 'ENOENT'],
  ['/dev/null/data', 'ENOTDIR'],
])('throws where no directory can be created: %s', (directory, code) => {
  expect(() => makeDirectory(directory)).toThrow(code);
});

test('throws for a path below a file', async () => {
  await withTemporaryDirectory(async (directory) => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    expect(() => makeDirectory(join(file, 'data'))).toThrow('ENOTDIR');
  });
});

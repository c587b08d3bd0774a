import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from '@dakpion/command-line';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { signerOfSeed } from '@dakpion/transparency';
import { verifyTransparencyLog } from './verify-transparency-log.ts';

test.each([
  ['another text', '{"size":3}\n'],
  ['the first line of a checkpoint', 'dakpion\n'],
  ['a signed note of something else', 'dakpion\nthree\nroot\n\n— dakpion AAAAAAAA\n'],
])('refuses %s in the place of the checkpoint that was kept, before it reads the log', async (_, text) => {
  await withTemporaryDirectory(async (directory) => {
    const file = join(directory, 'checkpoint');
    writeFileSync(file, text);
    const run = verifyTransparencyLog(
      { key: [signerOfSeed(randomBytes(32)).vkey], since: file },
      { signal: new AbortController().signal },
    );
    await expect(run).rejects.toThrow(
      new CommandFailure(`${file} has no checkpoint: it must have the text of GET /transparency/checkpoint.`),
    );
  });
});

import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from '@dakpion/command-line';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { checkpointText, noteOf, signerOfSeed } from '@dakpion/transparency';
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

test('refuses the checkpoint of another log in the place of the checkpoint that was kept, before it reads the log', async () => {
  await withTemporaryDirectory(async (directory) => {
    const [ours, theirs] = [signerOfSeed(randomBytes(32)), signerOfSeed(randomBytes(32))];
    const text = checkpointText({ origin: theirs.name, size: 3, root: randomBytes(32) });
    const file = join(directory, 'checkpoint');
    writeFileSync(file, noteOf(text, theirs.sign(text)));
    const run = verifyTransparencyLog({ key: [ours.vkey], since: file }, { signal: new AbortController().signal });
    await expect(run).rejects.toThrow(
      new CommandFailure(
        `The checkpoint in ${file} is not signed by a public key of this log. Give a checkpoint of this log, and name the key that has signed it with --key.`,
      ),
    );
  });
});

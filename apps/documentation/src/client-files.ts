import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packedName = 'dakpion-client.tgz';
const files = [packedName, 'dakpion.php', 'dakpion.py'];

/** Writes the npm client as a file, and the SHA-256 of all clients in the form of `sha256sum -c`. */
export async function writeClientFiles(outDir: string): Promise<void> {
  const docs = join(outDir, 'docs');
  const client = dirname(dirname(createRequire(import.meta.url).resolve('@dakpion/client')));
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', docs], {
    cwd: client,
  });
  const [packed] = JSON.parse(stdout) as readonly { readonly filename: string }[];
  if (packed === undefined) throw new Error('npm packed nothing');
  await rename(join(docs, packed.filename), join(docs, packedName));
  const lines = await Promise.all(
    files.map(
      async (name) =>
        `${createHash('sha256')
          .update(await readFile(join(docs, name)))
          .digest('hex')}  ${name}`,
    ),
  );
  await writeFile(join(docs, 'SHA256SUMS.txt'), `${lines.join('\n')}\n`);
}

import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The API reference. This package contains Scalar as one file; that of `@scalar/api-reference` brings 300 packages. */
const scalarPackage = '@scalar/fastify-api-reference';
const probe = 'new Function(""),!0';

/** Writes Scalar beside the files of the site. */
export async function writeReferenceBundle(outDir: string): Promise<void> {
  const entry = fileURLToPath(import.meta.resolve(scalarPackage));
  const script = await readFile(join(dirname(entry), 'js/standalone.js'), 'utf8');
  // Its validator asks whether it may compile code. The policy of the site forbids it, and browsers report each attempt.
  if (script.split(probe).length !== 2) throw new Error(`${scalarPackage} has changed: ${probe}`);
  await writeFile(join(outDir, 'docs/assets/scalar.js'), script.replace(probe, '!1'));
}

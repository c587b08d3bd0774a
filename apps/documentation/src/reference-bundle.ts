import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The API reference. This package contains Scalar as one file, whereas `@scalar/api-reference` depends on 300 packages. */
const scalarPackage = '@scalar/fastify-api-reference';

/**
 * With it, Scalar's validator tests whether it may compile code. The policy of the site forbids it, and browsers report each attempt,
 * so the test is replaced by its answer.
 */
const compileTest = 'new Function(""),!0';

/** Writes Scalar beside the files of the site. */
export async function writeReferenceBundle(outDir: string): Promise<void> {
  const entry = fileURLToPath(import.meta.resolve(scalarPackage));
  const script = await readFile(join(dirname(entry), 'js/standalone.js'), 'utf8');
  if (script.split(compileTest).length !== 2) throw new Error(`${scalarPackage} has changed: ${compileTest}`);
  await writeFile(join(outDir, 'docs/assets/scalar.js'), script.replace(compileTest, '!1'));
}

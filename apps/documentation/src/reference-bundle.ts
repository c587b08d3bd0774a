import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The API reference. This package contains Scalar as one file, whereas `@scalar/api-reference` depends on 300 packages. */
const scalarPackage = '@scalar/fastify-api-reference';

/** Parts of Scalar's script that are replaced. */
const replacements: readonly (readonly [found: string, by: string])[] = [
  // Scalar's validator tests whether it may compile code. The policy of the site forbids it, and browsers report each attempt.
  ['new Function(""),!0', '!1'],
  // Scalar prepares a highlighter of 40 languages for each description and example. With one that is kept, drawing takes about 5 %
  // less time.
  ['const c=e?.lowlight??function(e){', 'const c=e?.lowlight??(aU.kept??=new Map).get(a)??function(e){'],
  ['}(a)\n;if(n&&c.registerAlias(n)', '}(a)\n;if(aU.kept.set(a,c),n&&c.registerAlias(n)'],
];

/** Writes Scalar beside the files of the site. */
export async function writeReferenceBundle(outDir: string): Promise<void> {
  const entry = fileURLToPath(import.meta.resolve(scalarPackage));
  let script = await readFile(join(dirname(entry), 'js/standalone.js'), 'utf8');
  for (const [found, by] of replacements) {
    if (script.split(found).length !== 2) throw new Error(`${scalarPackage} has changed: ${found}`);
    script = script.replace(found, by);
  }
  await writeFile(join(outDir, 'docs/assets/scalar.js'), script);
}

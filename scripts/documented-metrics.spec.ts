import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The names of all metrics in product code: `'dakpion_…'` in quotes. */
function declaredMetrics(): string[] {
  const files = ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && /^[^/]+\/src\//.test(path))
      .map((path) => join(root, folder, path)),
  );
  const names = files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')dakpion_[a-z_]+(?=')/g) ?? []);
  return [...new Set(names)].sort();
}

test('docs/metrics.md has one row for each metric', () => {
  const documented = readFileSync(join(root, 'docs/metrics.md'), 'utf8').match(/(?<=^\| `)dakpion_[a-z_]+(?=`)/gm);
  expect(documented?.toSorted()).toEqual(declaredMetrics());
});

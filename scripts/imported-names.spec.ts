import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const modules = ['bench', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => join(folder, file)),
);
const imports = /import \{([^}]+)\} from '(@dakpion\/[\w-]+)'/g;

/** The imports of a module from the libraries, as `library name`. */
function taken(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(imports)].flatMap(([, names = '', library = '']) =>
    names.split(',').flatMap((name) => {
      const [exported = ''] = name.trim().split(' as ');
      return exported === '' ? [] : [`${library} ${exported}`];
    }),
  );
}

// The compiler does not check JavaScript, and no test starts the benchmarks.
test('every name that a script or a benchmark imports is exported by its library', async () => {
  const names = new Set(modules.flatMap(taken));
  expect(names.size).toBeGreaterThan(10);
  const missing: string[] = [];
  for (const imported of names) {
    const [library = '', name = ''] = imported.split(' ');
    if (!(name in (await import(library)))) missing.push(imported);
  }
  expect(missing).toEqual([]);
});

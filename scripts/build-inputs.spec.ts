import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Target {
  readonly options?: { readonly command?: string };
  readonly inputs?: readonly string[];
}

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly nx: { readonly targets: { readonly build?: Target } };
}

interface NxSettings {
  readonly namedInputs: { readonly sharedGlobals: readonly string[] };
  readonly targetDefaults: { readonly build: Target };
}

const root = join(import.meta.dirname, '..');
const read = <Content>(file: string): Content => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { namedInputs, targetDefaults } = read<NxSettings>('nx.json');
const projects = ['apps', 'libs', 'tools']
  .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
  .filter((folder) => existsSync(join(root, folder, 'package.json')));

function buildOf(folder: string) {
  const { dependencies, devDependencies, nx } = read<Package>(`${folder}/package.json`);
  const { options = {}, inputs = [] } = { ...targetDefaults.build, ...nx.targets.build };
  const uses = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith('@dakpion/'));
  const scripts = [...(options.command ?? '').matchAll(/scripts\/[\w/-]+\.mjs/g)].map(([script]) => script);
  return { inputs: [...inputs, ...namedInputs.sharedGlobals], uses, scripts };
}

// Otherwise Nx restores the former output from its cache.
test.each(projects)(
  'the build of %s runs again after a change of a package that it uses, or of its scripts',
  (folder) => {
    const { inputs, uses, scripts } = buildOf(folder);
    expect(inputs).toEqual(expect.arrayContaining(scripts.map((script) => `{workspaceRoot}/${script}`)));
    if (uses.length > 0) expect(inputs).toContain('^sources');
  },
);

test('every script of a build counts as one of its sources', () => {
  const scripts = projects.flatMap((folder) => buildOf(folder).scripts);
  expect(scripts).toContain('scripts/compile.mjs');
  const watched = readFileSync(join(root, 'scripts/built-state.mjs'), 'utf8');
  for (const script of scripts) expect(watched).toContain(`'${script}'`);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Package {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const { version } = JSON.parse(read('package.json')) as Package;
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Package>> };
const workspaces = Object.entries(packages).filter(([path]) => /^(apps|libs|tools|e2e|bench)\b/.test(path));

test.each(workspaces)('%s has the version of the release, and requires other packages here in that version', (path) => {
  const { dependencies, devDependencies, ...stated } = JSON.parse(read(`${path}/package.json`)) as Package;
  expect(stated.version).toBe(version);
  const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@dakpion/'));
  expect(ours.filter(([, asked]) => asked !== version)).toEqual([]);
});

test('the example of a shop requires the client of the release', () => {
  const { dependencies } = JSON.parse(read('examples/shop/package.json')) as Package;
  expect(dependencies).toEqual({ '@dakpion/client': version });
});

test.each(['docker-compose.yml', 'k8s/base/kustomization.yaml', 'k8s/overlays/production/kustomization.yaml'])(
  '%s names the image of the release',
  (file) => {
    const tags = [...read(file).matchAll(/(?:image: dakpion:|newTag: )(\S+)/g)].map(([, tag]) => tag);
    expect(new Set(tags)).toEqual(new Set([version]));
  },
);

test('the changelog begins with the release', () =>
  expect(/^## (\S+)$/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version));

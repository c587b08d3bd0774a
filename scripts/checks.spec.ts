import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));

test('npm run check runs every check', () => {
  expect(checks.length).toBeGreaterThan(3);
  for (const name of checks) expect(scripts.check).toContain(`npm run ${name}`);
});

// Continuous integration runs npm test, and not npm run check.
test.each(checks)('npm test runs %s, too', (name) => {
  const words = scripts[name]?.replace(/^node /, '').split(' ') ?? [];
  const step = /const steps = \[(.*?)\n {2}\];/s.exec(read('scripts/test.mjs'))?.[1] ?? '';
  const [program = '', ...options] = words;
  expect(step).toContain(`${program}'`);
  for (const option of options) expect(step).toContain(`'${option}'`);
});

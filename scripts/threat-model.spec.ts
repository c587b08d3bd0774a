import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');
const actors = [
  'A stranger',
  'A web page',
  "A partner's key",
  "A partner's user",
  'A dispatch system',
  'An operator',
  'A stolen pod',
  'A receiver',
];

/** The rows of an actor's table: threat, what stops it, tests. */
function rowsOf(actor: string): readonly (readonly string[])[] {
  const [, section = ''] = page.split(`\n## ${actor}\n`);
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Threat |'));
  return rows.map((line) => line.slice(2, -2).split(' | '));
}

test('docs/threat-model.md has a section for each actor', () => {
  expect(page.match(/(?<=^## ).*/gm)).toEqual(actors);
});

test.each(actors)('each threat of %s names what stops it and tests that exist', (actor) => {
  const rows = rowsOf(actor);
  expect(rows.length).toBeGreaterThan(1);
  for (const [threat = '', stops = '', tests = ''] of rows) {
    expect([threat, stops.length > 0]).toEqual([threat, true]);
    const named = [...tests.matchAll(/`([^`]+)` “([^”]+)”/g)];
    expect([threat, named.length]).toEqual([threat, tests.split('; `').length]);
    for (const [, file = '', title = ''] of named) {
      expect([file, existsSync(join(root, file))]).toEqual([file, true]);
      expect([file, title, readFileSync(join(root, file), 'utf8').includes(title)]).toEqual([file, title, true]);
    }
  }
});

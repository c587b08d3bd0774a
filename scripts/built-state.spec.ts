import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { isBuilt, recordBuild, stateOfSources } from './built-state.mjs';

/** Runs in a repository with one project that was just built. */
function inBuiltRepository(run: (root: string, write: (file: string, text: string) => void) => void): Promise<void> {
  return withTemporaryDirectory(async (root) => {
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    for (const file of [
      'tsconfig.base.json',
      'libs/a/package.json',
      'libs/a/src/a.ts',
      'libs/a/dist/a.js',
      'dist/programs/a.js',
    ])
      write(file, '');
    recordBuild(root, stateOfSources(root));
    run(root, write);
  });
}

const isUpToDate = (root: string) => isBuilt(root, stateOfSources(root));

test('a repository without changes counts as built', () =>
  inBuiltRepository((root, write) => {
    expect(isUpToDate(root)).toBe(true);
    // Specs and other files beside a build are not inputs of it.
    write('libs/a/src/a.spec.ts', 'test');
    write('libs/a/node_modules/b/b.js', '');
    expect(isUpToDate(root)).toBe(true);
  }));

test.each<[string, (root: string, write: (file: string, text: string) => void) => void]>([
  ['a source is longer', (_root, write) => write('libs/a/src/a.ts', 'export {};')],
  ['a source was written again', (root) => utimesSync(join(root, 'libs/a/src/a.ts'), 1, 1)],
  ['there is another source', (_root, write) => write('libs/a/src/deep/b.ts', '')],
  ['a source is gone', (root) => rmSync(join(root, 'libs/a/src/a.ts'))],
  ['there is another project', (_root, write) => write('apps/b/package.json', '{}')],
  ['the settings of all have changed', (_root, write) => write('tsconfig.base.json', '{}')],
  ['the build was removed', (root) => rmSync(join(root, 'libs/a/dist'), { recursive: true })],
  ['the programs were removed', (root) => rmSync(join(root, 'dist/programs'), { recursive: true })],
  ['another build was made', (root) => utimesSync(join(root, 'libs/a/dist'), 1, 1)],
])('a repository does not count as built when %s', (_what, change) =>
  inBuiltRepository((root, write) => {
    change(root, write);
    expect(isUpToDate(root)).toBe(false);
  }),
);

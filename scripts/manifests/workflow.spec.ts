import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWith, root, run } from './tools.ts';

const workflow = '.github/workflows/ci.yml';

describeWith(['actionlint'], 'actionlint', () => {
  test('finds no fault in the workflow', () => {
    expect(run('actionlint', workflow).fault).toBeNull();
  });
});

test('runs the same in a fork as continuous integration does', () => {
  const steps = readFileSync(join(root, workflow), 'utf8').match(/(?<=- run: ).*/g);
  expect(steps?.at(-1)).toBe('bash .ci/run');
});

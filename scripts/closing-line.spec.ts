import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { addCount, closingLine, failuresOf, sumOfCounts } from './closing-line.mjs';

const passed = { passed: 3, failed: 0, skipped: 1 };

function print(file: string) {
  return spawnSync(process.execPath, [join(__dirname, 'closing-line.mjs'), file], { encoding: 'utf8' });
}

test('sums the counts of several runs in one last line, and reports a failure in any of them', () =>
  withTemporaryDirectory(async (directory) => {
    const file = join(directory, 'counts');
    addCount(file, passed);
    addCount(file, passed);
    expect(print(file)).toMatchObject({ status: 0, stdout: '\nTests: 6 passed, 0 failed, 2 skipped\n' });
    addCount(file, { failed: 1, failures: ['checks'] });
    expect(sumOfCounts(file)).toEqual({ passed: 6, failed: 1, skipped: 2, failures: ['checks'] });
    const stdout = '\nFailed: checks\nTests: 6 passed, 1 failed, 2 skipped\n';
    expect(print(file)).toMatchObject({ status: 1, stdout });
  }));

test('names at most 50 failed tests, and counts the others', () => {
  const failures = Array.from({ length: 60 }, (_, index) => `spec ${index}`);
  const lines = closingLine({ passed: 0, failed: 60, skipped: 0, failures }).split('\n');
  expect(lines.slice(49, 52)).toEqual(['Failed: spec 49', 'Failed: 10 more', 'Tests: 0 passed, 60 failed, 0 skipped']);
});

test('names a failed test, or a file that does not load, with the beginning of its reason', () => {
  const failureMessages = ['\u001b[31mError: expected 3\u001b[39m\n\n  got 4\n    at add (a.ts:1)'];
  const testResults = [
    { status: 'failed', fullName: 'adds', failureMessages },
    { status: 'passed', fullName: 'subtracts', failureMessages: [] },
    { status: 'failed', fullName: 'divides', failureMessages: ['Error: by zero\n    at divide (a.ts:7)'] },
    { status: 'failed', fullName: 'adds again', failureMessages },
  ];
  const broken = { testFilePath: '/tree/b.spec.ts', testExecError: { message: 'No such module' }, testResults: [] };
  expect(failuresOf([{ testFilePath: '/tree/a.spec.ts', testResults }, broken], '/tree')).toEqual([
    'a.spec.ts: adds (and 1 more): Error: expected 3 got 4',
    'a.spec.ts: divides: Error: by zero',
    'b.spec.ts: No such module',
  ]);
});

test('reports a run without any test as a failure', () =>
  withTemporaryDirectory(async (directory) => {
    const file = join(directory, 'counts');
    writeFileSync(file, '');
    expect(print(file)).toMatchObject({ status: 1, stdout: '\nTests: 0 passed, 0 failed, 0 skipped\n' });
  }));

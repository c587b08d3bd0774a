import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { addCount, closingLine, sumOfCounts } from './closing-line.mjs';

const passed = { passed: 3, failed: 0, skipped: 1 };

function print(file: string) {
  return spawnSync(process.execPath, [join(__dirname, 'closing-line.mjs'), file], { encoding: 'utf8' });
}

test('the counts of several runs are summed in one last line, and a failure in any run is a failure', () =>
  withTemporaryDirectory(async (directory) => {
    const file = join(directory, 'counts');
    addCount(file, passed);
    addCount(file, passed);
    expect(print(file)).toMatchObject({ status: 0, stdout: '\nTests: 6 passed, 0 failed, 2 skipped\n' });
    addCount(file, { failed: 1 });
    expect(sumOfCounts(file)).toEqual({ passed: 6, failed: 1, skipped: 2 });
    expect(print(file)).toMatchObject({ status: 1, stdout: `\n${closingLine({ passed: 6, failed: 1, skipped: 2 })}` });
  }));

test('a run without any test is a failure', () =>
  withTemporaryDirectory(async (directory) => {
    const file = join(directory, 'counts');
    writeFileSync(file, '');
    expect(print(file)).toMatchObject({ status: 1, stdout: '\nTests: 0 passed, 0 failed, 0 skipped\n' });
  }));

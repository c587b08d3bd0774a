import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { resetState } from './reset-state.ts';

const before = { ...process.env };
afterEach(() => {
  process.env = before;
});

test('creates nothing in a directory without data, and says that its state was not counted or not reset', async () => {
  await withTemporaryDirectory(async (directory) => {
    const dataDir = join(directory, 'data');
    process.env = { ...before, PROFILE: 'embedded', DATA_DIR: dataDir };
    await expect(resetState({})).rejects.toThrow(
      `The state in ${dataDir} cannot be counted: There is no state store in ${dataDir}/state.`,
    );
    await expect(resetState({ yes: true })).rejects.toThrow('was not reset, or only in part: There is no state store');
    expect(existsSync(dataDir)).toBe(false);
  });
});

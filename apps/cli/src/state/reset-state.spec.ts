import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openLmdbEventStore } from '@dakpion/event-store';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
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

test('removes counts of failed sign-ins, and keeps which one-time codes were used, so that none works a second time', async () => {
  await withTemporaryDirectory(async (dataDir) => {
    process.env = { ...before, PROFILE: 'embedded', DATA_DIR: dataDir };
    await (await openLmdbEventStore({ directory: join(dataDir, 'events') })).close();
    const withState = async <Result>(use: (documents: StateStore['documents']) => Promise<Result>): Promise<Result> => {
      const stateStore = await openLmdbStateStore({ directory: join(dataDir, 'state') });
      try {
        return await use(stateStore.documents);
      } finally {
        await stateStore.close();
      }
    };
    const put = (collection: string) => ({ kind: 'put', collection, id: 'usr_1:7', version: 1, value: {} }) as const;
    await withState((documents) => documents.write('sign-in', [put('totp'), put('attempts')]));
    const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await resetState({ yes: true }).finally(() => printed.mockRestore());
    const isKept = (collection: string) =>
      withState(async (documents) => (await documents.read({ scope: 'sign-in', collection, id: 'usr_1:7' })) !== null);
    expect([await isKept('totp'), await isKept('attempts')]).toEqual([true, false]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailure } from '@dakpion/command-line';
import { openLmdbEventStore } from '@dakpion/event-store';
import { openLmdbStateStore, StateStoreUnavailableError } from '@dakpion/state-store';
import { withStores } from './with-stores.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'with-stores-'));
const before = { ...process.env };
beforeAll(async () => {
  process.env = { ...before, PROFILE: 'embedded', DATA_DIR: dataDir };
  await (await openLmdbEventStore({ directory: join(dataDir, 'events') })).close();
  await (await openLmdbStateStore({ directory: join(dataDir, 'state') })).close();
});
afterAll(() => {
  process.env = before;
  rmSync(dataDir, { recursive: true });
});

test('tells in one line of a store that goes away during the work', async () => {
  const away = () => Promise.reject(new StateStoreUnavailableError('Redis does not serve: no answer'));
  const failure = new CommandFailure('Not completed, repeat the command: Redis does not serve: no answer');
  const told = await withStores(away).catch((error: unknown) => error);
  expect(told).toEqual(failure);
  expect(told).toBeInstanceOf(CommandFailure);
});

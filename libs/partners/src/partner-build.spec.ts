import { withTemporaryDirectory } from '@dakpion/fixtures';
import { type DocumentChange, openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { completeBuild, PartnerBuild, PartnersIncompleteError, readVouched } from './partner-build.ts';

async function withStateStore(run: (stateStore: StateStore) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const stateStore = await openLmdbStateStore({ directory });
    await run(stateStore).finally(() => stateStore.close());
  });
}

/** Removes the marker, as FLUSHALL does. */
async function loseMarker({ documents }: StateStore): Promise<void> {
  const collections = ['partners', 'api_keys', 'teams'];
  const lost = collections.map((collection): DocumentChange => ({ kind: 'remove', collection, id: 'build' }));
  expect(await documents.write('partners', lost)).toEqual([true, true, true]);
}

async function isComplete(stateStore: StateStore): Promise<boolean> {
  const [team, partner, key] = [
    await readVouched(stateStore, 'teams', 'prt_1'),
    await readVouched(stateStore, 'partners', 'prt_1'),
    await readVouched(stateStore, 'api_keys', 'a'.repeat(64)),
  ];
  expect([partner, team]).toEqual([key, key]);
  expect((await completeBuild(stateStore)) !== null).toBe(partner.isComplete);
  return partner.isComplete;
}

describe('a build of partners', () => {
  test('is complete from its completion until the next one begins', async () => {
    await withStateStore(async (stateStore) => {
      expect(await isComplete(stateStore)).toBe(false);
      for (const _ of ['first', 'second']) {
        const build = await PartnerBuild.begin(stateStore);
        expect(await isComplete(stateStore)).toBe(false);
        await build.complete();
        expect(await isComplete(stateStore)).toBe(true);
      }
    });
  });

  test('is not complete in another run of the state store, which may lack the last writes', async () => {
    await withStateStore(async (stateStore) => {
      let run = 'before';
      const restarting: StateStore = { ...stateStore, run: async () => run };
      await (await PartnerBuild.begin(restarting)).complete();
      expect(await isComplete(restarting)).toBe(true);
      run = 'since';
      expect(await isComplete(restarting)).toBe(false);
      // A build that began before can miss data that was lost in between.
      run = 'before';
      const build = await PartnerBuild.begin(restarting);
      run = 'since';
      await build.complete();
      expect(await isComplete(restarting)).toBe(false);
    });
  });

  test('cannot be completed after a loss, even when another one has begun or ended since', async () => {
    await withStateStore(async (stateStore) => {
      const lost = await PartnerBuild.begin(stateStore);
      await loseMarker(stateStore);
      await expect(lost.complete()).rejects.toThrow(PartnersIncompleteError);
      expect(await isComplete(stateStore)).toBe(false);

      const next = await PartnerBuild.begin(stateStore);
      await expect(lost.complete()).rejects.toThrow(PartnersIncompleteError);
      expect(await isComplete(stateStore)).toBe(false);
      await next.complete();
      await expect(lost.complete()).rejects.toThrow(PartnersIncompleteError);
      expect(await isComplete(stateStore)).toBe(true);
    });
  });
});

import { withTemporaryDirectory } from '@dakpion/fixtures';
import { FollowerFaults } from '../follower-faults.ts';
import { openLmdbStateStore } from '../lmdb/lmdb-state-store.ts';
import type { StateStore } from '../state-store.ts';
import { buildsAddress, type ReadModel, type ReadModelBuild, servingBuild, writtenBuilds } from './read-model.ts';
import { ReadModelBuilds } from './read-model-builds.ts';
import { ReadModelDocuments, ReadModelRebuildingError, storeOfBuild } from './read-model-documents.ts';

const first: ReadModel = { name: 'things', version: 1, collections: ['things'] };
const second: ReadModel = { ...first, version: 2 };
const scope = 'shop';
const put = (id: string, version = 1) => ({ kind: 'put', collection: 'things', id, version, value: version }) as const;
const address = (id: string, collection = 'things') => ({ scope, collection, id });

function withStore(run: (store: StateStore) => Promise<void>): Promise<void> {
  return withTemporaryDirectory(async (directory) => {
    const store = await openLmdbStateStore({ directory });
    await run(store).finally(() => store.close());
  });
}

/** Fills the store as version 0.1.0 does: documents, and a checkpoint of their follower. */
async function usedByFirstVersion(store: StateStore): Promise<void> {
  await store.documents.write(scope, [put('old')]);
  await store.documents.write('checkpoints', [
    { kind: 'put', collection: 'checkpoints', id: 'things', version: 1, value: { position: '1' } },
  ]);
}

describe('the builds of a read model', () => {
  test('begin with one of the present form, in collections that version 0.1.0 does not know', () =>
    withStore(async (store) => {
      await new ReadModelDocuments(store, second).write(scope, [put('new')]);
      const [build, ...others] = await new ReadModelBuilds(store).ensure(second);
      expect(build).toMatchObject({ number: 2, version: 2, abandoned_at: null });
      expect([build?.completed_at, others]).toEqual([build?.began_at, []]);
      expect(await store.documents.read(address('new'))).toBeNull();
      expect(await store.documents.read(address('new', 'things~2'))).toMatchObject({ value: 1 });
    }));

  test('begin with a single one even if several writers start together on a new installation', () =>
    withStore(async (store) => {
      const documents = Array.from({ length: 50 }, () => new ReadModelDocuments(store, second));
      await Promise.all(documents.map((each, index) => each.write(scope, [put(`new-${index}`)])));
      expect(await store.documents.read(buildsAddress(second))).toMatchObject({ version: 1 });
    }));

  test('are known to a reader that has read before the first write of a new installation', () =>
    withStore(async (store) => {
      const reader = new ReadModelDocuments(store, second);
      expect(await reader.read(address('new'))).toBeNull();
      await new ReadModelDocuments(store, second).write(scope, [put('new')]);
      expect(await reader.read(address('new'))).toMatchObject({ value: 1 });
    }));

  test('keep the names of version 0.1.0 for a form that never changed', () =>
    withStore(async (store) => {
      await new ReadModelDocuments(store, first).write(scope, [put('new')]);
      expect(await store.documents.read(address('new'))).toMatchObject({ value: 1 });
    }));

  test('serve the documents of version 0.1.0 until the new build is complete', () =>
    withStore(async (store) => {
      await usedByFirstVersion(store);
      const builds = new ReadModelBuilds(store);
      expect(await builds.beginMissing(second)).toMatchObject([
        { number: 1, version: 1, completed_at: expect.any(Number) },
        { number: 2, version: 2, completed_at: null },
      ]);
      expect(await builds.beginMissing(second)).toHaveLength(2);
      const documents = () => new ReadModelDocuments(store, second);
      expect(await documents().read(address('old'))).toMatchObject({ value: 1 });
      await documents().write(scope, [put('both')]);
      const inOther = new ReadModelDocuments(storeOfBuild(store, second, 2), second);
      expect(await inOther.read(address('both'))).toMatchObject({ value: 1 });
      expect(await inOther.read(address('old'))).toBeNull();
      await builds.complete(second, 2);
      expect(await documents().read(address('old'))).toBeNull();
      expect(await documents().read(address('both'))).toMatchObject({ value: 1 });
      // A program of the former version that runs beside it still reads the form that it knows, which is kept current.
      const former = new ReadModelDocuments(store, first);
      expect(await former.read(address('both'))).toMatchObject({ value: 1 });
      await former.write(scope, [put('former')]);
      expect(await store.documents.read(address('former', 'things~2'))).toBeNull();
    }));

  test('refuse a query that needs the newer form, with the progress, until that build is complete', () =>
    withStore(async (store) => {
      await usedByFirstVersion(store);
      const builds = new ReadModelBuilds(store);
      const documents = () => new ReadModelDocuments(store, second);
      await expect(documents().requireVersion(2)).rejects.toMatchObject({ progress: null });
      await builds.beginMissing(second);
      await builds.reportProgress(second, 2, { percent: 41.5, events_per_second: 900 });
      const refused = documents().requireVersion(2);
      await expect(refused).rejects.toThrow(ReadModelRebuildingError);
      await expect(refused).rejects.toMatchObject({ progress: { percent: 41.5 }, temporary: true });
      await documents().requireVersion(1);
      await builds.complete(second, 2);
      await documents().requireVersion(2);
    }));

  test('begin another one on request, one at a time, each with its own number', () =>
    withStore(async (store) => {
      const builds = new ReadModelBuilds(store);
      const begun = await Promise.all([builds.begin(second), builds.begin(second)]);
      expect(begun.map((all) => all.map(({ number }) => number))).toEqual([
        [2, 3],
        [2, 3],
      ]);
      await builds.complete(second, 3);
      const all = await builds.begin(second);
      expect(all.map(({ number, abandoned_at }) => [number, abandoned_at === null])).toEqual([
        [2, false],
        [3, true],
        [4, true],
      ]);
    }));

  test('lose documents, checkpoint, fault and record of a removed build', () =>
    withStore(async (store) => {
      await usedByFirstVersion(store);
      const builds = new ReadModelBuilds(store);
      await builds.beginMissing(second);
      await new ReadModelDocuments(store, second).write(scope, [put('both')]);
      await builds.complete(second, 2);
      await builds.abandon(second, 1);
      const faults = new FollowerFaults(store);
      await faults.raise({ follower: 'things', reason: 'other_history' });
      await faults.raise({ follower: 'things~2', reason: 'other_history' });
      await builds.remove(second, 1);
      expect((await faults.list()).map(({ follower }) => follower)).toEqual(['things~2']);
      expect(await builds.read(second)).toMatchObject([{ number: 2 }]);
      for (const id of ['old', 'both']) expect(await store.documents.read(address(id))).toBeNull();
      expect(await store.documents.read({ scope: 'checkpoints', collection: 'checkpoints', id: 'things' })).toBeNull();
      expect(await new ReadModelDocuments(store, second).read(address('both'))).toMatchObject({ value: 1 });
    }));

  test('serve nothing when no build has the form of the program, which then begins its own', () =>
    withStore(async (store) => {
      const builds = new ReadModelBuilds(store);
      await builds.ensure(second);
      await expect(new ReadModelDocuments(store, first).read(address('a'))).rejects.toThrow(ReadModelRebuildingError);
      expect(await builds.beginMissing(first)).toMatchObject([{ version: 2 }, { number: 3, version: 1 }]);
    }));
});

test('serves the complete build of the newest known form, and writes all known forms', () => {
  const build = (number: number, version: number, more: Partial<ReadModelBuild> = {}): ReadModelBuild => ({
    ...{ number, version, began_at: 1, completed_at: 2, abandoned_at: null },
    ...more,
  });
  const builds = [
    build(1, 1),
    build(2, 2),
    build(3, 2, { completed_at: null }),
    build(4, 1),
    build(5, 2, { abandoned_at: 3 }),
    build(6, 3),
  ];
  expect([1, 2, 3].map((version) => servingBuild(builds, version)?.number)).toEqual([4, 2, 6]);
  expect(servingBuild(builds, 0)).toBeNull();
  expect(writtenBuilds(builds, 2).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

import type { EventMetadata } from '@dakpion/event-store';
import { newGate, until } from '@dakpion/fixtures';
import {
  nameInBuild,
  type ReadModel,
  ReadModelBuilds,
  ReadModelDocuments,
  ReadModelRebuildingError,
  type StateStore,
} from '@dakpion/state-store';
import { register } from 'prom-client';
import { Checkpoints } from './checkpoints.ts';
import { course, type Engines, record, withEngines } from './following.fixture.ts';
import { type FollowedBuild, ReadModelFollower, type ReadModelProjection } from './read-model-follower.ts';

const model: ReadModel = { name: 'order-views-projection', version: 2, collections: ['streams'] };
const scope = 'all';

/** Counts the events of each stream. `mayFollow`: builds after the first handle no event before it resolves. */
function counting(
  of: ReadModel = model,
  seen: FollowedBuild[] = [],
  mayFollow: Promise<void> = Promise.resolve(),
): ReadModelProjection {
  return {
    model: of,
    followingOf: (build) => {
      seen.push(build);
      const documents = new ReadModelDocuments(build.stateStore, of);
      return {
        name: build.name,
        streamPrefix: 'order-',
        batchLimit: 100,
        eventsPerCheckpoint: 1,
        async handle(events) {
          if (!build.isFirst) await mayFollow;
          for (const { stream: id, revision } of events) {
            const version = revision + 1;
            await documents.write(scope, [{ kind: 'put', collection: 'streams', id, version, value: of.version }]);
          }
        },
      };
    },
  };
}

async function withFollower(
  engines: Engines,
  projection: ReadModelProjection,
  run: () => Promise<void>,
): Promise<void> {
  const follower = new ReadModelFollower({ ...engines, clock: Date.now }, projection);
  follower.start();
  await run().finally(() => follower.stop());
}

const served = (stateStore: StateStore, id: string, of: ReadModel = model) =>
  new ReadModelDocuments(stateStore, of).read<number>({ scope, collection: 'streams', id });
/** Reads a document. Null also while no build is served. */
const found = (stateStore: StateStore, id: string, of: ReadModel = model) =>
  served(stateStore, id, of).catch((error: unknown) => {
    if (error instanceof ReadModelRebuildingError) return null;
    throw error;
  });
const numbers = async (stateStore: StateStore) =>
  (await new ReadModelBuilds(stateStore).read(model))?.map(({ number, completed_at }) => [
    number,
    completed_at !== null,
  ]);
const isServing = (stateStore: StateStore, number: number) =>
  until(async () => {
    const builds = await numbers(stateStore);
    return builds?.some(([one, complete]) => one === number && complete === true);
  });

test('follows the only build of a new installation, which is served from the start', () =>
  withEngines(async (engines) => {
    const { stateStore } = engines;
    await record(engines, 'partner-1', course);
    await withFollower(engines, counting(), async () => {
      await until(async () => (await numbers(stateStore)) !== undefined);
      expect(await served(stateStore, 'order-1')).toBe(null);
      await record(engines, 'order-1', course);
      await until(async () => (await served(stateStore, 'order-1'))?.version === course.length);
      expect(await numbers(stateStore)).toEqual([[2, true]]);
    });
  }));

test('after a loss of the state store, serves nothing until all events are handled again', () =>
  withEngines(async (engines) => {
    const { stateStore } = engines;
    for (const id of ['order-1', 'order-2']) await record(engines, id, course);
    const mayEnd = newGate();
    const counted = counting();
    const followingOf: ReadModelProjection['followingOf'] = (build) => {
      const following = counted.followingOf(build);
      return {
        ...following,
        batchLimit: 1,
        handle: (events, tenure) => following.handle(events, tenure).then(() => mayEnd.opened),
      };
    };
    await withFollower(engines, { model, followingOf }, async () => {
      const inBuild = { scope, collection: nameInBuild('streams', 2), id: 'order-1' };
      await until(async () => (await stateStore.documents.read(inBuild)) !== null);
      await expect(served(stateStore, 'order-1')).rejects.toThrow(ReadModelRebuildingError);
      mayEnd.open();
      await isServing(stateStore, 2);
      expect(await served(stateStore, 'order-2')).toMatchObject({ version: course.length });
    });
  }));

test('at no moment of a loss in operation, finds nothing where there is something', () =>
  withEngines(async (engines) => {
    const { stateStore } = engines;
    await record(engines, 'order-1', course);
    await withFollower(engines, counting(), async () => {
      const documents = new ReadModelDocuments(stateStore, model);
      const address = { scope, collection: 'streams', id: 'order-1' };
      await until(async () => (await found(stateStore, 'order-1')) !== null);
      // This process knows the build now, and reads the record again after a second.
      await until(() => documents.read(address).catch(() => false));
      await stateStore.documents.removeCollections(['checkpoints', nameInBuild('streams', 2)]);
      const query = { scope, collection: 'streams', list: 'all', direction: 'ascending', offset: 0, limit: 1 } as const;
      await expect(documents.list(query)).rejects.toThrow(ReadModelRebuildingError);
      await expect(documents.readMany(scope, 'streams', ['order-1'])).rejects.toThrow(ReadModelRebuildingError);
      await expect(documents.readTallies(scope, 'streams', ['all'])).rejects.toThrow(ReadModelRebuildingError);
      // A command records a build before the follower notices the loss.
      await documents.write(scope, [{ kind: 'put', collection: 'streams', id: 'order-2', version: 1, value: 2 }]);
      const answers = new Set<unknown>();
      await until(async () => {
        const answer = await documents.read<number>(address).then(
          (document) => document?.value ?? null,
          (error: unknown) => (error instanceof ReadModelRebuildingError ? 'rebuilding' : error),
        );
        answers.add(answer);
        return answer === 2;
      });
      expect([...answers]).toEqual(['rebuilding', 2]);
    });
  }));

test.each(['in operation', 'at the next start'])(
  'after a loss %s, a read model that is not urgent begins after the others',
  (when) =>
    withEngines(async (engines) => {
      const { stateStore } = engines;
      const other: ReadModel = { name: 'order-usage', version: 2, collections: ['figures'] };
      let handled = 0;
      const late: ReadModelProjection = {
        model: other,
        followingOf: ({ name }) => ({
          ...{ name, streamPrefix: 'order-', batchLimit: 100, eventsPerCheckpoint: 1, lateAfterLossMs: 60_000 },
          handle: async (events) => {
            handled += events.length;
          },
        }),
      };
      const both = (run: () => Promise<void>) =>
        withFollower(engines, late, () => withFollower(engines, counting(), run));
      const lose = async () => {
        handled = 0;
        await stateStore.documents.removeCollections(['checkpoints', nameInBuild('streams', 2), 'read-models']);
      };
      const isComputedAgain = async () => {
        await isServing(stateStore, 2);
        await record(engines, 'order-2', course);
        await until(async () => (await found(stateStore, 'order-2'))?.version === course.length);
      };
      await both(async () => {
        await isServing(stateStore, 2);
        await record(engines, 'order-1', course);
        await until(() => handled === course.length);
        if (when === 'at the next start') return;
        await lose();
        await isComputedAgain();
        expect(handled).toBe(0);
      });
      if (when === 'in operation') return;
      await lose();
      await both(async () => {
        await isComputedAgain();
        expect(handled).toBe(0);
      });
    }),
);

test('a build in place of a lost one does not serve before its follower has noticed the loss', () =>
  withEngines(async ({ eventStore, stateStore }) => {
    const mayNotice = newGate();
    let isLost = false;
    const history = () => (isLost ? mayNotice.opened.then(() => stateStore.history()) : stateStore.history());
    const engines = {
      eventStore,
      stateStore: Object.create(stateStore, { history: { value: history } }) as StateStore,
    };
    await record(engines, 'order-1', course);
    await withFollower(engines, counting(), async () => {
      await until(async () => (await found(stateStore, 'order-1')) !== null);
      isLost = true;
      await stateStore.documents.removeCollections(['checkpoints', nameInBuild('streams', 2)]);
      expect(await new ReadModelBuilds(stateStore).ensure(model)).toMatchObject([{ number: 2, completed_at: null }]);
      const heads = jest.spyOn(eventStore, 'head');
      // The follower looks after the build twice, or has made it serve.
      await until(async () => heads.mock.calls.length > 1 || (await numbers(stateStore))?.[0]?.[1]);
      expect(await numbers(stateStore)).toEqual([[2, false]]);
      mayNotice.open();
      await isServing(stateStore, 2);
      expect(await served(stateStore, 'order-1')).toMatchObject({ value: 2, version: course.length });
    });
  }));

test('continues to serve when its checkpoint has no position yet, because the last run was short', () =>
  withEngines(async (engines) => {
    const { stateStore } = engines;
    await new Checkpoints(stateStore).open(nameInBuild(model.name, 2));
    await record(engines, 'order-1', course);
    const seen: unknown[] = [];
    const counted = counting();
    const followingOf: ReadModelProjection['followingOf'] = (build) => {
      const following = counted.followingOf(build);
      const handle: typeof following.handle = async (events, tenure) => {
        seen.push(await numbers(stateStore));
        return following.handle(events, tenure);
      };
      return { ...following, handle };
    };
    await withFollower(engines, { model, followingOf }, async () => {
      await until(async () => (await served(stateStore, 'order-1'))?.version === course.length);
    });
    expect(seen[0]).toEqual([[2, true]]);
  }));

test('follows all events for a new build after an upgrade, while the former build serves and stays current', () =>
  withEngines(async (engines) => {
    const { stateStore } = engines;
    const former = { ...model, version: 1 };
    await record(engines, 'order-1', course);
    await withFollower(engines, counting(former), async () => {
      await until(async () => (await found(stateStore, 'order-1', former))?.version === course.length);
    });
    // Version 0.1.0 recorded no builds.
    const recorded = { kind: 'remove', collection: 'checkpoints', id: `builds.${model.name}` } as const;
    await stateStore.documents.write('checkpoints', [recorded]);
    const seen: FollowedBuild[] = [];
    const looked = newGate();
    await withFollower(engines, counting(model, seen, looked.opened), async () => {
      await until(async () => (await numbers(stateStore))?.length === 2);
      expect(await served(stateStore, 'order-1')).toMatchObject({ value: 1 });
      await record(engines, 'order-2', course);
      await until(async () => (await found(stateStore, 'order-2')) !== null);
      expect(await numbers(stateStore)).toEqual([
        [1, true],
        [2, false],
      ]);
      looked.open();
      await isServing(stateStore, 2);
      for (const id of ['order-1', 'order-2']) {
        expect(await served(stateStore, id)).toMatchObject({ value: 2, version: course.length });
      }
      await record(engines, 'order-3', course);
      const inFormer = { scope, collection: 'streams', id: 'order-3' };
      await until(async () => (await stateStore.documents.read(inFormer))?.version === course.length);
    });
    expect(seen.map(({ name, version, isFirst }) => [name, version, isFirst])).toEqual([
      [model.name, 1, true],
      [nameInBuild(model.name, 2), 2, false],
    ]);
    // After a rollback, version 0.1.0 continues with its own documents and their checkpoint.
    expect(await new Checkpoints(stateStore).read(model.name)).toBe(await engines.eventStore.head());
  }));

test('after a rollback, a build serves again when it has the events that the earlier version handled', () => {
  let aheadMs = 0;
  const clock = () => Date.now() + aheadMs;
  return withEngines(async (engines) => {
    const { stateStore } = engines;
    const former = { ...model, version: 1 };
    await record(engines, 'order-1', course);
    await withFollower(engines, counting(former), async () => {
      await until(async () => (await found(stateStore, 'order-1', former)) !== null);
    });
    await withFollower(engines, counting(), async () => {
      await isServing(stateStore, 2);
    });
    await withFollower(engines, counting(former), async () => {
      await record(engines, 'order-2', course);
      aheadMs = 60_000;
      await record(engines, 'order-3', course);
      await until(async () => (await found(stateStore, 'order-3', former)) !== null);
    });
    const mayFollow = newGate();
    await withFollower(engines, counting(model, [], mayFollow.opened), async () => {
      await until(async () => (await found(stateStore, 'order-2')) !== null);
      expect(await served(stateStore, 'order-2')).toMatchObject({ value: 1, version: course.length });
      mayFollow.open();
      await isServing(stateStore, 2);
      expect(await served(stateStore, 'order-2')).toMatchObject({ value: 2, version: course.length });
    });
    // It was left behind then only.
    await withFollower(engines, counting(), async () => {
      await record(engines, 'order-4', course);
      await until(async () => (await found(stateStore, 'order-4'))?.value === 2);
      expect((await numbers(stateStore))?.at(-1)).toEqual([2, true]);
    });
  }, clock);
});

test('metrics name the read model whose streams are parked with the name that the release command takes', () =>
  withEngines(async (engines) => {
    const foreign = { id: crypto.randomUUID(), type: 'Foreign', data: {}, metadata: {} as EventMetadata };
    await engines.eventStore.append('order-1', [foreign], 'no_stream');
    await withFollower(engines, counting(), async () => {
      const { values } = await until(async () => {
        const parked = await register.getSingleMetric('dakpion_parked_streams')!.get();
        return parked.values.some(({ value }) => value > 0) ? parked : undefined;
      });
      expect(values).toEqual([{ labels: { follower: model.name }, value: 1 }]);
    });
  }));

test('reports its progress, and replaces a wrong build on request', () =>
  withEngines(async (engines) => {
    const { stateStore } = engines;
    const builds = new ReadModelBuilds(stateStore);
    await record(engines, 'order-1', course);
    await withFollower(engines, counting(), async () => {
      await until(async () => (await found(stateStore, 'order-1')) !== null);
      const collection = nameInBuild('streams', 2);
      await stateStore.documents.write(scope, [{ kind: 'remove', collection, id: 'order-1' }]);
      await builds.begin(model);
      await isServing(stateStore, 3);
      expect(await served(stateStore, 'order-1')).toMatchObject({ version: course.length });
      expect(await builds.progress(model, 3)).toMatchObject({ percent: 100 });
    });
  }));

test('a build serves even if the clock was set back by an hour since it began', () =>
  withEngines(async (engines) => {
    let aheadMs = 60 * 60 * 1_000;
    const { clock } = engines.stateStore;
    const stateStore: StateStore = { ...engines.stateStore, clock: { ...clock, now: () => clock.now() + aheadMs } };
    await record(engines, 'order-1', course);
    await withFollower({ ...engines, stateStore }, counting(), async () => {
      await until(async () => (await found(stateStore, 'order-1')) !== null);
      await new ReadModelBuilds(stateStore).begin(model);
      aheadMs = 0;
      await isServing(stateStore, 3);
    });
  }));

test('removes the former build after a day and continues with the present one', () =>
  withEngines(async (engines) => {
    let aheadMs = 0;
    const { clock } = engines.stateStore;
    const stateStore: StateStore = { ...engines.stateStore, clock: { ...clock, now: () => clock.now() + aheadMs } };
    const builds = new ReadModelBuilds(stateStore);
    await record(engines, 'order-1', course);
    const seen: FollowedBuild[] = [];
    await withFollower({ ...engines, stateStore }, counting(model, seen), async () => {
      await until(async () => (await found(stateStore, 'order-1')) !== null);
      await builds.begin(model);
      await isServing(stateStore, 3);
      aheadMs = 24 * 60 * 60 * 1_000;
      await until(async () => {
        const build = (await builds.read(model))?.[0];
        return typeof build?.abandoned_at === 'number';
      });
      aheadMs += 60_000;
      await until(async () => (await numbers(stateStore))?.length === 1);
      await record(engines, 'order-2', course);
      await until(async () => (await found(stateStore, 'order-2')) !== null);
    });
    expect(await stateStore.documents.read({ scope, collection: 'streams~2', id: 'order-1' })).toBeNull();
    expect(seen.at(-1)).toMatchObject({ name: nameInBuild(model.name, 3), isFirst: true });
  }));

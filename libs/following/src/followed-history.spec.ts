import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { openLmdbEventStore, type RecordedEvent } from '@dakpion/event-store';
import { until, withTemporaryDirectory } from '@dakpion/fixtures';
import { type FollowerFault, FollowerFaults, openLmdbStateStore } from '@dakpion/state-store';
import { register } from 'prom-client';
import { Checkpoints } from './checkpoints.ts';
import { EventFollower } from './event-follower.ts';
import { course, type Engines, record } from './following.fixture.ts';

const name = 'history-follower';
const stream = 'order-1';

/** Follows until `isDone`. Resolves with the handled events. */
async function follow(engines: Engines, isDone: (seen: readonly RecordedEvent[]) => Promise<boolean>) {
  const seen: RecordedEvent[] = [];
  const follower = new EventFollower(
    { ...engines, clock: Date.now },
    {
      name,
      streamPrefix: 'order-',
      batchLimit: 10,
      eventsPerCheckpoint: 1,
      handle: async (events) => void seen.push(...events),
    },
  );
  follower.start();
  await until(() => isDone(seen));
  await follower.stop();
  return seen.map(({ type }) => type);
}

const faultsOf = ({ stateStore }: Engines): Promise<readonly FollowerFault[]> => new FollowerFaults(stateStore).list();

const isFollowed = (engines: Engines) => async (): Promise<boolean> =>
  (await new Checkpoints(engines.stateStore).read(name)) === (await engines.eventStore.head());

async function gauge(): Promise<number | undefined> {
  const metric = await register.getSingleMetric('dakpion_follower_history_mismatch')?.get();
  return metric?.values.find(({ labels }) => labels.follower === name)?.value;
}

/** Runs with an event store that was restored to its second event after a follower had handled the fourth. */
async function withRestoredEventStore(run: (engines: Engines) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const open = (events: string) => openLmdbEventStore({ directory: join(directory, events) });
    const stateStore = await openLmdbStateStore({ directory: join(directory, 'state') });
    const early = await open('events');
    await record({ eventStore: early, stateStore }, stream, course.slice(0, 2));
    await early.close();
    await cp(join(directory, 'events'), join(directory, 'backup'), { recursive: true });

    const late = await open('events');
    const engines = { eventStore: late, stateStore };
    await record(engines, stream, course.slice(2, 4), 2);
    expect(await follow(engines, isFollowed(engines))).toEqual(course.slice(0, 4));
    await late.close();

    const eventStore = await open('backup');
    try {
      await run({ eventStore, stateStore });
    } finally {
      await eventStore.close();
      await stateStore.close();
    }
  });
}

test('does not follow a restored event store, and reports the reason and the remedy', () =>
  withRestoredEventStore(async (engines) => {
    const handled = await follow(engines, async () => (await faultsOf(engines)).length > 0);
    expect(handled).toEqual([]);
    const [fault] = await faultsOf(engines);
    expect(fault).toEqual({ follower: name, reason: expect.stringContaining('dakpion state reset --yes') });
    expect(fault?.reason).toContain(`it has no event at revision 3 of ${stream}`);
  }));

test('does not follow a restored event store whose log has passed the position with other events', () =>
  withRestoredEventStore(async (engines) => {
    await record(engines, stream, course.slice(2, 6), 2);
    let told: number | undefined;
    const handled = await follow(engines, async () => {
      told = await gauge();
      return (await faultsOf(engines)).length > 0 && told === 1;
    });
    expect([handled, told]).toEqual([[], 1]);
  }));

test('follows the event store again when the position is removed, and ends the fault', () =>
  withRestoredEventStore(async (engines) => {
    await follow(engines, async () => (await faultsOf(engines)).length > 0);
    await engines.stateStore.documents.write('checkpoints', [{ kind: 'remove', collection: 'checkpoints', id: name }]);
    expect(await follow(engines, isFollowed(engines))).toEqual(course.slice(0, 2));
    expect(await faultsOf(engines)).toEqual([]);
  }));

test('follows an event store that was restored to a time after the position', () =>
  withRestoredEventStore(async (engines) => {
    const { stateStore } = engines;
    await stateStore.documents.write('checkpoints', [{ kind: 'remove', collection: 'checkpoints', id: name }]);
    await follow(engines, isFollowed(engines));
    await record(engines, stream, course.slice(2, 3), 2);
    expect(await follow(engines, isFollowed(engines))).toEqual(course.slice(2, 3));
    expect(await faultsOf(engines)).toEqual([]);
  }));

import { Checkpoints } from './checkpoints.ts';
import { FollowedPlace } from './followed-place.ts';
import { course, type Engines, record, storedEvents, withEngines } from './following.fixture.ts';
import type { Following } from './following.ts';

const name = 'spec-follower';
let now: number;
beforeEach(() => {
  now = 0;
});

function placeIn(engines: Engines, changes: Partial<Following> = {}): FollowedPlace {
  const following = { name, streamPrefix: 'order-', batchLimit: 10, eventsPerCheckpoint: 100, ...changes };
  const handle = async () => undefined;
  return new FollowedPlace({ ...engines, clock: Date.now }, { ...following, handle }, () => now);
}

/** The saved position, and the saved place up to which all its events are handled. */
async function saved({ stateStore }: Engines): Promise<readonly [position: unknown, handledTo: unknown]> {
  const checkpoints = new Checkpoints(stateStore);
  return [await checkpoints.read(name), await checkpoints.handledTo(name)];
}

test('saves at most every 10 s how far the streams were searched, also before the first event', () =>
  withEngines(async (engines) => {
    const place = placeIn(engines);
    await place.open();
    await place.save();
    expect(await saved(engines)).toEqual([undefined, undefined]);
    place.searchedTo(50n);
    await place.save();
    expect(await saved(engines)).toEqual([undefined, 50n]);
    place.searchedTo(60n);
    now += 9_999;
    await place.save();
    expect(await saved(engines)).toEqual([undefined, 50n]);
    now += 1;
    await place.save();
    expect(await saved(engines)).toEqual([undefined, 60n]);
    const { version } = (await new Checkpoints(engines.stateStore).open(name)).known;
    now += 20_000;
    await place.save();
    expect((await new Checkpoints(engines.stateStore).open(name)).known.version).toBe(version);
  }));

test('does not take the place that was searched for a place to continue from', () =>
  withEngines(async (engines) => {
    await record(engines, 'order-1', course);
    const [first] = await storedEvents(engines);
    const place = placeIn(engines);
    await place.open();
    await place.moveTo(first!, 1);
    place.searchedTo(500n);
    await place.save();
    expect(await saved(engines)).toEqual([first!.position, 500n]);
    await place.open();
    expect([place.reached, place.handledTo]).toEqual([first!.position, first!.position]);
    // The store was restored to an earlier moment, which has the event and not the later place.
    place.searchedTo(100n);
    await place.save();
    expect(await saved(engines)).toEqual([first!.position, 100n]);
  }));

test('does not save the place that was searched while the checkpoint trails behind the handled events', () =>
  withEngines(async (engines) => {
    await record(engines, 'order-1', course);
    const events = await storedEvents(engines);
    const place = placeIn(engines, { checkpointTrailsMs: 5_000 });
    await place.open();
    await place.moveTo(events[0]!, 1);
    await place.save();
    now += 5_000;
    await place.moveTo(events[1]!, 1);
    place.searchedTo(500n);
    await place.save();
    expect(await saved(engines)).toEqual([events[0]!.position, events[0]!.position]);
    now += 5_000;
    await place.save();
    expect(await saved(engines)).toEqual([events[1]!.position, 500n]);
  }));

import type { RecordedEvent } from '@dakpion/event-store';
import { followerNames } from '../follower-names.ts';
import { course, type Engines, record, withEngines } from '../following.fixture.ts';
import { type ParkingFollower, StreamParking } from './stream-parking.ts';
import { StreamRelease } from './stream-release.ts';

const name = followerNames.orderViews;
const context = { actor: { kind: 'operator' }, correlation_id: 'req_1', causation_id: null } as const;
const stream = 'order-poisoned';

/** A build of a read model, which cannot handle its faulty revisions. All builds park streams under one name. */
class Build {
  readonly faulty = new Set<number>();
  readonly seen: number[] = [];
  private readonly parking: StreamParking;
  private position: bigint | undefined;

  constructor(
    private readonly engines: Engines,
    resumed: NonNullable<ParkingFollower['resumed']> = async () => undefined,
  ) {
    const handle = async (events: readonly RecordedEvent[]) => {
      if (events.some(({ revision }) => this.faulty.has(revision))) throw new Error('It makes no sense');
      this.seen.push(...events.map(({ revision }) => revision));
    };
    const follower = { name, batchLimit: 10, handle, resumed };
    this.parking = new StreamParking(engines.eventStore, follower, Date.now, () => undefined);
  }

  /** Handles the events that exist now. It knows of the parked streams only what it has been given. */
  async handleAll(): Promise<void> {
    const items = [];
    const range = this.position === undefined ? {} : { after: this.position };
    for await (const event of this.engines.eventStore.readAll(range)) items.push({ kind: 'event', event } as const);
    await this.parking.handle(items);
    this.position = items.at(-1)?.event.position ?? this.position;
  }
}

const releases = ({ eventStore }: Engines) => new StreamRelease(eventStore, Date.now);

test.each([
  { what: 'at the same event', faults: [1, 1] },
  { what: 'the second one at a later event', faults: [1, 2] },
  { what: 'the second one at an earlier event', faults: [2, 1] },
])('two builds that park a stream, $what, both handle all its events after one release', ({ faults }) =>
  withEngines(async (engines) => {
    const builds = faults.map((fault) => {
      const build = new Build(engines);
      build.faulty.add(fault);
      return build;
    });
    await record(engines, stream, course.slice(0, 3));
    for (const build of builds) await build.handleAll();
    expect(await releases(engines).list()).toMatchObject([{ stream, revision: 1, released_at: null }]);
    for (const { faulty } of builds) faulty.clear();
    await releases(engines).release(name, stream, context);
    for (const build of builds) await build.handleAll();
    expect(await releases(engines).list()).toEqual([]);
    await record(engines, stream, course.slice(3, 4), 3);
    for (const build of builds) await build.handleAll();
    for (const { seen } of builds) expect([...new Set(seen)].sort()).toEqual([0, 1, 2, 3]);
  }),
);

test('a stream that one build parks again stays parked when another build resumes it', () =>
  withEngines(async (engines) => {
    const broken = new Build(engines);
    const mended = new Build(engines, () => broken.handleAll());
    for (const { faulty } of [broken, mended]) faulty.add(1);
    await record(engines, stream, course.slice(0, 2));
    for (const build of [broken, mended]) await build.handleAll();
    mended.faulty.clear();
    await releases(engines).release(name, stream, context);
    await mended.handleAll();
    expect(await releases(engines).list()).toMatchObject([{ stream, revision: 1, released_at: null }]);
  }));

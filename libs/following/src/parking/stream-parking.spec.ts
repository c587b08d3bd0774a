import type { EventMetadata, RecordedEvent } from '@dakpion/event-store';
import { until } from '@dakpion/fixtures';
import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { Checkpoints } from '../checkpoints.ts';
import { EventFollower } from '../event-follower.ts';
import { followerNames } from '../follower-names.ts';
import { course, type Engines, record, withEngines } from '../following.fixture.ts';
import type { Following } from '../following.ts';
import type { ParkedStream } from './parked-stream.ts';
import { maxParkedStreams } from './stream-parking.ts';
import { StreamRelease } from './stream-release.ts';

const name = followerNames.orderViews;
const context = { actor: { kind: 'operator' }, correlation_id: 'req_1', causation_id: null } as const;
const poisoned = 'order-poisoned';
const streamOf = (n: number) => `order-${1000 + n}`;
const away = () => Object.assign(new Error('the engine is away'), { temporary: true });

/** A follower that cannot handle some events. */
class Picky {
  readonly seen: RecordedEvent[] = [];
  readonly follower: EventFollower;

  constructor(
    engines: Engines,
    refuses: (event: RecordedEvent) => Error | undefined,
    changes: Partial<Following> = {},
  ) {
    const handle = async (events: readonly RecordedEvent[]) => {
      const refused = events.map(refuses).find((error) => error !== undefined);
      if (refused !== undefined) throw refused;
      this.seen.push(...events);
    };
    const following = { name, streamPrefix: 'order-', batchLimit: 10, eventsPerCheckpoint: 1, handle, ...changes };
    this.follower = new EventFollower({ ...engines, clock: Date.now }, following);
    this.follower.start();
  }

  stop(): Promise<void> {
    return this.follower.stop();
  }

  revisionsOf(stream: string): number[] {
    return this.seen.filter((event) => event.stream === stream).map(({ revision }) => revision);
  }

  hasSeen(stream: string, count: number) {
    return until(() => this.revisionsOf(stream).length >= count);
  }
}

const parkedIn = ({ eventStore }: Engines) => new StreamRelease(eventStore, Date.now).list();
const isParked = (engines: Engines, stream = poisoned) =>
  until(async () =>
    (await parkedIn(engines)).find((parked) => parked.stream === stream && parked.released_at === null),
  );
const isParkedNoMore = (engines: Engines) => until(async () => (await parkedIn(engines)).length === 0);
const release = ({ eventStore }: Engines, stream = poisoned) =>
  new StreamRelease(eventStore, Date.now).release(name, stream, context);
const refusing = (type: string) => (event: RecordedEvent) =>
  event.stream === poisoned && event.type === type ? new Error(`${type} makes no sense`) : undefined;

test('a follower that begins from nothing handles the events of a released stream when it reaches the release', () =>
  withEngines(async (engines) => {
    let isFixed = false;
    const refuses = (event: RecordedEvent) => (isFixed ? undefined : refusing(course[1]!)(event));
    const picky = new Picky(engines, refuses);
    await record(engines, poisoned, course.slice(0, 3));
    await isParked(engines);
    await record(engines, streamOf(1), course.slice(0, 1));
    isFixed = true;
    await release(engines);
    await isParkedNoMore(engines);
    await record(engines, poisoned, course.slice(3, 4), 3);
    await picky.hasSeen(poisoned, 4);
    await picky.stop();
    const placesOf = ({ seen }: Picky) => seen.map(({ stream, revision }) => `${stream}@${revision}`);
    expect(placesOf(picky)).toEqual([
      `${poisoned}@0`,
      `${streamOf(1)}@0`,
      ...[1, 2, 3].map((revision) => `${poisoned}@${revision}`),
    ]);
    await withEngines(async ({ stateStore }) => {
      const again = new Picky({ ...engines, stateStore }, () => undefined);
      await again.hasSeen(poisoned, 4);
      await again.stop();
      expect(placesOf(again)).toEqual(placesOf(picky));
    });
  }));

/** Records an event as a foreign client writes it, without Dakpion's metadata. */
async function recordForeign({ eventStore }: Engines, stream: string, revision: number | 'no_stream'): Promise<void> {
  const id = crypto.randomUUID();
  const event = { id, type: 'Foreign', data: {}, metadata: {} as EventMetadata };
  expect(await eventStore.append(stream, [event], revision)).toMatchObject({ outcome: 'appended' });
}

test('an event of another program among the parked streams is left out with a line in the log', () =>
  withEngines(async (engines) => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const ours = `parked-${name}`;
    await recordForeign(engines, ours, 'no_stream');
    await record(engines, ours, ['StreamFrozen'], 1);
    await record(engines, poisoned, course.slice(0, 2));
    const picky = new Picky(engines, refusing(course[1]!));
    await isParked(engines);
    await recordForeign(engines, ours, 2);
    await record(engines, streamOf(1), course.slice(0, 1));
    await picky.hasSeen(streamOf(1), 1);
    await picky.stop();
    const texts = new Set(warned.mock.calls.map(([text]) => String(text)));
    warned.mockRestore();
    const leftOut = (revision: number, type: string) =>
      `Event ${revision} of ${ours}, ${type}, is not an event of Dakpion and is left out.`;
    expect([...texts].filter((text) => text.includes('left out'))).toEqual([
      leftOut(0, 'Foreign'),
      leftOut(1, 'StreamFrozen'),
      leftOut(3, 'Foreign'),
    ]);
    expect(picky.revisionsOf(poisoned)).toEqual([0]);
  }));

test('an event of a newer version among the parked streams stops the follower', () =>
  withEngines(async (engines) => {
    const failed = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const metadata = { schema_version: 99, $correlationId: 'r', $causationId: null, actor: {}, occurred_at: '' };
    const event = { id: crypto.randomUUID(), type: 'StreamFrozen', data: {}, metadata };
    await engines.eventStore.append(`parked-${name}`, [event], 'no_stream');
    await record(engines, poisoned, course.slice(0, 1));
    const picky = new Picky(engines, () => undefined);
    await until(() => failed.mock.calls.some(([text]) => String(text).includes('NewerVersionError')));
    await picky.stop();
    failed.mockRestore();
    expect(picky.seen).toEqual([]);
  }));

test('an event that cannot be handled parks its stream, and all other streams continue', () =>
  withEngines(async (engines) => {
    await record(engines, streamOf(1), course.slice(0, 2));
    await record(engines, poisoned, course.slice(0, 4));
    await record(engines, streamOf(2), course.slice(0, 2));
    const picky = new Picky(engines, refusing(course[2]!));
    const parked = await isParked(engines);
    await picky.hasSeen(streamOf(2), 2);
    await record(engines, poisoned, course.slice(4), 4);
    await record(engines, streamOf(3), course);
    await picky.hasSeen(streamOf(3), course.length);
    const head = await engines.eventStore.head();
    await until(async () => ((await new Checkpoints(engines.stateStore).read(name)) ?? 0n) >= head! - 1n);
    await picky.stop();
    expect(picky.revisionsOf(poisoned)).toEqual([0, 1]);
    expect(parked).toMatchObject({ follower: name, revision: 2, reason: `Error: ${course[2]} makes no sense` });
  }));

test('a released stream continues in order from the event at which it was parked', () =>
  withEngines(async (engines) => {
    let isFixed = false;
    await record(engines, poisoned, course.slice(0, 3));
    const picky = new Picky(engines, (event) => (isFixed ? undefined : refusing(course[1]!)(event)), {
      batchLimit: 2,
    });
    await isParked(engines);
    await record(engines, poisoned, course.slice(3, 5), 3);
    await record(engines, streamOf(1), course.slice(0, 1));
    await picky.hasSeen(streamOf(1), 1);
    isFixed = true;
    expect(await release(engines)).toMatchObject({ stream: poisoned, released_at: expect.any(String) });
    await isParkedNoMore(engines);
    await record(engines, poisoned, course.slice(5), 5);
    await picky.hasSeen(poisoned, course.length);
    await picky.stop();
    expect(picky.revisionsOf(poisoned)).toEqual(course.map((_, revision) => revision));
  }));

test('a stream that was released too early is parked again at the event that fails', () =>
  withEngines(async (engines) => {
    await record(engines, poisoned, course);
    let refused = course[1]!;
    const picky = new Picky(engines, (event) => refusing(refused)(event));
    const first = await isParked(engines);
    refused = course[3]!;
    await release(engines);
    const second = await until(async () => (await parkedIn(engines)).find(({ revision }) => revision === 3));
    await record(engines, streamOf(1), course.slice(0, 1));
    await picky.hasSeen(streamOf(1), 1);
    await picky.stop();
    expect([first.revision, second.released_at]).toEqual([1, null]);
    expect(picky.revisionsOf(poisoned)).toEqual([0, 1, 2]);
  }));

test('a stream stays parked over a restart, and when the state store has lost everything', () =>
  withEngines(async (engines) => {
    await record(engines, poisoned, course.slice(0, 3));
    const first = new Picky(engines, refusing(course[1]!));
    await isParked(engines);
    await first.stop();
    await record(engines, poisoned, course.slice(3), 3);
    await engines.stateStore.documents.write('checkpoints', [{ kind: 'remove', collection: 'checkpoints', id: name }]);
    const second = new Picky(engines, () => undefined);
    await record(engines, streamOf(1), course.slice(0, 1));
    await second.hasSeen(streamOf(1), 1);
    expect(second.revisionsOf(poisoned)).toEqual([0]);
    await second.stop();

    await release(engines);
    const third = new Picky(engines, () => undefined);
    await third.hasSeen(poisoned, course.length - 1);
    await isParkedNoMore(engines);
    await third.stop();
    expect(third.revisionsOf(poisoned)).toEqual([1, 2, 3, 4, 5]);
  }));

test('a release applies without a follower, and when the state store has lost everything', () =>
  withEngines(async (engines) => {
    await record(engines, poisoned, course.slice(0, 3));
    const first = new Picky(engines, refusing(course[1]!));
    await isParked(engines);
    await first.stop();
    await release(engines);
    await engines.stateStore.documents.write('checkpoints', [{ kind: 'remove', collection: 'checkpoints', id: name }]);
    const second = new Picky(engines, () => undefined);
    await second.hasSeen(poisoned, 3);
    await second.stop();
    expect(second.revisionsOf(poisoned)).toEqual([0, 1, 2]);
    expect(await parkedIn(engines)).toEqual([]);
  }));

test('an event that cannot be read parks its stream, and parks it again after a release', () =>
  withEngines(async (engines) => {
    await record(engines, poisoned, course.slice(0, 1));
    await recordForeign(engines, poisoned, 0);
    await record(engines, poisoned, course.slice(1, 2), 2);
    await recordForeign(engines, 'order-foreign', 'no_stream');
    await record(engines, streamOf(1), course);
    const picky = new Picky(engines, () => undefined);
    await picky.hasSeen(streamOf(1), course.length);
    const parked = await isParked(engines);
    expect(await isParked(engines, 'order-foreign')).toMatchObject({ revision: 0 });
    await release(engines);
    const isAgain = (other: ParkedStream) => other.stream === parked.stream && other.parked_at > parked.parked_at;
    await until(async () => (await parkedIn(engines)).some(isAgain));
    await picky.stop();
    expect(parked.reason).toBe('It cannot be read: its metadata has no schema_version.');
    expect(await isParked(engines)).toMatchObject({ revision: 1, reason: parked.reason });
    expect(picky.revisionsOf(poisoned)).toEqual([0]);
  }));

test('a lost engine or a temporary error never parks a stream, even if it lasts long', () =>
  withEngines(async (engines) => {
    await record(engines, poisoned, course);
    let failures = 0;
    const picky = new Picky(engines, () => {
      failures += 1;
      if (failures <= 5) return away();
      // An error of an engine that does not mark it as temporary.
      return failures <= 7 ? new Error('Connection is closed') : undefined;
    });
    await picky.hasSeen(poisoned, course.length);
    await picky.stop();
    expect(await parkedIn(engines)).toEqual([]);
    expect(picky.revisionsOf(poisoned)).toEqual(course.map((_, revision) => revision));
  }));

test('a follower that would park too many streams stops and skips nothing', () =>
  withEngines(async (engines) => {
    const { eventStore } = engines;
    for (let n = 0; n <= maxParkedStreams; n += 1) await recordForeign(engines, streamOf(n), 'no_stream');
    await record(engines, 'order-sound', course);
    const picky = new Picky(engines, () => undefined);
    await until(async () => (await parkedIn(engines)).length === maxParkedStreams);
    const stuckAt = await positionOf(engines, streamOf(maxParkedStreams));
    await until(async () => (await picky.follower.lag()).events === 1 + course.length);
    expect(picky.seen).toEqual([]);
    expect((await new Checkpoints(engines.stateStore).read(name)) ?? 0n).toBeLessThan(stuckAt);
    await picky.stop();
    expect(await new StreamRelease(eventStore, Date.now).list()).toHaveLength(maxParkedStreams);
  }));

test('metrics show the number of parked streams and the lag of the follower', () =>
  withEngines(async (engines) => {
    await record(engines, poisoned, course);
    const values = async (metric: string) => {
      const { values: told } = await register.getSingleMetric(metric)!.get();
      return Object.fromEntries(told.map(({ labels, value }) => [String(labels.follower), value]));
    };
    let isAway = true;
    const refuses = (event: RecordedEvent) =>
      isAway && event.stream !== poisoned ? away() : refusing(course[1]!)(event);
    const picky = new Picky(engines, refuses);
    await isParked(engines);
    for (let n = 0; n < 3; n += 1) await record(engines, streamOf(n), course);
    const { recordedAt } = await first(engines, streamOf(0));
    await until(async () => (await values('dakpion_follower_lag_events'))[name] === 3 * course.length);
    await until(async () => (await values('dakpion_follower_lag_seconds'))[name]! > 0.2);
    expect((await values('dakpion_follower_lag_seconds'))[name]).toBeLessThanOrEqual((Date.now() - recordedAt) / 1_000);
    expect(await values('dakpion_parked_streams')).toEqual({ [name]: 1 });
    isAway = false;
    await until(async () => (await values('dakpion_follower_lag_events'))[name] === 0);
    expect(await values('dakpion_follower_lag_seconds')).toEqual({ [name]: 0 });
    await picky.stop();
    for (const metric of ['dakpion_follower_lag_events', 'dakpion_follower_lag_seconds', 'dakpion_parked_streams']) {
      expect(await values(metric)).toEqual({});
    }
  }));

async function first({ eventStore }: Engines, stream: string): Promise<RecordedEvent> {
  for await (const event of eventStore.readStream(stream, { maxCount: 1 })) return event;
  throw new Error(`There is no ${stream}`);
}

async function positionOf({ eventStore }: Engines, stream: string): Promise<bigint> {
  let position = 0n;
  const unreadable = (event: { position: bigint }) => {
    position = event.position;
    return null;
  };
  for await (const event of eventStore.readStream(stream, { unreadable })) position = event.position;
  return position;
}

import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type EventMetadata, type EventStore, openLmdbEventStore, type RecordedEvent } from '@dakpion/event-store';
import { until, withTemporaryDirectory } from '@dakpion/fixtures';
import { FollowerFaults, openLmdbStateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { DurablePosition } from './durable-position.ts';
import { EventFollower } from './event-follower.ts';
import { course, type Engines, record, storedEvents, withEngines } from './following.fixture.ts';

const name = 'durable-follower';
const stream = 'order-1';
const following = {
  name,
  streamPrefix: 'order-',
  batchLimit: 10,
  eventsPerCheckpoint: 1,
  keepsDurablePosition: true,
};

const positionIn = ({ eventStore }: Pick<Engines, 'eventStore'>) =>
  new DurablePosition(eventStore, name, Date.now).read();

/** An event store that can be replaced by another one, as behind a client's connection. Then subscriptions drop. */
class ReplacedEventStore implements EventStore {
  private readonly replaced = new AbortController();

  constructor(private present: EventStore) {}

  replaceBy(other: EventStore): void {
    this.present = other;
    this.replaced.abort();
  }

  append: EventStore['append'] = (...args) => this.present.append(...args);
  keepLast: EventStore['keepLast'] = (...args) => this.present.keepLast(...args);
  readStream: EventStore['readStream'] = (...args) => this.present.readStream(...args);
  readAll: EventStore['readAll'] = (...args) => this.present.readAll(...args);
  head: EventStore['head'] = () => this.present.head();
  close: EventStore['close'] = () => this.present.close();
  subscribe: EventStore['subscribe'] = ({ signal, ...options }) => {
    const signals = this.replaced.signal.aborted ? [signal] : [signal, this.replaced.signal];
    return this.present.subscribe({ ...options, signal: AbortSignal.any(signals) });
  };
}

test('keeps no position of the former history when the event store is restored', async () => {
  await withTemporaryDirectory(async (directory) => {
    const open = (events: string) => openLmdbEventStore({ directory: join(directory, events) });
    const stateStore = await openLmdbStateStore({ directory: join(directory, 'state') });
    const early = await open('events');
    await record({ eventStore: early, stateStore }, stream, course.slice(0, 2));
    await early.close();
    await cp(join(directory, 'events'), join(directory, 'backup'), { recursive: true });
    const [late, backup] = [await open('events'), await open('backup')];
    const eventStore = new ReplacedEventStore(late);
    const seen: string[] = [];
    const handle = async (events: readonly RecordedEvent[]) => void seen.push(...events.map(({ type }) => type));
    const follower = new EventFollower({ eventStore, stateStore, clock: Date.now }, { ...following, handle });
    follower.start();
    await until(() => seen.length === 2);
    await record({ eventStore, stateStore }, stream, course.slice(2, 4), 2);
    await until(() => seen.length === 4);

    eventStore.replaceBy(backup);
    await until(async () => (await new FollowerFaults(stateStore).list()).length > 0);
    await follower.stop();
    const positions = (await storedEvents({ eventStore, stateStore })).filter(
      (event) => event.type === 'PositionReached',
    );
    expect(positions).toEqual([]);
    for (const store of [late, backup, stateStore]) await store.close();
  });
});

test('leaves out events of other programs with a line in the log, and saves after them', () =>
  withEngines(async (engines) => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await record(engines, stream, course.slice(0, 2));
    const [first, second] = await storedEvents(engines);
    const open = () => new DurablePosition(engines.eventStore, name, Date.now);
    const positions = `position-${name}`;
    await open().save(first, { now: true });
    await record(engines, positions, ['Moved'], 1);
    const unreadable = { id: randomUUID(), type: 'Foreign', data: {}, metadata: {} as EventMetadata };
    await engines.eventStore.append(positions, [unreadable], 1);
    const position = open();
    expect(await position.read()).toMatchObject({ id: first!.id });
    await position.save(second, { now: true });
    expect(await open().read()).toMatchObject({ id: second!.id });
    expect(warned.mock.calls.map(([text]) => text)).toEqual(
      ['2 of position-durable-follower, Foreign', '1 of position-durable-follower, Moved'].map(
        (event) => `Event ${event}, is not an event of Dakpion and is left out.`,
      ),
    );
    warned.mockRestore();
  }));

test('saves at most each 5 s, unless it must be now, and after the clock was set back', () =>
  withEngines(async (engines) => {
    await record(engines, stream, course.slice(0, 5));
    const events = await storedEvents(engines);
    let time = 100_000;
    const position = new DurablePosition(engines.eventStore, name, () => time);
    const saved = async (nth: number, options = {}) => {
      await position.save(events[nth], options);
      return (await positionIn(engines))?.id === events[nth]?.id;
    };
    expect(await saved(0)).toBe(true);
    time += 4_999;
    expect(await saved(1)).toBe(false);
    expect(await saved(1, { now: true })).toBe(true);
    time += 5_000;
    expect(await saved(2)).toBe(true);
    time -= 3_600_000;
    expect(await saved(3)).toBe(true);
    // As high as the saved one.
    const before = await engines.eventStore.head();
    await position.save(events[3], { now: true });
    await position.save(undefined, { now: true });
    expect(await engines.eventStore.head()).toBe(before);
  }));

test('never decreases when two instances save, and the later of their positions is kept', () =>
  withEngines(async (engines) => {
    await record(engines, stream, course.slice(0, 4));
    const events = await storedEvents(engines);
    const [one, other] = [0, 1].map(() => new DurablePosition(engines.eventStore, name, Date.now));
    for (const instance of [one, other]) await instance?.open();
    await one?.save(events[2], { now: true });
    await other?.save(events[1], { now: true });
    expect((await positionIn(engines))?.id).toBe(events[2]?.id);
    await one?.save(events[3], { now: true });
    await record(engines, stream, course.slice(4, 5), 4);
    const fifth = (await storedEvents(engines)).findLast((event) => event.stream === stream);
    await other?.save(fifth, { now: true });
    expect((await positionIn(engines))?.id).toBe(fifth?.id);
  }));

describe('a position that the event store does not have', () => {
  const elsewhere = { id: randomUUID(), stream, revision: 7, position: 1_000n };

  /** Saves a position that a follower of an earlier version could have saved. */
  const leave = async ({ eventStore }: Engines, count: number) => {
    const { position, ...event } = elsewhere;
    const data = { event: { ...event, position: position.toString() } };
    const metadata = { schema_version: 1, $correlationId: 'r', $causationId: null, actor: {}, occurred_at: '' };
    const left = { id: randomUUID(), type: 'PositionReached', data, metadata };
    await eventStore.append(`position-${name}`, [left], count === 0 ? 'no_stream' : count - 1);
  };

  test('is not saved', () =>
    withEngines(async (engines) => {
      await new DurablePosition(engines.eventStore, name, Date.now).save(elsewhere, { now: true });
      expect(await storedEvents(engines)).toEqual([]);
    }));

  test('is ignored in favour of the newest one that it has, and the next one is saved after that', () =>
    withEngines(async (engines) => {
      await record(engines, stream, course.slice(0, 4));
      const events = await storedEvents(engines);
      await new DurablePosition(engines.eventStore, name, Date.now).save(events[1]);
      await leave(engines, 1);
      const position = new DurablePosition(engines.eventStore, name, Date.now);
      expect((await position.open())?.id).toBe(events[1]?.id);
      await position.save(events[3], { now: true });
      expect((await positionIn(engines))?.id).toBe(events[3]?.id);
    }));

  test('is ignored also when it is the only one', () =>
    withEngines(async (engines) => {
      await leave(engines, 0);
      expect(await positionIn(engines)).toBeUndefined();
    }));
});

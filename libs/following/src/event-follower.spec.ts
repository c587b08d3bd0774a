import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { eventually, newGate, until } from '@dakpion/fixtures';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import type { Checkpoint } from './checkpoint.ts';
import { Checkpoints } from './checkpoints.ts';
import { EventFollower } from './event-follower.ts';
import { course, type Engines, record, storedEvents, withEngines } from './following.fixture.ts';
import type { FollowerEngines, Following } from './following.ts';

const name = 'spec-follower';
const stream = 'order-1';
const otherStream = 'order-2';
const streamOf = (n: number) => `order-${1000 + n}`;

interface Started {
  readonly seen: RecordedEvent[];
  readonly follower: EventFollower;
}

function startFollower(engines: Engines, changes: Partial<Following & FollowerEngines> = {}): Started {
  const seen: RecordedEvent[] = [];
  const handle = async (events: readonly RecordedEvent[]) => {
    seen.push(...events);
  };
  const { eventStore, stateStore } = engines;
  const follower = new EventFollower(
    { eventStore, stateStore, clock: Date.now, ...changes },
    { name, streamPrefix: 'order-', batchLimit: 10, eventsPerCheckpoint: 1, handle, ...changes },
  );
  follower.start();
  return { seen, follower };
}

/** The store with another way to subscribe. */
const subscribedBy = (eventStore: EventStore, subscribe: EventStore['subscribe']): EventStore =>
  Object.assign(Object.create(eventStore), { subscribe });

const hasSeen = (started: Started, count: number) =>
  until(() => (started.seen.length >= count ? started.seen : undefined));

test('handles the events of all orders once and in order, present ones and new ones', () =>
  withEngines(async (engines) => {
    for (let n = 0; n < 25; n += 1) await record(engines, streamOf(n), ['OrderCreated']);
    await record(engines, 'partner-1', ['PartnerCreated']);

    const started = startFollower(engines);
    await hasSeen(started, 25);
    for (let n = 25; n < 50; n += 1) await record(engines, streamOf(n), course.slice(0, 4));
    await hasSeen(started, 25 + 25 * 4);
    await started.follower.stop();

    const orders = (await storedEvents(engines)).filter((event) => event.stream.startsWith('order-'));
    expect(started.seen.map((event) => event.position)).toEqual(orders.map((event) => event.position));
    expect(await new Checkpoints(engines.stateStore).read(name)).toBe(orders.at(-1)?.position);
  }));

test('continues where the previous follower ended', () =>
  withEngines(async (engines) => {
    await record(engines, stream, ['OrderCreated']);
    const first = startFollower(engines);
    await hasSeen(first, 1);
    await first.follower.stop();

    await record(engines, stream, ['OrderCancelled'], 1);
    const second = startFollower(engines);
    await hasSeen(second, 1);
    await second.follower.stop();
    expect(second.seen.map((event) => event.type)).toEqual(['OrderCancelled']);
  }));

test('saves the checkpoint during a pause before the number of events is reached', () =>
  withEngines(async (engines) => {
    await record(engines, stream, course.slice(0, 5));
    const started = startFollower(engines, { eventsPerCheckpoint: 1_000 });
    const head = await engines.eventStore.head();
    await eventually(async () => expect(await new Checkpoints(engines.stateStore).read(name)).toBe(head));
    await started.follower.stop();
  }));

test('saves a checkpoint later when it could not be saved', () =>
  withEngines(async (engines) => {
    let failures = 0;
    const { documents } = engines.stateStore;
    // The real store, except that its first write fails, as a write during a fail-over does.
    const failing: StateStore['documents'] = {
      read: (address) => documents.read(address),
      readMany: (...args) => documents.readMany(...args),
      holds: (...args) => documents.holds(...args),
      list: (query) => documents.list(query),
      readTallies: (...args) => documents.readTallies(...args),
      addresses: (scope) => documents.addresses(scope),
      removeCollections: (collections) => documents.removeCollections(collections),
      write: async (...args) => {
        failures += 1;
        if (failures === 1) throw new Error('the state store is away');
        return documents.write(...args);
      },
    };
    await record(engines, stream, course.slice(0, 5));
    const started = startFollower(engines, { stateStore: { ...engines.stateStore, documents: failing } });
    const head = await engines.eventStore.head();
    await until(async () => (await new Checkpoints(engines.stateStore).read(name)) === head);
    await started.follower.stop();
    expect(failures).toBeGreaterThan(1);
  }));

test('handles all events again when the state store has lost the checkpoint, even without a new event', () =>
  withEngines(async (engines) => {
    await record(engines, stream, course.slice(0, 5));
    const started = startFollower(engines);
    const head = await engines.eventStore.head();
    const checkpoints = new Checkpoints(engines.stateStore);
    const isSaved = () => until(async () => (await checkpoints.read(name)) === head);
    await isSaved();
    await engines.stateStore.documents.write('checkpoints', [{ kind: 'remove', collection: 'checkpoints', id: name }]);
    await hasSeen(started, 2 * course.slice(0, 5).length);
    await isSaved();
    await started.follower.stop();
    const types = course.slice(0, 5);
    expect(started.seen.map((event) => event.type)).toEqual([...types, ...types]);
  }));

test('handles an event again after a failure and skips none', () =>
  withEngines(async (engines) => {
    await record(engines, stream, course);
    const seen: string[] = [];
    let calls = 0;
    const { follower } = startFollower(engines, {
      batchLimit: 2,
      handle: async (events) => {
        calls += 1;
        if (calls === 2 || calls === 3) throw new Error('the broker is away');
        seen.push(...events.map((event) => event.type));
      },
    });
    await until(() => (seen.length >= 6 ? seen : undefined));
    await follower.stop();
    expect(calls).toBeGreaterThanOrEqual(5);
    expect(seen).toEqual(course);
  }));

test('subscribes again when the subscription drops', () =>
  withEngines(async (engines) => {
    await record(engines, stream, ['OrderCreated']);
    let subscriptions = 0;
    const { eventStore } = engines;
    // Its first subscription breaks after one item, as a connection does.
    const breaking = subscribedBy(eventStore, async function* (options) {
      subscriptions += 1;
      for await (const item of eventStore.subscribe(options)) {
        yield item;
        if (subscriptions === 1) throw new Error('dropped');
      }
    });
    const started = startFollower(engines, { eventStore: breaking });
    await until(() => subscriptions > 1);
    await record(engines, otherStream, ['OrderCreated']);
    await hasSeen(started, 2);
    await started.follower.stop();
    expect(started.seen.map((event) => event.stream)).toEqual([stream, otherStream]);
  }));

test('pauses briefly after a failure if it had caught up before, even without an event', () =>
  withEngines(async (engines) => {
    const warned = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    let subscriptions = 0;
    const { eventStore } = engines;
    const breaking = subscribedBy(eventStore, async function* (options) {
      subscriptions += 1;
      if (subscriptions < 3) throw new Error('refused');
      for await (const item of eventStore.subscribe(options)) {
        yield item;
        if (subscriptions === 3) throw new Error('dropped');
      }
    });
    const { follower } = startFollower(engines, { eventStore: breaking });
    await until(() => subscriptions > 3);
    await follower.stop();
    const pauses = warned.mock.calls.map(([text]) => /retrying in (\d+) ms/.exec(String(text))?.[1]);
    warned.mockRestore();
    expect(pauses).toEqual(['100', '200', '100']);
  }));

describe('of several instances', () => {
  test('one works, and another takes over when the first one stops', () =>
    withEngines(async (engines) => {
      const first = startFollower(engines);
      await record(engines, stream, ['OrderCreated']);
      await hasSeen(first, 1);
      const second = startFollower(engines);
      for (let n = 0; n < 20; n += 1) await record(engines, streamOf(n), ['OrderCreated']);
      await hasSeen(first, 21);
      expect(second.seen).toEqual([]);

      await first.follower.stop();
      await record(engines, otherStream, ['OrderCreated']);
      await hasSeen(second, 1);
      await second.follower.stop();
      expect(second.seen.map((event) => event.stream)).toEqual([otherStream]);
    }));

  test('another takes over when the lease of a dead one expires', () =>
    withEngines(async (engines, dataDir) => {
      let now = Date.now();
      const stateStore = await openLmdbStateStore({ directory: `${dataDir}/leases`, clock: () => now });
      await stateStore.leases.hold(name, 'dead', 5_000);
      await record(engines, stream, ['OrderCreated']);
      const started = startFollower(engines, { stateStore, monotonic: () => now });
      await until(async () => !(await stateStore.leases.hold(name, 'third', 1)));
      expect(started.seen).toEqual([]);
      now += 5_001;
      await hasSeen(started, 1);
      await started.follower.stop();
      await stateStore.close();
    }));

  test('one that has lost its lease handles nothing more', () =>
    withEngines(async (engines, dataDir) => {
      let now = Date.now();
      const stateStore = await openLmdbStateStore({ directory: `${dataDir}/leases`, clock: () => now });
      let refusals = 0;
      const leases: StateStore['leases'] = {
        hold: async (...args) => {
          const isHeld = await stateStore.leases.hold(...args);
          if (!isHeld) refusals += 1;
          return isHeld;
        },
        release: (...args) => stateStore.leases.release(...args),
      };
      const started = startFollower(engines, { stateStore: { ...stateStore, leases }, monotonic: () => now });
      await record(engines, stream, ['OrderCreated']);
      await hasSeen(started, 1);
      now += 5_001;
      expect(await stateStore.leases.hold(name, 'other', 60_000)).toBe(true);
      await record(engines, stream, ['OrderCancelled'], 1);
      await until(() => refusals > 0);
      await started.follower.stop();
      expect(started.seen).toHaveLength(1);
      await stateStore.close();
    }));
});

test('begins again when it was frozen during its work for longer than its lease', () =>
  withEngines(async (engines, dataDir) => {
    let now = 0;
    const stateStore = await openLmdbStateStore({ directory: `${dataDir}/leases`, clock: () => now });
    const tenures: boolean[] = [];
    let goOn = () => {};
    const stopped = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const handled: string[][] = [];
    let begun = 0;
    const begin = () => {
      begun += 1;
    };
    const handle: Following['handle'] = async (events, tenure) => {
      tenures.push(tenure.holds());
      if (tenures.length === 1) {
        // Simulates SIGSTOP and SIGCONT: this process did not run, so its lease was not renewed.
        now += 5_000;
        await stateStore.leases.hold(name, 'other', 1);
        now += 1;
        tenures.push(tenure.holds());
        await stopped;
        throw new Error('may not publish');
      }
      handled.push(events.map(({ type }) => type));
    };
    await record(engines, stream, course);
    const started = startFollower(engines, { stateStore, monotonic: () => now, handle, begin });
    await until(() => tenures.length === 2);
    goOn();
    await until(() => handled.length > 0);
    await started.follower.stop();
    expect(tenures.slice(0, 3)).toEqual([true, false, true]);
    expect(handled.flat().slice(0, 1)).toEqual(course.slice(0, 1));
    expect(begun).toBe(2);
    await stateStore.close();
  }));

test('keeps its lease while a save of its checkpoint takes longer than the lease', () =>
  withEngines(async (engines) => {
    let now = 0;
    let [renewals, begun, waiting] = [0, 0, 0];
    let slow: Promise<void> | undefined;
    const gate = newGate();
    const caughtUp = newGate();
    const { documents, leases } = engines.stateStore;
    const write: StateStore['documents']['write'] = async (...args) => {
      waiting += slow === undefined ? 0 : 1;
      await slow;
      return documents.write(...args);
    };
    const hold: StateStore['leases']['hold'] = (...args) => {
      renewals += 1;
      return leases.hold(...args);
    };
    const started = startFollower(engines, {
      stateStore: {
        ...engines.stateStore,
        documents: Object.assign(Object.create(documents), { write }),
        leases: Object.assign(Object.create(leases), { hold }),
      },
      monotonic: () => now,
      eventsPerCheckpoint: 1_000,
      begin: () => {
        begun += 1;
      },
      caughtUp: async () => caughtUp.open(),
    });
    await caughtUp.opened;
    slow = gate.opened;
    await record(engines, stream, course.slice(0, 1));
    await until(() => waiting > 0);
    for (let step = 0; step < 4; step += 1) {
      const before = renewals;
      now += 2_000;
      await until(() => renewals > before);
    }
    gate.open();
    await record(engines, stream, course.slice(1, 2), 1);
    await hasSeen(started, 2);
    await started.follower.stop();
    expect(begun).toBe(1);
  }));

test('does not renew a lease that has expired', () =>
  withEngines(async (engines, dataDir) => {
    let now = 0;
    const stateStore = await openLmdbStateStore({ directory: `${dataDir}/leases`, clock: () => now });
    let begun = 0;
    const begin = () => {
      begun += 1;
    };
    const started = startFollower(engines, { stateStore, monotonic: () => now, begin });
    await record(engines, stream, ['OrderCreated']);
    await hasSeen(started, 1);
    now += 5_000;
    await until(() => begun === 2);
    await started.follower.stop();
    expect(begun).toBe(2);
    await stateStore.close();
  }));

test('saves a checkpoint that trails the handled events by the given time', () =>
  withEngines(async (engines) => {
    let now = 1_000_000;
    const monotonic = () => now;
    await record(engines, stream, course.slice(0, 2));
    const first = startFollower(engines, { checkpointTrailsMs: 60_000, monotonic });
    await hasSeen(first, 2);
    await first.follower.stop();
    // Simulates a kill a moment later: all events are handled again.
    const second = startFollower(engines, { checkpointTrailsMs: 0, monotonic });
    await hasSeen(second, 2);
    await second.follower.stop();

    let renewals = 0;
    const leases: StateStore['leases'] = {
      hold: (...args) => {
        renewals += 1;
        return engines.stateStore.leases.hold(...args);
      },
      release: (...args) => engines.stateStore.leases.release(...args),
    };
    const stateStore = { ...engines.stateStore, leases };
    const third = startFollower(engines, { stateStore, checkpointTrailsMs: 10_000, monotonic });
    await record(engines, stream, course.slice(2, 4), 2);
    await hasSeen(third, 2);
    const checkpoints = new Checkpoints(engines.stateStore);
    const before = await checkpoints.read(name);
    const head = await engines.eventStore.head();
    expect(before).not.toBe(head);
    // Advances the clock in steps that keep the lease, because this test is not about losing it.
    for (let step = 0; step < 6; step += 1) {
      const before = renewals;
      now += 2_000;
      await until(() => renewals > before);
    }
    await until(async () => (await checkpoints.read(name)) === head);
    await third.follower.stop();
  }));

test('reports once at each start that it has caught up', () =>
  withEngines(async (engines) => {
    await record(engines, stream, course);
    const told: number[] = [];
    const start = () => {
      const started = startFollower(engines, { caughtUp: async () => void told.push(started.seen.length) });
      return started;
    };
    const first = start();
    await until(() => told.length === 1);
    await record(engines, otherStream, course);
    await hasSeen(first, 2 * course.length);
    await first.follower.stop();
    const second = start();
    await until(() => told.length === 2);
    await second.follower.stop();
    expect(told).toEqual([course.length, 0]);
  }));

test('tells at each start whether its work at the end of all events had been done since it began or went back before', () =>
  withEngines(async (engines) => {
    await record(engines, stream, course);
    const begun: boolean[] = [];
    const begin = ({ hadCaughtUp }: Checkpoint) => void begun.push(hadCaughtUp);
    let failures = 1;
    const caughtUp = async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('the work failed');
    };
    const first = startFollower(engines, { begin, caughtUp });
    await until(() => failures < 0);
    await first.follower.stop();
    const second = startFollower(engines, { begin, caughtUp });
    await until(() => second.follower.hasCaughtUp);
    await second.follower.stop();
    const stateStore: StateStore = { ...engines.stateStore, history: async () => 'after a crash' };
    failures = 1;
    const third = startFollower({ ...engines, stateStore }, { begin, caughtUp });
    await until(() => failures < 0);
    await third.follower.stop();
    expect(begun).toEqual([false, false, true, true, false]);
  }));

test('tells its work whether the events existed when it started to follow', () =>
  withEngines(async (engines) => {
    const live: boolean[] = [];
    const handle: Following['handle'] = async (_events, { isLive }) => void live.push(isLive());
    await record(engines, stream, ['OrderCreated']);
    const { follower } = startFollower(engines, { handle });
    await until(() => follower.hasCaughtUp);
    await record(engines, stream, ['OrderCancelled'], 1);
    await until(() => live.length === 2);
    await follower.stop();
    expect(live).toEqual([false, true]);
  }));

test('has saved its checkpoint when it reports that it has caught up', () =>
  withEngines(async (engines) => {
    await record(engines, stream, course.slice(0, 5));
    const saved: (bigint | undefined)[] = [];
    const { follower } = startFollower(engines, {
      eventsPerCheckpoint: 1_000,
      caughtUp: async () => void saved.push(await new Checkpoints(engines.stateStore).read(name)),
    });
    await until(() => follower.hasCaughtUp && saved.length > 0);
    expect(saved).toEqual([await engines.eventStore.head()]);
    await follower.stop();
  }));

test('handles the events of a short period together when it may gather them', () =>
  withEngines(async (engines) => {
    const batches: number[] = [];
    const { follower } = startFollower(engines, {
      gatherMs: 2_000,
      handle: async (events) => void batches.push(events.length),
    });
    await record(engines, stream, course.slice(0, 1));
    await until(() => batches.length === 1);
    for (const [index, type] of course.slice(1).entries()) await record(engines, stream, [type], index + 1);
    await until(() => batches.length === 2);
    await follower.stop();
    expect(batches).toEqual([1, course.length - 1]);
  }));

test('logs nothing about a start that was ended by its stop', () =>
  withEngines(async (engines) => {
    const said = jest.spyOn(Logger.prototype, 'error');
    const stopping = new AbortController();
    let begun = false;
    const begin = async () => {
      begun = true;
      await once(stopping.signal, 'abort');
      stopping.signal.throwIfAborted();
    };
    const { follower } = startFollower(engines, { begin });
    await until(() => begun);
    const stopped = follower.stop();
    stopping.abort();
    await stopped;
    expect(said.mock.calls).toEqual([]);
    said.mockRestore();
  }));

test('handles the gathered events at a stop', () =>
  withEngines(async (engines) => {
    // Recorded before it starts, because after it has caught up it gathers for a minute.
    await record(engines, stream, course.slice(0, 1));
    const { seen, follower } = startFollower(engines, { gatherMs: 60_000 });
    await until(() => seen.length === 1);
    for (const [index, type] of course.slice(1).entries()) await record(engines, stream, [type], index + 1);
    expect(seen).toHaveLength(1);
    await follower.stop();
    expect(seen.map(({ type }) => type)).toEqual(course);
    expect(await new Checkpoints(engines.stateStore).read(name)).toBe(seen.at(-1)?.position);
  }));

test('handles at a stop the events that the subscription has not passed on yet', () =>
  withEngines(async (engines) => {
    const { eventStore } = engines;
    let isLive = false;
    // Simulates a very slow connection: nothing arrives after the existing events.
    const slow = subscribedBy(eventStore, async function* (options) {
      for await (const item of eventStore.subscribe(options)) {
        yield item;
        if (item.kind === 'caught_up') break;
      }
      if (!options.signal.aborted) await once(options.signal, 'abort');
    });
    const { seen, follower } = startFollower(engines, {
      eventStore: slow,
      caughtUp: async () => {
        isLive = true;
      },
    });
    await until(() => isLive);
    await record(engines, stream, course);
    expect(seen).toEqual([]);
    await follower.stop();
    expect(seen.map(({ type }) => type)).toEqual(course);
  }));

test('does not search at a stop through events that its subscription has passed', () =>
  withEngines(async (engines) => {
    await record(engines, stream, ['OrderCreated']);
    let told = 0;
    const eventStore = subscribedBy(engines.eventStore, async function* (options) {
      for await (const item of engines.eventStore.subscribe(options)) {
        yield item;
        if (item.kind === 'caught_up') told += 1;
      }
    });
    const { seen, follower } = startFollower(engines, { eventStore });
    await until(() => told === 1);
    // The follower is told about once a second that it has caught up.
    for (let n = 0; told === 1 && n < 100; n += 1) {
      await record(engines, `partner-${n}`, ['PartnerCreated']);
      await pause(100);
    }
    expect(told).toBe(2);
    const head = await engines.eventStore.head();
    const read = jest.spyOn(engines.eventStore, 'readAll');
    await record(engines, otherStream, ['OrderCreated']);
    await follower.stop();
    expect(read).toHaveBeenCalledWith(expect.objectContaining({ after: head }));
    expect(seen.map((event) => event.stream)).toEqual([stream, otherStream]);
  }));

test('does not wait between batches when it has gathered more than one', () =>
  withEngines(async (engines) => {
    const gatherMs = 2_000;
    const batches: { readonly count: number; readonly at: number }[] = [];
    let isLive = false;
    const { follower } = startFollower(engines, {
      gatherMs,
      caughtUp: async () => {
        isLive = true;
      },
      handle: async ({ length: count }) => void batches.push({ count, at: performance.now() }),
    });
    await until(() => isLive);
    // In one append, so that all events are available at once.
    await record(engines, stream, Array<string>(25).fill('OrderCreated'));
    await until(() => batches.reduce((sum, { count }) => sum + count, 0) === 25);
    await follower.stop();
    const [first, , third] = batches.slice(-3);
    expect(batches.slice(-3).map(({ count }) => count)).toEqual([10, 10, 5]);
    expect(third!.at - first!.at).toBeLessThan(gatherMs);
  }));

test('waits after a loss of the state store if its results may be late, and otherwise begins at once', () =>
  withEngines(async (engines) => {
    await record(engines, stream, ['OrderCreated']);
    const late = { lateAfterLossMs: 60_000 };
    const first = startFollower(engines, late);
    await hasSeen(first, 1);
    await first.follower.stop();
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
    };
    const stateStore: StateStore = { ...engines.stateStore, history: async () => 'after a crash' };
    const second = startFollower({ ...engines, stateStore }, { ...late, begin });
    await until(async () => (await new Checkpoints(stateStore).lastEvent(name)) === undefined);
    // This follower takes the same steps and has lost nothing.
    const other = startFollower({ ...engines, stateStore }, { ...late, name: 'other-follower' });
    await hasSeen(other, 1);
    await other.follower.stop();
    const soFar = { seen: second.seen.length, hasBegun };
    const stopping = performance.now();
    await second.follower.stop();
    expect(soFar).toEqual({ seen: 0, hasBegun: false });
    expect(performance.now() - stopping).toBeLessThan(2_000);
  }));

test('does not wait again when it continues after a failure with results that were lost', () =>
  withEngines(async (engines) => {
    await record(engines, stream, course);
    const times: number[] = [];
    const handle: Following['handle'] = async () => {
      times.push(performance.now());
      if (times.length === 2) throw Object.assign(new Error('away'), { temporary: true });
    };
    const following = { name, streamPrefix: 'order-', batchLimit: 1, eventsPerCheckpoint: 1, handle };
    const late = { ...following, lateAfterLossMs: 3_000 };
    const follower = new EventFollower({ ...engines, clock: Date.now }, late, { prepare: async () => true });
    follower.start();
    await until(() => times.length > 2);
    await follower.stop();
    expect(times[2]! - times[1]!).toBeLessThan(2_000);
  }));

test('does not begin when its lease has expired while it waited after a loss of the state store', () =>
  withEngines(async (engines) => {
    await record(engines, stream, ['OrderCreated']);
    const late = { lateAfterLossMs: 60_000 };
    const first = startFollower(engines, late);
    await hasSeen(first, 1);
    await first.follower.stop();
    const stateStore: StateStore = { ...engines.stateStore, history: async () => 'after a crash' };
    let now = 0;
    const begun: boolean[] = [];
    const begin = ({ wentBackFrom }: Checkpoint) => {
      begun.push(wentBackFrom !== undefined);
    };
    const second = startFollower({ ...engines, stateStore }, { ...late, begin, monotonic: () => now });
    await until(async () => (await new Checkpoints(stateStore).lastEvent(name)) === undefined);
    now += 5_000;
    await until(() => second.seen.length > 0, 20_000);
    await second.follower.stop();
    expect(begun).toEqual([false]);
  }));

test('does not report a lag from before it was up to date while it handles the next events', () =>
  withEngines(async (engines) => {
    for (let n = 0; n < 200; n += 1) await record(engines, `partner-${n}`, ['PartnerCreated']);
    await record(engines, stream, course.slice(0, 5));
    const finish: (() => void)[] = [];
    const handle = () => new Promise<void>((resolve) => void finish.push(resolve));
    const started = startFollower(engines, { handle });
    await until(() => finish.length === 1);
    expect(await started.follower.lag()).toMatchObject({ events: 5 });
    finish[0]?.();
    await eventually(async () => expect(await started.follower.lag()).toEqual({ events: 0, seconds: 0 }));
    await record(engines, `${stream}-2`, ['OrderCreated']);
    await until(() => finish.length === 2);
    expect(await started.follower.lag()).toEqual({ events: 0, seconds: 0 });
    finish[1]?.();
    await started.follower.stop();
  }));

test('counts what it has not handled from the place that it has searched, although its own events are older', () =>
  withEngines(async (engines) => {
    await record(engines, stream, course.slice(0, 2));
    for (let n = 0; n < 50; n += 1) await record(engines, `partner-${n}`, ['PartnerCreated']);
    const ranges: (bigint | undefined)[] = [];
    const readRecords: EventStore['readRecords'] = (options) => {
      ranges.push(options.after);
      return engines.eventStore.readRecords?.(options) ?? (async function* () {})();
    };
    const eventStore: EventStore = Object.assign(Object.create(engines.eventStore), { readRecords });
    const finish: (() => void)[] = [];
    const handle = async ([first]: readonly RecordedEvent[]) => {
      if (first?.revision === 2) await new Promise<void>((resolve) => void finish.push(resolve));
    };
    const started = startFollower(engines, { eventStore, handle });
    const head = await engines.eventStore.head();
    const checkpoints = new Checkpoints(engines.stateStore);
    await until(async () => (await checkpoints.handledTo(name)) === head);
    expect((await checkpoints.read(name)) ?? head).toBeLessThan(head!);
    await record(engines, stream, course.slice(2, 4), 2);
    await until(() => finish.length === 1);
    expect(await started.follower.lag()).toMatchObject({ events: 2 });
    expect(ranges).toEqual([head]);
    finish[0]?.();
    await started.follower.stop();
  }));

test('does not measure its lag again at once, because that can read the whole log', () =>
  withEngines(async (engines) => {
    for (let n = 0; n < 200; n += 1) await record(engines, `partner-${n}`, ['PartnerCreated']);
    await record(engines, stream, course.slice(0, 5));
    let measurements = 0;
    const readRecords: EventStore['readRecords'] = (options) => {
      measurements += 1;
      return engines.eventStore.readRecords?.(options) ?? (async function* () {})();
    };
    const eventStore: EventStore = Object.assign(Object.create(engines.eventStore), { readRecords });
    let unblock = () => {};
    const blocked = new Promise<void>((resolve) => {
      unblock = resolve;
    });
    const handle = () => blocked;
    const started = startFollower(engines, { eventStore, handle });
    const measured = await until(() => started.follower.lag().catch(() => undefined));
    expect(measured).toMatchObject({ events: 5 });
    const before = measurements;
    expect(await started.follower.lag()).toEqual(measured);
    expect(measurements).toBe(before);
    unblock();
    await eventually(async () => expect(await started.follower.lag()).toEqual({ events: 0, seconds: 0 }));
    await started.follower.stop();
  }));

test('reports no lag while the state store refuses the lease, and reports it again afterwards', () =>
  withEngines(async (engines) => {
    let aheadMs = 0;
    const { leases } = engines.stateStore;
    const hold: StateStore['leases']['hold'] = (...args) =>
      aheadMs > 0 ? Promise.reject(new Error('OOM command not allowed')) : leases.hold(...args);
    const failing: StateStore['leases'] = Object.assign(Object.create(leases), { hold });
    const started = startFollower(engines, {
      stateStore: { ...engines.stateStore, leases: failing },
      monotonic: () => performance.now() + aheadMs,
    });
    const answers = () =>
      started.follower.lag().then(
        () => true,
        () => false,
      );
    await until(answers);
    aheadMs = 6_000;
    expect(await answers()).toBe(false);
    await record(engines, stream, ['OrderCreated']);
    expect(await answers()).toBe(false);
    aheadMs = 0;
    await until(answers);
    await started.follower.stop();
  }));

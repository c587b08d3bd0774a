import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import type { Engines } from '@dakpion/service';
import { Checkpoints, openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { cancelled, historyTo, newOrderId, orderCreated, orderId } from '../domain/order.examples.ts';
import { context, eventually, record, storedEvents, withEngines } from '../engines.examples.ts';
import { EventFollower, type FollowerEngines, type Following } from './event-follower.ts';

const name = 'spec-follower';
const idOf = (n: number) => `ord_${String(n).padStart(26, '0')}`;

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
    { name, batchLimit: 10, eventsPerCheckpoint: 1, handle, ...changes },
  );
  follower.start();
  return { seen, follower };
}

const hasSeen = (started: Started, count: number) =>
  eventually(() => (started.seen.length >= count ? started.seen : undefined));

test('sees the events of all orders once and in order, those there already and those that come', () =>
  withEngines(async (engines) => {
    for (let n = 0; n < 25; n++) await record(engines, idOf(n), [orderCreated]);
    const metadata = { schema_version: 1, $correlationId: 'r', $causationId: null, actor: {}, occurred_at: '' };
    const foreign = { id: crypto.randomUUID(), type: 'PartnerCreated', data: {}, metadata };
    await engines.eventStore.append('partner-1', [foreign], 'no_stream');

    const started = startFollower(engines);
    await hasSeen(started, 25);
    for (let n = 25; n < 50; n++) await record(engines, idOf(n), historyTo('STARTED'));
    await hasSeen(started, 25 + 25 * 4);
    await started.follower.stop();

    const orders = (await storedEvents(engines)).filter((event) => event.stream.startsWith('order-'));
    expect(started.seen.map((event) => event.position)).toEqual(orders.map((event) => event.position));
    expect(await new Checkpoints(engines.stateStore).read(name)).toBe(orders.at(-1)?.position);
  }));

test('goes on where the one before it ended', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, [orderCreated]);
    const first = startFollower(engines);
    await hasSeen(first, 1);
    await first.follower.stop();

    await record(engines, orderId, [cancelled], 1);
    const second = startFollower(engines);
    await hasSeen(second, 1);
    await second.follower.stop();
    expect(second.seen.map((event) => event.type)).toEqual(['OrderCancelled']);
  }));

test('saves the checkpoint in a pause, though the number of events is not reached', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, historyTo('PICKED'));
    const started = startFollower(engines, { eventsPerCheckpoint: 1_000 });
    const head = await engines.eventStore.head();
    await eventually(async () => ((await new Checkpoints(engines.stateStore).read(name)) === head ? true : undefined));
    await started.follower.stop();
  }));

test('a checkpoint that could not be saved is saved later', () =>
  withEngines(async (engines) => {
    let failures = 0;
    const { documents } = engines.stateStore;
    // The real store, but its first write fails, as one in a fail-over does.
    const failing: StateStore['documents'] = {
      read: (address) => documents.read(address),
      readMany: (...args) => documents.readMany(...args),
      list: (query) => documents.list(query),
      write: async (...args) => {
        failures += 1;
        if (failures === 1) throw new Error('the state store is away');
        return documents.write(...args);
      },
    };
    await record(engines, orderId, historyTo('PICKED'));
    const started = startFollower(engines, { stateStore: { ...engines.stateStore, documents: failing } });
    const head = await engines.eventStore.head();
    await eventually(async () => ((await new Checkpoints(engines.stateStore).read(name)) === head ? true : undefined));
    await started.follower.stop();
    expect(failures).toBeGreaterThan(1);
  }));

test('handles all events again when the state store has lost the checkpoint, though no new one comes', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, historyTo('PICKED'));
    const started = startFollower(engines);
    const head = await engines.eventStore.head();
    const checkpoints = new Checkpoints(engines.stateStore);
    const isSaved = () => eventually(async () => ((await checkpoints.read(name)) === head ? true : undefined));
    await isSaved();
    await engines.stateStore.documents.write('checkpoints', [{ kind: 'remove', collection: 'checkpoints', id: name }]);
    await hasSeen(started, 2 * historyTo('PICKED').length);
    await isSaved();
    await started.follower.stop();
    const types = historyTo('PICKED').map((event) => event.type);
    expect(started.seen.map((event) => event.type)).toEqual([...types, ...types]);
  }));

test('what could not be handled comes again, and nothing is skipped', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, historyTo('COMPLETED'));
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
    await eventually(() => (seen.length >= 6 ? seen : undefined));
    await follower.stop();
    expect(calls).toBeGreaterThanOrEqual(5);
    expect(seen).toEqual(historyTo('COMPLETED').map((event) => event.type));
  }));

test('subscribes again when the subscription drops', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, [orderCreated]);
    let subscriptions = 0;
    const { eventStore } = engines;
    // The real store, but its first subscription breaks after one item, as a connection does.
    const breaking: EventStore = {
      append: (...args) => eventStore.append(...args),
      readStream: (...args) => eventStore.readStream(...args),
      readAll: (...args) => eventStore.readAll(...args),
      head: () => eventStore.head(),
      close: () => eventStore.close(),
      async *subscribe(options) {
        subscriptions += 1;
        for await (const item of eventStore.subscribe(options)) {
          yield item;
          if (subscriptions === 1) throw new Error('dropped');
        }
      },
    };
    const started = startFollower(engines, { eventStore: breaking });
    await eventually(() => (subscriptions > 1 ? true : undefined));
    await record(engines, newOrderId, [orderCreated]);
    await hasSeen(started, 2);
    await started.follower.stop();
    expect(started.seen.map((event) => event.stream)).toEqual([`order-${orderId}`, `order-${newOrderId}`]);
  }));

describe('of several instances', () => {
  test('one is at work, and another takes over when it stops', () =>
    withEngines(async (engines) => {
      const first = startFollower(engines);
      await record(engines, orderId, [orderCreated]);
      await hasSeen(first, 1);
      const second = startFollower(engines);
      for (let n = 0; n < 20; n++) await record(engines, idOf(n), [orderCreated]);
      await hasSeen(first, 21);
      expect(second.seen).toEqual([]);

      await first.follower.stop();
      await record(engines, newOrderId, [orderCreated]);
      await hasSeen(second, 1);
      await second.follower.stop();
      expect(second.seen.map((event) => event.stream)).toEqual([`order-${newOrderId}`]);
    }));

  test('another takes over when the lease of a dead one has run out', () =>
    withEngines(async (engines, dataDir) => {
      let now = Date.now();
      const stateStore = await openLmdbStateStore({ directory: `${dataDir}/leases`, clock: () => now });
      await stateStore.leases.hold(name, 'dead', 5_000);
      await record(engines, orderId, [orderCreated]);
      const started = startFollower(engines, { stateStore, clock: () => now });
      await eventually(async () => ((await stateStore.leases.hold(name, 'third', 1)) ? undefined : true));
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
      const started = startFollower(engines, { stateStore: { ...stateStore, leases }, clock: () => now });
      await record(engines, orderId, [orderCreated]);
      await hasSeen(started, 1);
      now += 5_001;
      expect(await stateStore.leases.hold(name, 'other', 60_000)).toBe(true);
      await record(engines, orderId, [cancelled], 1);
      await eventually(() => (refusals > 0 ? true : undefined));
      await started.follower.stop();
      expect(started.seen).toHaveLength(1);
      await stateStore.close();
    }));
});

test('the correlation of a command stays with its events', () =>
  withEngines(async (engines) => {
    await record(engines, orderId, [orderCreated]);
    expect((await storedEvents(engines))[0]?.metadata).toEqual({
      schema_version: 1,
      $correlationId: context.correlation_id,
      $causationId: null,
      actor: context.actor,
      occurred_at: orderCreated.data.occurred_at,
    });
  }));

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server as NetServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EventStore,
  type EventStoreDbOptions,
  EventStoreForbiddenError,
  EventStoreUnavailableError,
  openEventStoreDb,
  openLmdbEventStore,
  type RecordedEvent,
  type SubscriptionItem,
} from '@dakpion/event-store';
import { all, anEvent, idsOf, someEvents } from '@dakpion/event-store/contract';
import { newGate, until } from '@dakpion/fixtures';
import { EventStoreDBClient } from '@eventstore/db-client';
import { Metadata, status } from '@grpc/grpc-js';
import { type Faults, type FaultyServer, serveWithFaults, urlOf } from './faulty-server.fixture.ts';
import { streamName } from './identifiers.ts';
import { serverFeaturesHandlers } from './server-features.handlers.ts';

/** Short time-outs: the tests check that each ends, and how. */
const times = { appendTimeoutMs: 300, readTimeoutMs: 300, silenceMs: 150 };
/** Longer than three tries with their delays, and far shorter than the silence limit of the client. */
const boundMs = 5_000;

let directory: string;
let engine: EventStore;
let ends: (() => unknown)[];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'event-store-'));
  engine = await openLmdbEventStore({ directory });
  ends = [];
});

afterEach(async () => {
  for (const end of ends.reverse()) await end();
  await engine.close();
  rmSync(directory, { recursive: true });
});

describe('a mute server', () => {
  test('that accepts connections and never answers counts as unavailable', async () => {
    const sockets: Socket[] = [];
    const mute: NetServer = createServer((socket) => sockets.push(socket));
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    ends.push(() => {
      for (const socket of sockets) socket.destroy();
      mute.close();
    });
    const { port } = mute.address() as AddressInfo;
    const opening = openEventStoreDb({ url: urlOf(port), ...times });
    await expect(bounded(opening)).rejects.toThrow(EventStoreUnavailableError);
  });

  test('that does not return its features fails an append, which succeeds when the server answers again', async () => {
    let mute = true;
    const { getSupportedMethods } = serverFeaturesHandlers();
    const { url } = await serve({
      features: { getSupportedMethods: (call, answer) => (mute ? undefined : getSupportedMethods(call, answer)) },
    });
    const store = await open(url);
    const event = anEvent();
    await expect(bounded(store.append('order-1', [event], 'no_stream'))).rejects.toThrow(EventStoreUnavailableError);
    mute = false;
    expect(await bounded(store.append('order-1', [event], 'no_stream'))).toMatchObject({ outcome: 'appended' });
    expect(await idsIn('order-1')).toEqual([event.id]);
  });

  test('does not end appends for ever if the client cannot be made at the moment, e.g. without its certificates', async () => {
    let mute = true;
    const { getSupportedMethods } = serverFeaturesHandlers();
    const { url } = await serve({
      features: { getSupportedMethods: (call, answer) => (mute ? undefined : getSupportedMethods(call, answer)) },
    });
    const store = await open(url, { readTimeoutMs: 5_000 });
    const event = anEvent();
    const making = jest.spyOn(EventStoreDBClient, 'connectionString').mockImplementation(() => {
      throw new Error('Failed to load certificate file.');
    });
    try {
      for (let count = 0; count < 2; count += 1) {
        const appending = bounded(store.append('order-1', [event], 'no_stream'));
        await expect(appending).rejects.toThrow(EventStoreUnavailableError);
      }
    } finally {
      making.mockRestore();
    }
    mute = false;
    expect(await bounded(store.append('order-1', [event], 'no_stream'))).toMatchObject({ outcome: 'appended' });
  });

  test.each([status.INTERNAL, status.RESOURCE_EXHAUSTED, status.UNAVAILABLE])(
    'that answers %s to the request for its features gets the request again',
    async (code) => {
      let isWell = false;
      const { getSupportedMethods } = serverFeaturesHandlers();
      const { url } = await serve({
        features: {
          getSupportedMethods: (call, answer) =>
            isWell ? getSupportedMethods(call, answer) : answer({ code, details: 'Not now' }),
        },
      });
      const store = await open(url);
      const event = anEvent();
      await expect(bounded(store.append('order-1', [event], 'no_stream'))).rejects.toThrow(EventStoreUnavailableError);
      isWell = true;
      expect(await bounded(store.append('order-1', [event], 'no_stream'))).toMatchObject({ outcome: 'appended' });
      expect(await idsIn('order-1')).toEqual([event.id]);
    },
  );

  test('that stops during a read fails the read', async () => {
    await engine.append('order-1', someEvents(3), 'no_stream');
    const { url } = await serve({
      store: {
        async *readStream(stream) {
          yield* engine.readStream(stream, { maxCount: 2 });
          await new Promise(() => undefined);
        },
      },
    });
    const store = await open(url);
    const read: RecordedEvent[] = [];
    const reading = (async () => {
      for await (const event of store.readStream('order-1')) read.push(event);
    })();
    await expect(bounded(reading)).rejects.toThrow(EventStoreUnavailableError);
    expect(read.map(({ revision }) => revision)).toEqual([0, 1]);
  });
});

describe('an append', () => {
  test('is repeated when it is left unanswered, and written once', async () => {
    const { url } = await serve({ store: { append: onceThen(() => new Promise(() => undefined)) } });
    const store = await open(url);
    const event = anEvent();
    expect(await bounded(store.append('order-1', [event], 'no_stream'))).toMatchObject({ outcome: 'appended' });
    expect(await idsIn('order-1')).toEqual([event.id]);
  });

  test('does not disturb others when it is left unanswered', async () => {
    let calls = 0;
    const { url } = await serve({
      store: {
        append: (stream, ...given) =>
          stream === 'order-slow' ? new Promise(() => undefined) : engine.append(stream, ...given),
      },
      streams: (handlers) => ({
        batchAppend: (call) => {
          calls += 1;
          return handlers.batchAppend(call);
        },
      }),
    });
    const store = await open(url);
    const slow = store.append('order-slow', [anEvent()], 'no_stream').catch((error: unknown) => error);
    let isOver = false;
    void slow.finally(() => {
      isOver = true;
    });
    for (let number = 0; !isOver; number += 1) {
      expect(await store.append(`order-${number}`, [anEvent()], 'no_stream')).toMatchObject({ outcome: 'appended' });
    }
    expect(await slow).toBeInstanceOf(EventStoreUnavailableError);
    expect(calls).toBe(1);
  });

  test('fails as unavailable after a limited time when it is never answered', async () => {
    const { url } = await serve({ store: { append: () => new Promise(() => undefined) } });
    const store = await open(url);
    await expect(bounded(store.append('order-1', [anEvent()], 'no_stream'))).rejects.toThrow(
      EventStoreUnavailableError,
    );
  });

  test('fails when the server ends while it waits for room, and the process continues', async () => {
    let calls = 0;
    const server = await serve({
      streams: () => ({
        batchAppend: () => {
          calls += 1;
        },
      }),
    });
    const store = await open(server.url, { appendTimeoutMs: 2_000 });
    const data = { text: 'x'.repeat(50_000) };
    const appends = Array.from({ length: 50 }, (_, index) =>
      store.append(`order-${index}`, [{ ...anEvent(), data }], 'no_stream'),
    );
    await until(() => calls === 1);
    server.kill();
    for (const { status: outcome, reason } of (await bounded(Promise.allSettled(appends))) as PromiseRejectedResult[]) {
      expect([outcome, reason]).toEqual(['rejected', expect.any(EventStoreUnavailableError)]);
    }
    await serve({ port: server.port });
    expect(await bounded(store.append('order-1', [anEvent()], 'no_stream'))).toMatchObject({ outcome: 'appended' });
  });

  test('is repeated when the server ends its call without an error', async () => {
    let calls = 0;
    const { url } = await serve({
      streams: (handlers) => ({
        batchAppend: (call) => {
          calls += 1;
          if (calls > 1) return handlers.batchAppend(call);
          call.on('data', () => call.end());
        },
      }),
    });
    const store = await open(url);
    const event = anEvent();
    expect(await bounded(store.append('order-1', [event], 'no_stream'))).toMatchObject({ outcome: 'appended' });
    expect(calls).toBeGreaterThan(1);
    expect(await idsIn('order-1')).toEqual([event.id]);
  });

  test('gets its first answer again when it failed after the write, also when other appends have followed', async () => {
    const later = anEvent();
    const append = onceThen(async (stream, events, expected) => {
      await engine.append(stream, events, expected);
      await engine.append(stream, [later], 1);
      throw new EventStoreUnavailableError('The answer is lost');
    });
    const { url } = await serve({ store: { append } });
    const store = await open(url);
    const events = someEvents(2);
    const result = await bounded(store.append('order-1', events, 'no_stream'));
    const recorded = await all(engine.readStream('order-1'));
    expect(result).toEqual({ outcome: 'appended', revision: 1, position: recorded[1]!.position });
    expect(recorded.map(({ id }) => id)).toEqual([...events, later].map(({ id }) => id));
  });

  test('that failed before the write fails again if another append has taken its place', async () => {
    const other = anEvent();
    const append = onceThen(async (stream) => {
      await engine.append(stream, [other], 'no_stream');
      throw new EventStoreUnavailableError('Not written');
    });
    const { url } = await serve({ store: { append } });
    const store = await open(url);
    expect(await store.append('order-1', [anEvent()], 'no_stream')).toEqual({ outcome: 'wrong_revision', actual: 0 });
    expect(await idsIn('order-1')).toEqual([other.id]);
  });

  test('is written once if the call of many appends fails', async () => {
    let count = 0;
    const { url } = await serve({
      store: {
        append: async (stream, events, expected) => {
          const result = await engine.append(stream, events, expected);
          count += 1;
          if (count === 50) throw new EventStoreUnavailableError('All the answers are lost');
          return result;
        },
      },
    });
    const store = await open(url, { appendTimeoutMs: 2_000 });
    const appends = Array.from({ length: 100 }, (_, index) => ({ stream: `order-${index}`, event: anEvent() }));
    const results = await bounded(
      Promise.all(appends.map(({ stream, event }) => store.append(stream, [event], 'no_stream'))),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(Array(100).fill('appended'));
    const recorded = await all(engine.readAll());
    expect(recorded.map(({ id }) => id).sort()).toEqual(appends.map(({ event }) => event.id).sort());
  });

  test('goes to the leader when a follower refuses it', async () => {
    const leader = await serve({});
    let asked = 0;
    const follower = await serve({
      streams: () => ({
        batchAppend: (call) => {
          call.once('data', () => {
            asked += 1;
            const metadata = new Metadata();
            metadata.set('exception', 'not-leader');
            metadata.set('leader-endpoint-host', '127.0.0.1');
            metadata.set('leader-endpoint-port', String(leader.port));
            call.emit('error', { code: status.NOT_FOUND, details: 'Leader info available', metadata });
          });
        },
      }),
    });
    const store = await open(follower.url);
    const event = anEvent();
    expect(await bounded(store.append('order-1', [event], 'no_stream'))).toMatchObject({ outcome: 'appended' });
    expect(asked).toBe(1);
    expect(await idsIn('order-1')).toEqual([event.id]);
  });
});

describe('a subscription', () => {
  beforeEach(() => engine.append('order-1', someEvents(5), 'no_stream'));

  test.each([
    ['dropped by the server', () => Promise.reject(new EventStoreUnavailableError('Consumer too slow'))],
    ['ended by the server without an error', () => Promise.resolve()],
    ['silent while events wait', () => new Promise<void>(() => undefined)],
  ])('%s fails as unavailable, and continues after the last event', async (_name, end) => {
    let subscriptions = 0;
    const { url } = await serve({
      store: {
        async *subscribe(options) {
          subscriptions += 1;
          if (subscriptions > 1) return yield* engine.subscribe(options);
          let given = 0;
          for await (const item of engine.subscribe(options)) {
            yield item;
            given += 1;
            if (given === 3) return await end();
          }
        },
      },
    });
    const store = await open(url);
    const seen: RecordedEvent[] = [];
    await expect(bounded(follow(store, seen, 5))).rejects.toThrow(EventStoreUnavailableError);
    expect(seen.map(({ revision }) => revision)).toEqual([0, 1, 2]);
    await bounded(follow(store, seen, 5));
    expect(seen).toEqual(await all(engine.readStream('order-1')));
  });

  test('stays open while there are no events for it', async () => {
    const { url } = await serve({});
    const store = await open(url);
    const ending = new AbortController();
    const after = await engine.head();
    const items = store.subscribe({ after, streamPrefixes: ['partner-'], signal: ending.signal });
    const iterator = items[Symbol.asyncIterator]();
    expect((await bounded(iterator.next())).value).toMatchObject({ kind: 'caught_up' });
    const next = iterator.next();
    // Events of other streams arrive during several times the allowed silence.
    const began = Date.now();
    for (let revision = 4; Date.now() - began < 5 * times.silenceMs; revision += 1) {
      await engine.append('order-1', someEvents(1), revision);
    }
    const event = anEvent();
    await engine.append('partner-1', [event], 'no_stream');
    expect((await bounded(next)).value).toMatchObject({ kind: 'event', event: { id: event.id } });
    ending.abort();
  });
});

describe('a server that is gone', () => {
  test('fails the opening as unavailable', async () => {
    const { url, kill } = await serve({});
    kill();
    await expect(bounded(openEventStoreDb({ url, ...times }))).rejects.toThrow(EventStoreUnavailableError);
  });

  test('fails every call as unavailable, and all calls work when it is back', async () => {
    const server = await serve({});
    const store = await open(server.url);
    await store.append('order-1', someEvents(1), 'no_stream');
    server.kill();
    const { signal } = new AbortController();
    await expect(bounded(store.append('order-1', someEvents(1), 0))).rejects.toThrow(EventStoreUnavailableError);
    await expect(bounded(store.head())).rejects.toThrow(EventStoreUnavailableError);
    await expect(bounded(all(store.readStream('order-1')))).rejects.toThrow(EventStoreUnavailableError);
    await expect(bounded(all(store.readAll()))).rejects.toThrow(EventStoreUnavailableError);
    await expect(bounded(all(store.subscribe({ signal })))).rejects.toThrow(EventStoreUnavailableError);
    await serve({ port: server.port });
    expect(await bounded(store.head())).toBe(await engine.head());
    expect(await bounded(store.append('order-1', someEvents(1), 0))).toMatchObject({ outcome: 'appended' });
  });

  test('fails calls as unavailable together with its cluster, and all calls work when it is back', async () => {
    const server = await serve({});
    const nobody = await serve({});
    nobody.kill();
    const url = `esdb://127.0.0.1:${server.port},127.0.0.1:${nobody.port}?tls=false&maxDiscoverAttempts=2`;
    const store = await open(url);
    await store.append('order-1', someEvents(1), 'no_stream');
    server.kill();
    const calls = Array.from({ length: 20 }, (_, index) => [
      store.append(`order-2${index}`, someEvents(1), 'no_stream'),
      store.head(),
    ]);
    for (const outcome of await bounded(Promise.allSettled(calls.flat()))) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailableError) });
    }
    await serve({ port: server.port });
    const event = anEvent();
    const append = () => store.append('order-1', [event], 0);
    expect(await bounded(again(append))).toMatchObject({ outcome: 'appended', revision: 1 });
    expect(await bounded(again(() => store.head()))).toBe(await engine.head());
  });

  test('fails only the call that failed while the cluster is looked up', async () => {
    let isAlive = true;
    const late = newGate();
    const server = await serve({
      isAlive: () => isAlive,
      store: {
        async *readStream(stream) {
          if (stream === 'order-late') await late.opened;
          yield* [];
          throw new EventStoreUnavailableError('The server goes down');
        },
      },
    });
    const url = `${server.url.replace('?', ',127.0.0.1:9?')}&maxDiscoverAttempts=2`;
    const store = await open(url, { readTimeoutMs: 3_000 });
    const calls = [all(store.readStream('order-late')), all(store.readStream('order-now'))];
    await expect(bounded(calls[1]!)).rejects.toThrow(EventStoreUnavailableError);
    isAlive = false;
    calls.push(all(store.readAll()));
    late.open();
    for (const outcome of await bounded(Promise.allSettled(calls))) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(EventStoreUnavailableError) });
    }
    isAlive = true;
    expect(await bounded(again(() => store.head()))).toBe(await engine.head());
  });

  test('loses and repeats no event when it ends during appends and a subscription', async () => {
    const count = 150;
    let server = await serve({});
    const store = await open(server.url, { appendTimeoutMs: 1_000 });
    const events = someEvents(count);
    const seen: RecordedEvent[] = [];
    const following = again(() => follow(store, seen, count));
    const appending = (async () => {
      for (const [index, event] of events.entries()) {
        const expected = index === 0 ? 'no_stream' : index - 1;
        const result = await again(() => store.append('order-1', [event], expected));
        expect(result).toMatchObject({ outcome: 'appended', revision: index });
        if (index % 40 !== 20) continue;
        // Like kill -9: connections break during appends and events.
        server.kill();
        server = await serve({ port: server.port });
      }
    })();
    await Promise.all([appending, following]);
    expect(await idsIn('order-1')).toEqual(events.map(({ id }) => id));
    expect(seen).toEqual(await all(engine.readStream('order-1')));
  });
});

test('reads forwards only the events of the wanted streams, however many other programs have written', async () => {
  await engine.append('other-1', someEvents(100), 'no_stream');
  const wanted = someEvents(2);
  await engine.append('order-1', wanted, 'no_stream');
  await engine.append('other-2', someEvents(100), 'no_stream');
  const streamPrefixes = ['order-'];
  const searched: unknown[] = [];
  const { url } = await serve({
    store: {
      subscribe: (options) => {
        searched.push(options.streamPrefixes);
        return engine.subscribe(options);
      },
    },
  });
  // No check of a silent subscription, which reads all events.
  const store = await openEventStoreDb({ url });
  ends.push(() => store.close());
  const readAll = engine.readAll.bind(engine);
  jest.spyOn(engine, 'readAll').mockImplementation((options) => {
    // The end is found by a read of the last events.
    if (options?.direction === 'backwards') return readAll(options);
    throw new Error('all events were asked for');
  });
  expect(idsOf(await bounded(all(store.readAll({ streamPrefixes }))))).toEqual(wanted.map(({ id }) => id));
  // The server searches the other streams only for the positions that it reports.
  expect(searched.filter((prefixes) => prefixes !== undefined)).toEqual([streamPrefixes]);
});

test('reads nothing after the end, also where EventStoreDB has lost its last events', async () => {
  const { url } = await serve({});
  const store = await open(url);
  await store.append('order-1', someEvents(2), 'no_stream');
  const head = (await store.head()) ?? 0n;
  for (const after of [head, head + 1_000n]) expect(await bounded(all(store.readAll({ after })))).toEqual([]);
});

test("returns EventStoreDB's own streams only on request", async () => {
  await engine.append('order-1', someEvents(1), 'no_stream');
  await engine.append('$stats-127.0.0.1:2113', someEvents(600), 'no_stream');
  const { url } = await serve({});
  const store = await open(url);
  const [order] = await all(engine.readStream('order-1'));
  expect(await store.head()).toBe(order!.position);
  expect(await all(store.readAll())).toEqual([order]);
  expect(await all(store.readAll({ direction: 'backwards' }))).toEqual([order]);
  expect(await all(store.readAll({ streamPrefixes: [''] }))).toEqual([order]);
  const { signal } = new AbortController();
  const items: SubscriptionItem[] = [];
  for await (const item of store.subscribe({ signal })) {
    items.push(item);
    if (item.kind === 'caught_up') break;
  }
  expect(items[0]).toEqual({ kind: 'event', event: order });
  expect(items).toHaveLength(2);
  expect(await all(store.readAll({ streamPrefixes: ['$stats'] }))).toHaveLength(600);
  // The head is found again from its last known position.
  await engine.append('order-1', someEvents(1), 0);
  await engine.append('$stats-127.0.0.1:2113', someEvents(10), 599);
  expect(await store.head()).toBe((await all(engine.readStream('order-1')))[1]!.position);
});

describe('a user who may only read', () => {
  let mayWrite: boolean;
  const start = async () => {
    mayWrite = false;
    const { url } = await serve({
      store: {
        append: (...given) =>
          mayWrite ? engine.append(...given) : Promise.reject(new EventStoreForbiddenError('the rule of the spec')),
      },
    });
    return url;
  };

  test('is refused at each opening, and accepted with the right', async () => {
    const url = await start();
    const refused = bounded(openEventStoreDb({ url, mustWrite: true, ...times }));
    await expect(refused).rejects.toThrow(EventStoreForbiddenError);
    await expect(refused).rejects.toThrow('refuses the user of EVENTSTORE_URL this right (PERMISSION_DENIED)');
    mayWrite = true;
    for (let times = 0; times < 3; times += 1) await (await openEventStoreDb({ url, mustWrite: true })).close();
    expect(await idsIn('dakpion-write-check')).toHaveLength(1);
  });

  test('can open the store for an audit, and gets the reason of a refused append at once', async () => {
    const store = await open(await start());
    const began = Date.now();
    await expect(store.append('order-1', [anEvent()], 'no_stream')).rejects.toThrow(EventStoreForbiddenError);
    expect(Date.now() - began).toBeLessThan(boundMs);
    // No log line reports an unavailable engine. Messages wait until the right is granted.
    await expect(store.append('order-1', [anEvent()], 'no_stream')).rejects.toMatchObject({ temporary: true });
    mayWrite = true;
    expect(await store.append('order-1', [anEvent()], 'no_stream')).toMatchObject({ outcome: 'appended' });
  });
});

test('a user who may write metadata and not read it can bound a stream', async () => {
  const { url } = await serve({
    streams: (handlers) => ({
      read: (call) => {
        const stream = streamName(call.request.getOptions()?.getStream()?.getStreamIdentifier());
        if (!stream.startsWith('$$')) return handlers.read(call);
        call.emit('error', { code: status.PERMISSION_DENIED, details: 'Access Denied' });
      },
    }),
  });
  const store = await open(url);
  for (let times = 0; times < 2; times += 1) await store.keepLast('order-1', 2);
  await store.append('order-1', someEvents(4), 'no_stream');
  expect(await idsIn('order-1')).toHaveLength(2);
});

test.each(['tlsCAFile', 'userCertFile'])('names the %s that cannot be read', async (name) => {
  const url = `esdb://user:password@127.0.0.1:2113?tls=true&${name}=${encodeURIComponent('/no such/ca.crt')}`;
  const more = name === 'userCertFile' ? '&userKeyFile=/no/key' : '';
  await expect(openEventStoreDb({ url: url + more })).rejects.toThrow(
    new RangeError(`${name} /no such/ca.crt cannot be read (ENOENT)`),
  );
});

test('refuses a text that is not a connection string without showing the password', async () => {
  const opening = openEventStoreDb({ url: 'http://admin:changeit@127.0.0.1:2113' });
  await expect(opening).rejects.toThrow(RangeError);
  await expect(opening).rejects.not.toThrow('changeit');
});

async function serve(faults: Faults): Promise<FaultyServer> {
  const server = await serveWithFaults(engine, faults);
  ends.push(server.kill);
  return server;
}

async function open(url: string, options: Partial<EventStoreDbOptions> = {}): Promise<EventStore> {
  const store = await openEventStoreDb({ url, ...times, ...options });
  ends.push(() => store.close());
  return store;
}

/** The first append fails. Later ones go to the engine. */
function onceThen(fault: EventStore['append']): EventStore['append'] {
  let calls = 0;
  return (...given) => {
    calls += 1;
    return calls === 1 ? fault(...given) : engine.append(...given);
  };
}

/** Collects the events of `order-` after the last one seen, until there are `count`. */
async function follow(store: EventStore, seen: RecordedEvent[], count: number): Promise<void> {
  const ending = new AbortController();
  const after = seen.at(-1)?.position;
  for await (const item of store.subscribe({ after, streamPrefixes: ['order-'], signal: ending.signal })) {
    if (item.kind === 'event') seen.push(item.event);
    if (seen.length >= count) return ending.abort();
  }
}

/** Repeats work until it succeeds, like a caller that waits for the engine. */
async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = Date.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof EventStoreUnavailableError) || Date.now() - began > 20_000) throw error;
    }
  }
}

/** Fails if the work hangs. */
async function bounded<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing within ${boundMs} ms`)), boundMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function idsIn(stream: string): Promise<string[]> {
  return idsOf(await all(engine.readStream(stream)));
}

import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { CheckpointWriter, lastCheckpoint } from './checkpoints.ts';
import { leavesOfEvents } from './leaves-of-events.ts';
import { now, recordEvents, signer, someEvent, withEventStore, writeLog } from './log.fixture.ts';
import { newSignerKey, parseSigner } from './signed-note.ts';
import { checkpointStream, edgeStream, eventOf, tileStream } from './tree-streams.ts';
import { TreeWriter } from './tree-writer.ts';
import { type VerifyLogOptions, verifyLog } from './verify-log.ts';

type Rewrite = (events: RecordedEvent[]) => readonly RecordedEvent[];

const count = 1_000;

/** A store with changed events, as an attacker with access to its files can make it. */
function tampered(eventStore: EventStore, rewrite: Rewrite): EventStore {
  async function* readAll(options: Parameters<EventStore['readAll']>[0]) {
    const events: RecordedEvent[] = [];
    for await (const event of eventStore.readAll(options)) events.push(event);
    yield* rewrite(events);
  }
  return replaced(eventStore, { readAll, readRecords: undefined });
}

function replaced(eventStore: EventStore, methods: Partial<EventStore>): EventStore {
  return new Proxy(eventStore, {
    get: (target, name) => {
      const value = Reflect.get(name in methods ? methods : target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function verified(options: Omit<VerifyLogOptions, 'keys'> & Partial<VerifyLogOptions>) {
  const findings = [];
  for await (const item of verifyLog({ keys: [signer], ...options })) {
    if (item.kind === 'verified') return { findings, range: item };
    findings.push(item.finding);
  }
  throw new Error('the verification has no end');
}

const withLog = (run: (eventStore: EventStore) => Promise<void>) =>
  withEventStore(async (eventStore) => {
    await recordEvents(eventStore, 400);
    await writeLog(eventStore);
    await recordEvents(eventStore, count - 400, 'webhook-');
    await writeLog(eventStore);
    await run(eventStore);
  });

const change = (at: number, changed: (event: RecordedEvent) => object) => (events: RecordedEvent[]) =>
  events.map((event, index) => (index === at ? { ...event, ...changed(event) } : event));

test('accepts an untouched log up to the last checkpoint, and lists later events separately', () =>
  withLog(async (eventStore) => {
    await eventStore.append('order-late', [someEvent(), someEvent()], 'no_stream');
    const { findings, range } = await verified({ eventStore });
    expect(findings).toEqual([]);
    expect(range).toEqual({ kind: 'verified', anchored: count, unanchored: 2, unchecked: 0, checkpoints: 2 });
  }));

test('counts events whose leaves are stored before their checkpoint as recorded after the last one', () =>
  withLog(async (eventStore) => {
    await recordEvents(eventStore, 2_100, 'dispatch-');
    const tree = await TreeWriter.open(eventStore, now);
    for await (const leaves of leavesOfEvents(eventStore, tree.lastPosition)) await tree.addLeaves(leaves);
    const { findings, range } = await verified({ eventStore });
    expect(findings).toEqual([]);
    expect(range).toEqual({ kind: 'verified', anchored: count, unanchored: 2_100, unchecked: 0, checkpoints: 2 });
    await tree.storeEdge();
    expect((await verified({ eventStore })).range).toEqual(range);
  }));

/** A read of LMDB ends with the present last event, and a read of EventStoreDB with that of the time of its last page. */
const engines = {
  LMDB: (eventStore: EventStore) => eventStore,
  EventStoreDB: (eventStore: EventStore) => tampered(eventStore, (events) => events),
};

test.each([
  [50, 'LMDB'],
  [300, 'LMDB'],
  [50, 'EventStoreDB'],
  [300, 'EventStoreDB'],
] as const)('accepts a log that grows by %i events while it is verified, as read from %s', (more, engine) =>
  withLog(async (eventStore) => {
    let hasGrown = false;
    async function* readStream(stream: string, options?: Parameters<EventStore['readStream']>[1]) {
      if (stream === edgeStream && !hasGrown) {
        hasGrown = true;
        await recordEvents(eventStore, more, 'dispatch-');
        await writeLog(eventStore);
      }
      yield* eventStore.readStream(stream, options);
    }
    const { findings, range } = await verified({ eventStore: replaced(engines[engine](eventStore), { readStream }) });
    expect(findings).toEqual([]);
    expect(range).toMatchObject({ anchored: count + more, unanchored: 0, unchecked: 0, checkpoints: 3 });
  }),
);

const of = (stream: string, revision: number) => ({ stream, revision });

test.each<[string, Rewrite, object[]]>([
  ['changed data', change(301, () => ({ data: { n: 0 } })), [{ kind: 'event_changed', ...of('order-100', 1) }]],
  ['a changed time', change(301, () => ({ recordedAt: 1 })), [{ kind: 'event_changed', ...of('order-100', 1) }]],
  [
    'a changed actor',
    change(301, ({ metadata }) => ({ metadata: { ...metadata, actor: { kind: 'operator' } } })),
    [{ kind: 'event_changed', ...of('order-100', 1) }],
  ],
  [
    'a removed event in the middle',
    (events) => events.filter((_, at) => at !== 301),
    [{ kind: 'event_removed', ...of('order-100', 1) }],
  ],
  ['the last event removed', (events) => events.slice(0, -1), [{ kind: 'event_removed', ...of('webhook-199', 2) }]],
  [
    'an inserted event',
    (events) =>
      events.flatMap((event, at) => (at === 301 ? [{ ...event, stream: 'order-x', revision: 0 }, event] : [event])),
    [{ kind: 'event_inserted', ...of('order-x', 0) }],
  ],
  [
    'a swapped pair',
    (events) =>
      events.map((event, at) => (at === 301 ? events[302] : at === 302 ? events[301] : event) as RecordedEvent),
    [{ kind: 'event_moved' }],
  ],
])('names the stream and the revision of %s', (_, rewrite, expected) =>
  withLog(async (eventStore) => {
    const { findings } = await verified({ eventStore: tampered(eventStore, rewrite) });
    expect(findings).toMatchObject(expected);
    expect(findings).toHaveLength(expected.length);
  }),
);

test('finds a checkpoint that no trusted key has signed', () =>
  withLog(async (eventStore) => {
    const other = parseSigner(newSignerKey(signer.name));
    if (other === null) throw new Error('the new key is not readable');
    const tree = await TreeWriter.open(eventStore, now);
    for await (const leaves of leavesOfEvents(eventStore, tree.lastPosition)) await tree.addLeaves(leaves);
    await (await CheckpointWriter.open(eventStore, now)).sign(tree, other);
    const { findings } = await verified({ eventStore });
    expect(findings).toEqual([{ kind: 'checkpoint_forged', size: count }]);
    const rotated = await verified({ eventStore, keys: [other, signer] });
    expect(rotated.findings).toEqual([]);
  }));

test('finds leaves that were replaced together with their event', () =>
  withLog(async (eventStore) => {
    await withEventStore(async (forged) => {
      // The same streams with other data give another tree, which replaces the tree under the present checkpoints.
      await recordEvents(forged, 400);
      await recordEvents(forged, count - 400, 'webhook-');
      await writeLog(forged);
      const readStream: EventStore['readStream'] = (stream, options) =>
        (stream === checkpointStream ? eventStore : forged).readStream(stream, options);
      const { findings, range } = await verified({ eventStore: replaced(forged, { readStream }) });
      expect(findings).toEqual([
        { kind: 'tree_differs', size: 400, after: 0 },
        { kind: 'tree_differs', size: count, after: 0 },
      ]);
      expect(range).toMatchObject({ anchored: 0, unchecked: count });
    });
  }));

test('finds a log that was rolled back or forked after a checkpoint that the auditor has kept', () =>
  withLog(async (eventStore) => {
    const since = (await lastCheckpoint(eventStore))?.note ?? '';
    expect((await verified({ eventStore, since })).findings).toEqual([]);
    await withEventStore(async (earlier) => {
      await recordEvents(earlier, 400);
      await writeLog(earlier);
      const { findings } = await verified({ eventStore: earlier, since });
      expect(findings).toEqual([{ kind: 'log_rolled_back', size: count, found: 400 }]);
      await recordEvents(earlier, count, 'webhook-');
      await writeLog(earlier);
      expect((await verified({ eventStore: earlier, since })).findings).toEqual([{ kind: 'log_forked', size: count }]);
    });
    await expect(verified({ eventStore, since: 'a note of somebody' })).rejects.toThrow(RangeError);
  }));

test.each([tileStream(0), edgeStream])('finds that the end of %s is missing', (missing) =>
  withLog(async (eventStore) => {
    const last = (await eventOf(eventStore, missing))?.revision;
    async function* readStream(stream: string, options?: Parameters<EventStore['readStream']>[1]) {
      for await (const event of eventStore.readStream(stream, options))
        if (stream !== missing || event.revision !== last) yield event;
    }
    const { findings } = await verified({ eventStore: replaced(eventStore, { readStream }) });
    expect(findings.map(({ kind }) => kind)).toContain('log_rolled_back');
  }),
);

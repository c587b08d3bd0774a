import type { EventStore, NewEvent } from '@dakpion/event-store';
import { provenIndex } from '@dakpion/fixtures';
import { CheckpointWriter, lastCheckpoint } from './checkpoints.ts';
import { entryBundle, loggedEvents } from './entry-bundle.ts';
import { tlogProof } from './inclusion.ts';
import { type LoggedEvent, leafBytes, leafOf } from './leaf.ts';
import { leavesOfEvents } from './leaves-of-events.ts';
import { now, recordEvents, signer, someEvent, withEventStore, writeLog } from './log.fixture.ts';
import { leafHash, rangeRoot, rootOf } from './merkle-tree.ts';
import { tileWidth } from './tile-path.ts';
import { NotInTreeError, TreeReader } from './tree-reader.ts';
import { edgeStream, eventName, tileStream } from './tree-streams.ts';
import { boundEdges, TreeWriter } from './tree-writer.ts';
import { verifyLog } from './verify-log.ts';

async function leafHashes(eventStore: EventStore): Promise<Buffer[]> {
  const hashes: Buffer[] = [];
  for await (const event of loggedEvents(eventStore, undefined)) hashes.push(leafHash(leafBytes(leafOf(event))));
  return hashes;
}

async function lastOf(events: AsyncIterable<LoggedEvent>): Promise<LoggedEvent> {
  let last: LoggedEvent | undefined;
  for await (const event of events) last = event;
  if (last === undefined) throw new Error('there are no events');
  return last;
}

/** The root, computed from all leaves at once. */
async function expectedRoot(eventStore: EventStore): Promise<Buffer> {
  const hashes = await leafHashes(eventStore);
  return rangeRoot(0, hashes.length, async (height, index) =>
    rootOf(Buffer.concat(hashes.slice(index * 2 ** height, (index + 1) * 2 ** height))),
  );
}

test.each([1, 2, 255, 256, 257, 700, 66_000])(
  'computes the root of %d events as RFC 6962 does, also from the tiles',
  (count) =>
    withEventStore(async (eventStore) => {
      await recordEvents(eventStore, count);
      const tree = await writeLog(eventStore);
      const root = await expectedRoot(eventStore);
      expect(tree.size).toBe(count);
      expect(tree.root()).toEqual(root);
      expect((await lastCheckpoint(eventStore))?.head).toEqual({ origin: signer.name, size: count, root });
      expect(await rangeRoot(0, count, new TreeReader(eventStore).subtree)).toEqual(root);
    }),
);

test('continues with the same tree after an interruption at any point', () =>
  withEventStore(async (eventStore) => {
    // Ten tiles, of which eight are stored together.
    await recordEvents(eventStore, 2_600);
    const failing = failAtAppend(eventStore);
    // Fails before the first tiles, after them, after the other tiles, and between the edge and the checkpoint.
    for (const appends of [0, 1, 1, 1]) {
      failing.after(appends);
      await expect(writeLog(failing.store)).rejects.toThrow('interrupted');
    }
    const tree = await writeLog(eventStore);
    expect(tree.root()).toEqual(await expectedRoot(eventStore));
  }));

test('stores eight tiles with events of another program, whose streams have names as long as JSON can write them', () =>
  withEventStore(async (eventStore) => {
    // The longest name that the embedded event store takes, of which JSON writes each character with six bytes.
    await recordEvents(eventStore, 2_100, `order-${'\u0001'.repeat(960)}`);
    const tree = await writeLog(eventStore);
    expect(tree.root()).toEqual(await expectedRoot(eventStore));
    for await (const item of verifyLog({ eventStore, keys: [signer] })) {
      expect(item).toMatchObject({ kind: 'verified', anchored: 2_100 });
    }
  }));

test.each<[string, { readonly actor?: object; readonly type?: string }]>([
  ['actor', { actor: { kind: 'x', name: 'ঢ'.repeat(70_000) } }],
  ['nested actor', { actor: { deep: Array.from({ length: 40_000 }, () => ({})) } }],
  ['type', { type: '\u0001'.repeat(70_000) }],
])('serves the entries of a tile with an event of another program whose %s is very long', (_, { type, actor }) =>
  withEventStore(async (eventStore) => {
    const event = someEvent();
    const long = {
      ...event,
      type: type ?? event.type,
      metadata: { ...event.metadata, actor: actor ?? {} },
    } as NewEvent;
    await eventStore.append('order-long', [someEvent(), long, someEvent()], 'no_stream');
    await writeLog(eventStore);
    const reader = new TreeReader(eventStore);
    const bundle = await entryBundle(eventStore, reader, { index: 0, width: 3 });
    expect(entriesOf(bundle).map(leafHash)).toEqual(await leafHashes(eventStore));
    expect(Buffer.concat(await leafHashes(eventStore))).toEqual((await reader.leaves({ index: 0, width: 3 })).hashes);
  }),
);

function entriesOf(bundle: Buffer): Buffer[] {
  const entries: Buffer[] = [];
  for (let from = 0; from < bundle.length; ) {
    const end = from + 2 + bundle.readUInt16BE(from);
    entries.push(bundle.subarray(from + 2, end));
    from = end;
  }
  return entries;
}

test('continues with the leaves that the last checkpoint covers as they were stored', () =>
  withEventStore(async (eventStore) => {
    await recordEvents(eventStore, 300);
    const before = await writeLog(eventStore);
    const tree = await TreeWriter.open(eventStore, now);
    expect([tree.size, tree.root(), tree.lastPosition]).toEqual([300, before.root(), before.lastPosition]);
    await recordEvents(eventStore, 300, 'webhook-');
    expect((await writeLog(eventStore)).root()).toEqual(await expectedRoot(eventStore));
  }));

test('keeps ten of the stored leaves that follow the last full tile', () =>
  withEventStore(async (eventStore) => {
    await boundEdges(eventStore);
    await recordEvents(eventStore, 3);
    const tree = await writeLog(eventStore);
    for (let count = 0; count < 15; count += 1) await tree.storeEdge();
    const kept: number[] = [];
    for await (const { revision } of eventStore.readStream(edgeStream)) kept.push(revision);
    expect(kept).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  }));

test('stores no cosignature for a checkpoint that is not the last, so that the last one is found', () =>
  withEventStore(async (eventStore) => {
    await recordEvents(eventStore, 1);
    const tree = await writeLog(eventStore);
    const checkpoints = await CheckpointWriter.open(eventStore, now);
    for (let count = 0; count < 40; count += 1) await checkpoints.cosign(0, '— witness AAAA\n');
    await checkpoints.cosign(1, '— witness BBBB\n');
    expect((await lastCheckpoint(eventStore))?.head.size).toBe(tree.size);
    expect((await lastCheckpoint(eventStore))?.note).toMatch(/BBBB\n$/);
  }));

test('continues with one of two writers, and refuses the other without a fork', () =>
  withEventStore(async (eventStore) => {
    await recordEvents(eventStore, 200);
    const [first, second] = await Promise.all([TreeWriter.open(eventStore, now), TreeWriter.open(eventStore, now)]);
    await recordEvents(eventStore, 100, 'webhook-');
    for (const tree of [first, second]) {
      for await (const leaves of leavesOfEvents(eventStore, undefined)) await tree.addLeaves(leaves);
    }
    const other = await CheckpointWriter.open(eventStore, now);
    await (await CheckpointWriter.open(eventStore, now)).sign(first, signer);
    await expect(other.sign(second, signer)).rejects.toThrow(`another process has appended to ${tileStream(0)}`);
    await expect(other.sign(first, signer)).rejects.toThrow('another process');
  }));

test('gives every event an index, an entry in its bundle and a proof', () =>
  withEventStore(async (eventStore) => {
    const count = 600;
    await recordEvents(eventStore, count);
    await writeLog(eventStore);
    const tree = new TreeReader(eventStore);
    const checkpoint = await lastCheckpoint(eventStore);
    if (checkpoint === null) throw new Error('there is no checkpoint');
    let index = 0;
    const entries: Buffer[] = [];
    for await (const event of loggedEvents(eventStore, undefined)) {
      expect(await tree.indexOf({ name: eventName(event), position: event.position })).toBe(index);
      const entry = leafBytes(leafOf(event));
      const proof = await tlogProof(tree, index, checkpoint);
      expect(proof.slice(proof.indexOf('\n\n') + 2)).toBe(checkpoint.note);
      expect(provenIndex(proof, entry, checkpoint.head)).toBe(index);
      entries.push(entry);
      index += 1;
    }
    const bundles = [await entryBundle(eventStore, tree, { index: 1, width: tileWidth })];
    bundles.push(await entryBundle(eventStore, tree, { index: 2, width: count % tileWidth }));
    expect(Buffer.concat(bundles).includes(entries[300] ?? '')).toBe(true);
    expect(entriesIn(Buffer.concat(bundles))).toEqual(entries.slice(tileWidth));
  }));

test('leaves events that no checkpoint covers out of the tree', () =>
  withEventStore(async (eventStore) => {
    await recordEvents(eventStore, 10);
    await writeLog(eventStore);
    await eventStore.append('order-late', [someEvent()], 'no_stream');
    const tree = new TreeReader(eventStore);
    const position = (await eventStore.head()) ?? 0n;
    expect(await tree.indexOf({ name: 'order-late@0', position })).toBeNull();
    await expect(tree.hashes(0, { index: 0, width: 11 })).rejects.toThrow(NotInTreeError);
    await expect(entryBundle(eventStore, tree, { index: 1, width: 1 })).rejects.toThrow(NotInTreeError);
  }));

test('gives an event the index of its leaf while a tile is completed', () =>
  withEventStore(async (eventStore) => {
    await recordEvents(eventStore, 200);
    await writeLog(eventStore);
    await recordEvents(eventStore, 100, 'order-b');
    async function* readStream(...[stream, options]: Parameters<EventStore['readStream']>) {
      if (stream === edgeStream) await writeLog(eventStore);
      yield* eventStore.readStream(stream, options);
    }
    const tree = new TreeReader(Object.assign(Object.create(eventStore), { readStream }));
    const last = await lastOf(loggedEvents(eventStore, undefined));
    expect(await tree.indexOf({ name: eventName(last), position: last.position })).toBe(299);
  }));

test('stores nothing of the data except its hash in a leaf', () =>
  withEventStore(async (eventStore) => {
    await eventStore.append('order-1', [someEvent({ receiver_name: 'Rahima', amounts: [1, 2.5] })], 'no_stream');
    for await (const event of loggedEvents(eventStore, undefined)) {
      const leaf = leafBytes(leafOf(event)).toString();
      expect(leaf).not.toContain('Rahima');
      expect(Object.keys(JSON.parse(leaf))).toEqual([
        'actor',
        'data_sha256',
        'event_id',
        'recorded_at',
        'revision',
        'stream',
        'type',
      ]);
    }
  }));

function entriesIn(bundle: Buffer): Buffer[] {
  const entries: Buffer[] = [];
  for (let at = 0; at < bundle.length; ) {
    const length = bundle.readUInt16BE(at);
    entries.push(bundle.subarray(at + 2, at + 2 + length));
    at += 2 + length;
  }
  return entries;
}

/** The store, whose appends fail from the given one on. */
function failAtAppend(eventStore: EventStore) {
  let left = 0;
  const append: EventStore['append'] = async (...call) => {
    if (left === 0) throw new Error('interrupted');
    left -= 1;
    return eventStore.append(...call);
  };
  const store = new Proxy(eventStore, {
    get: (target, name) => {
      if (name === 'append') return append;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    store,
    after: (appends: number) => {
      left = appends;
    },
  };
}

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type EventStore, type NewEvent, openLmdbEventStore } from '@dakpion/event-store';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { CheckpointWriter } from './checkpoints.ts';
import { leavesOfEvents } from './leaves-of-events.ts';
import { newSignerKey, parseSigner } from './signed-note.ts';
import { TreeWriter } from './tree-writer.ts';

const at = '2026-11-25T12:00:00.000+06:00';
export const now = () => at;

const key = parseSigner(newSignerKey('example.com/dakpion'));
if (key === null) throw new Error('the new key is not readable');
export const signer = key;

export function someEvent(data: object = { some: 'data' }): NewEvent {
  const actor = { kind: 'service', service: 'spec' };
  const metadata = { schema_version: 1, $correlationId: 'r', $causationId: null, actor, occurred_at: at };
  return { id: randomUUID(), type: 'SomethingHappened', data: { ...data }, metadata };
}

export async function withEventStore(run: (eventStore: EventStore) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const eventStore = await openLmdbEventStore({ directory: join(directory, 'events') });
    try {
      await run(eventStore);
    } finally {
      await eventStore.close();
    }
  });
}

/** Appends `count` events to streams of three events each. */
export async function recordEvents(eventStore: EventStore, count: number, prefix = 'order-'): Promise<void> {
  for (let from = 0; from < count; from += 3_000) {
    const streams = Array.from({ length: Math.ceil(Math.min(3_000, count - from) / 3) }, (_, n) => from / 3 + n);
    const append = (n: number) => {
      const events = Array.from({ length: Math.min(3, count - n * 3) }, (_, m) => someEvent({ n, m }));
      return eventStore.append(`${prefix}${n}`, events, 'no_stream');
    };
    await Promise.all(streams.map(append));
  }
}

/** Writes all events into the log, and signs a checkpoint. */
export async function writeLog(eventStore: EventStore): Promise<TreeWriter> {
  const tree = await TreeWriter.open(eventStore, now);
  for await (const leaves of leavesOfEvents(eventStore, tree.lastPosition)) await tree.addLeaves(leaves);
  await (await CheckpointWriter.open(eventStore, now)).sign(tree, signer);
  return tree;
}

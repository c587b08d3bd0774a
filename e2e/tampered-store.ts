import { openLmdbEventStore, type RecordedEvent, type StreamRevision } from '@dakpion/event-store';
import { CheckpointWriter, leavesOfEvents, type NoteSigner, TreeWriter } from '@dakpion/transparency';

/** A change to the events of all streams, in their order. Revisions follow from the order. */
export type Tampering = (events: readonly RecordedEvent[]) => readonly RecordedEvent[];

/**
 * Writes the changed events of a directory into another one. Every checksum, position and revision is valid, as after the work of
 * an attacker who knows the files, so only the tree can reveal it.
 */
export async function writeTampered(from: string, to: string, tampering: Tampering): Promise<void> {
  const source = await openLmdbEventStore({ directory: from, readOnly: true });
  const events: RecordedEvent[] = [];
  for await (const event of source.readAll()) events.push(event);
  await source.close();
  let recordedAt = 0;
  const target = await openLmdbEventStore({ directory: to, clock: () => recordedAt });
  const last = new Map<string, StreamRevision>();
  for (const { stream, id, type, data, metadata, ...event } of tampering(events)) {
    recordedAt = event.recordedAt;
    const result = await target.append(stream, [{ id, type, data, metadata }], last.get(stream) ?? 'no_stream');
    if (result.outcome !== 'appended') throw new Error(`${stream} cannot be written`);
    last.set(stream, result.revision);
  }
  await target.close();
}

/** Replaces the whole log with a log of the present events, signed with the log's own key. */
export async function writeLogAgain(directory: string, signer: NoteSigner): Promise<void> {
  const eventStore = await openLmdbEventStore({ directory });
  const now = () => '2026-11-25T12:00:00.000+06:00';
  const tree = await TreeWriter.open(eventStore, now);
  for await (const leaves of leavesOfEvents(eventStore, undefined)) await tree.addLeaves(leaves);
  await (await CheckpointWriter.open(eventStore, now)).sign(tree, signer);
  await eventStore.close();
}

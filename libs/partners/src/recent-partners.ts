import type { EventStore } from '@dakpion/event-store';
import { LRUCache } from 'lru-cache';
import { evolvedPartner, type PartnerAtRevision, partnerEventOf } from './partner-stream.ts';

/** A partner as its stream was read last. */
interface ReadPartner {
  readonly at: PartnerAtRevision;
  /** Of the last event: another store, e.g. one that was restored, may have another event at its revision. */
  readonly lastEventId: string;
}

/** The maximum number of kept partners. With 50 users and 90 ended keys, one takes about 200 KB. */
const maxKept = 20;
const keptByStore = new WeakMap<EventStore, LRUCache<string, ReadPartner>>();

/**
 * As `readPartner`, from the last event of the previous read on: streams of partners grow by up to 400 events a day, and a command
 * that changes nothing is not counted. So a flood of such commands would read the whole stream again and again.
 */
export async function readRecentPartner(eventStore: EventStore, stream: string): Promise<PartnerAtRevision | null> {
  const kept = keptOf(eventStore);
  const known = kept.get(stream);
  const read = (known && (await readOn(eventStore, stream, known))) ?? (await readOn(eventStore, stream, null));
  if (read === null) return null;
  kept.set(stream, read);
  return read.at;
}

/** Null: there is no such stream, or its event at the known revision is not the known one. */
async function readOn(eventStore: EventStore, stream: string, known: ReadPartner | null): Promise<ReadPartner | null> {
  // The compiler would take it for null in the loop.
  let read = null as ReadPartner | null;
  for await (const event of eventStore.readStream(stream, { fromRevision: known?.at.revision ?? 0 })) {
    if (known !== null && read === null) {
      if (event.id !== known.lastEventId) return null;
      read = known;
    } else read = { at: evolvedPartner(read?.at ?? null, partnerEventOf(event)), lastEventId: event.id };
  }
  return read;
}

function keptOf(eventStore: EventStore): LRUCache<string, ReadPartner> {
  const kept = keptByStore.get(eventStore) ?? new LRUCache<string, ReadPartner>({ max: maxKept });
  keptByStore.set(eventStore, kept);
  return kept;
}

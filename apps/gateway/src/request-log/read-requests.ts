import type { Owner } from '@dakpion/contracts';
import { takeTurn } from '@dakpion/repetition';
import type { JournalPlace, Journals } from '@dakpion/state-store';
import { journalOf, type LoggedRequest, loggedRequestsOf } from './logged-request.ts';
import { entrySpanMs } from './request-entries.ts';

/** A request of the log, and its place among those of its owner. */
interface PlacedRequest extends JournalPlace {
  readonly request: LoggedRequest;
  /** Its part of the characters of its entry. */
  readonly length: number;
}

/** An entry has up to 64 KiB. */
const entriesPerRead = 50;

/**
 * The requests of an owner before a place, newest first. Rejects with the errors of the state store.
 *
 * The requests of several entries can alternate. A request is returned as soon as no further entry can have a newer one. The time
 * of an entry is that of its newest request.
 */
export async function* requestsBefore(
  journals: Journals,
  owner: Owner,
  place: JournalPlace,
): AsyncGenerator<PlacedRequest> {
  let held: PlacedRequest[] = [];
  let before = { time: Math.min(place.time + entrySpanMs, Number.MAX_SAFE_INTEGER), id: place.id };
  for (;;) {
    const entries = await journals.read(journalOf(owner), { before, limit: entriesPerRead });
    for (const entry of entries) {
      yield* held.filter(({ time }) => time > entry.time);
      // An entry takes up to a millisecond to parse.
      await takeTurn(owner.partner_id);
      const all = loggedRequestsOf(entry);
      const length = entry.text.length / all.length;
      const found = all.filter((request) => newestFirst(place, request) < 0).map((request) => ({ ...request, length }));
      held = [...held.filter(({ time }) => time <= entry.time), ...found].sort(newestFirst);
      before = { time: entry.time, id: entry.id };
    }
    if (entries.length < entriesPerRead) break;
  }
  yield* held;
}

function newestFirst(one: JournalPlace, other: JournalPlace): number {
  if (one.time !== other.time) return other.time - one.time;
  return one.id < other.id ? 1 : one.id > other.id ? -1 : 0;
}

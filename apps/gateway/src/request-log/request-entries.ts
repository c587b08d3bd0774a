import { newId } from '@dakpion/contracts';
import type { JournalEntry } from '@dakpion/state-store';

/** The text of a request, and when it began, in epoch ms. */
export interface RequestText {
  readonly time: number;
  readonly text: string;
}

/** An entry of a journal, and the number of its requests. */
interface RequestsEntry extends JournalEntry {
  readonly count: number;
}

/**
 * The requests of one entry began within this time, in ms. So a reader also needs the entries that are newer than its place by up
 * to this time.
 */
export const entrySpanMs = 1_000;
const maxRequests = 100;
/** The maximum number of characters of an entry. A request that is longer has an entry of its own. */
const maxLength = 64 * 1024;

/**
 * The entries of some requests. Those that began in the same second share an entry, because each entry costs the journal more
 * than a request does.
 */
export function entriesOf(requests: readonly RequestText[]): RequestsEntry[] {
  const newestFirst = requests.toReversed().sort((one, other) => other.time - one.time);
  const entries: RequestsEntry[] = [];
  let together: RequestText[] = [];
  let length = 0;
  for (const request of newestFirst) {
    const [newest] = together;
    const fits =
      newest !== undefined &&
      secondOf(newest) === secondOf(request) &&
      together.length < maxRequests &&
      length + request.text.length <= maxLength;
    if (newest !== undefined && !fits) {
      entries.push(entryOf(newest, together.slice(1)));
      together = [];
      length = 0;
    }
    together.push(request);
    length += request.text.length;
  }
  const [newest, ...others] = together;
  return newest === undefined ? entries : [...entries, entryOf(newest, others)];
}

/**
 * The entry has the form of its newest request, with the other requests added, because earlier versions read only the newest one.
 */
function entryOf(newest: RequestText, others: readonly RequestText[]): RequestsEntry {
  const { time, text } = newest;
  const more = others.map((other) => `[${other.time},${other.text}]`).join(',');
  return {
    time,
    id: newId('log'),
    text: more === '' ? text : `${text.slice(0, -1)},"more":[${more}]}`,
    count: 1 + others.length,
  };
}

function secondOf({ time }: RequestText): number {
  return Math.floor(time / entrySpanMs);
}

import type { RecordedEvent } from '@dakpion/event-store';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { ProtocolError } from './protocol-error.ts';

/** The filter of a reader of `$all`. */
interface EventFilter {
  /** All wanted events are in streams with one of these prefixes. */
  readonly streamPrefixes: readonly string[];
  /** The number of unwanted events after which a subscriber gets the position. */
  readonly checkpointEvery: number;
  wants(event: RecordedEvent): boolean;
}

const everything: EventFilter = { streamPrefixes: [], checkpointEvery: Number.POSITIVE_INFINITY, wants: () => true };
/** The events of one search of EventStoreDB, by default. */
const searchWindow = 32;

/** Makes a filter by prefixes or a regular expression, for the name of the stream or the type of the event. */
export function eventFilter(options: ReadReq.Options): EventFilter {
  const filter = options.getFilter();
  const byStream = filter?.getStreamIdentifier();
  const expression = byStream ?? filter?.getEventType();
  if (!filter || !expression) return everything;
  const prefixes = expression.getPrefixList();
  const matches = prefixes.length > 0 ? beginsWithOneOf(prefixes) : matchesExpression(expression.getRegex());
  return {
    streamPrefixes: byStream ? prefixes : [],
    checkpointEvery: Math.max(1, filter.getCheckpointintervalmultiplier()) * (filter.getMax() || searchWindow),
    wants: (event) => matches(byStream ? event.stream : event.type),
  };
}

function beginsWithOneOf(prefixes: readonly string[]): (text: string) => boolean {
  return (text) => prefixes.some((prefix) => text.startsWith(prefix));
}

function matchesExpression(source: string): (text: string) => boolean {
  try {
    const expression = new RegExp(source);
    return (text) => expression.test(text);
  } catch {
    throw new ProtocolError(`Not a regular expression: ${source}`);
  }
}

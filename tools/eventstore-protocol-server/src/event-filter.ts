import type { RecordedEvent } from '@dakpion/event-store';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { ProtocolError } from './protocol-error.ts';

/** The filter of a reader of `$all`: the events of the prefixes that `wants` accepts. */
export interface EventFilter {
  readonly streamPrefixes: readonly string[];
  wants(event: RecordedEvent): boolean;
}

const everything: EventFilter = { streamPrefixes: [], wants: () => true };

/** By prefixes or a regular expression, for the name of the stream or the type of the event. */
export function eventFilter(options: ReadReq.Options): EventFilter {
  const byStream = options.getFilter()?.getStreamIdentifier();
  const byType = options.getFilter()?.getEventType();
  const expression = byStream ?? byType;
  if (!expression) return everything;
  const prefixes = expression.getPrefixList();
  if (byStream && prefixes.length > 0) return { streamPrefixes: prefixes, wants: () => true };
  const matches = prefixes.length > 0 ? beginsWithOneOf(prefixes) : matchesExpression(expression.getRegex());
  return { streamPrefixes: [], wants: (event) => matches(byStream ? event.stream : event.type) };
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

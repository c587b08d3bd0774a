import { hash } from 'node:crypto';
import { dhakaTime } from '@dakpion/contracts';
import type { RecordedEvent, UnreadableEvent } from '@dakpion/event-store';
import { canonicalJson } from './canonical-json.ts';

/** The entry of an event in the log. It has the hash of the event's data, and not the data. */
export interface Leaf {
  /** A name of more than 1,000 characters, which only another program can record, is cut. Like the type. */
  readonly stream: string;
  readonly revision: number;
  readonly event_id: string;
  readonly type: string;
  /** The time at which the event store accepted it. */
  readonly recorded_at: string;
  /** As recorded. Null: the event has no readable metadata, or another program has recorded a longer actor than 8,000 characters. */
  readonly actor: Readonly<Record<string, string>> | null;
  /** SHA-256 of the RFC 8785 form of the stored data, in hexadecimal. */
  readonly data_sha256: string;
}

/**
 * The lengths in characters with which a leaf has at most 40 kB: an entry bundle holds leaves of up to 65,535 bytes. JSON writes a
 * character with at most six bytes. The actor is counted as JSON.
 */
const maxTextLength = 1_000;
const maxActorLength = 8_000;

export type LoggedEvent = RecordedEvent | UnreadableEvent;

export function leafOf(event: LoggedEvent): Leaf {
  const { stream, revision, id, type, recordedAt, data } = event;
  return {
    stream: shortened(stream, maxTextLength),
    revision,
    event_id: id,
    type: shortened(type, maxTextLength),
    recorded_at: dhakaTime(recordedAt),
    actor: actorOf(event),
    data_sha256: hash('sha256', canonicalJson(data), 'hex'),
  };
}

/** The bytes that are hashed into the tree: RFC 8785 JSON. */
export function leafBytes(leaf: Leaf): Buffer {
  return Buffer.from(canonicalJson(leaf));
}

/** The actor in a leaf, from the metadata of its event. */
export function actorOf({ metadata }: { readonly metadata?: unknown }): Leaf['actor'] {
  if (typeof metadata !== 'object' || metadata === null || !('actor' in metadata)) return null;
  const { actor } = metadata;
  if (typeof actor !== 'object' || actor === null) return null;
  return hasFewCharacters(actor) || canonicalJson(actor).length <= maxActorLength ? (actor as Leaf['actor']) : null;
}

/** Whether the names and values are texts that are short in any form of JSON. True for all actors of Dakpion, and quicker. */
function hasFewCharacters(actor: object): boolean {
  let length = 0;
  for (const [name, text] of Object.entries(actor)) {
    if (typeof text !== 'string') return false;
    length += name.length + text.length;
  }
  return length <= 600;
}

/** The text, cut to `length` characters if it is longer. */
export function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

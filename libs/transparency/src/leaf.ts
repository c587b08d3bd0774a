import { hash } from 'node:crypto';
import { dhakaTime } from '@dakpion/contracts';
import type { RecordedEvent, UnreadableEvent } from '@dakpion/event-store';
import { canonicalJson } from './canonical-json.ts';

/** The entry of an event in the log. It has the hash of the event's data, and not the data. */
export interface Leaf {
  readonly stream: string;
  readonly revision: number;
  readonly event_id: string;
  readonly type: string;
  /** The time at which the event store accepted it. */
  readonly recorded_at: string;
  /** As recorded. Null: the event has no readable metadata. */
  readonly actor: Readonly<Record<string, string>> | null;
  /** SHA-256 of the RFC 8785 form of the stored data, in hexadecimal. */
  readonly data_sha256: string;
}

export type LoggedEvent = RecordedEvent | UnreadableEvent;

export function leafOf(event: LoggedEvent): Leaf {
  const { stream, revision, id, type, recordedAt, data } = event;
  const recorded = { stream, revision, event_id: id, type, recorded_at: dhakaTime(recordedAt) };
  return { ...recorded, actor: actorOf(event), data_sha256: hash('sha256', canonicalJson(data), 'hex') };
}

/** The bytes that are hashed into the tree: RFC 8785 JSON. */
export function leafBytes(leaf: Leaf): Buffer {
  return Buffer.from(canonicalJson(leaf));
}

function actorOf({ metadata }: LoggedEvent): Leaf['actor'] {
  if (typeof metadata !== 'object' || metadata === null || !('actor' in metadata)) return null;
  const { actor } = metadata;
  return typeof actor === 'object' ? (actor as Leaf['actor']) : null;
}

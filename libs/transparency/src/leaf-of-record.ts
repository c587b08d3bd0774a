import { hash } from 'node:crypto';
import { dhakaTime } from '@dakpion/contracts';
import type { EventRecord } from '@dakpion/event-store';
import { CanonicalBytes } from './canonical-bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { leafOf } from './leaf.ts';

/** Longer events are parsed. They are rare. */
const maxBytes = 64 * 1024;
const reader = new CanonicalBytes(maxBytes);
/** The prefix of leaves of RFC 6962, then the leaf. */
const leaf = Buffer.alloc(maxBytes + 8_192);
/** Events with a longer type and actor are parsed, because their leaf can be bounded. */
const maxLeafTexts = 1_000;
const beforeType = Buffer.from('{"type":');
const beforeData = Buffer.from(',"data":');
const beforeMetadata = Buffer.from(',"metadata":{');
const actorName = Buffer.from('"actor"');
/** The place of the actor in the last read event. */
const actor = { begin: 0, end: 0 };
const plain = /^[ !#-[\]-~]*$/;

/** The leaf's hash as a text of one character for each byte. */
export function leafHashOf(record: EventRecord): string {
  return quickLeafHash(record) ?? leafHashText(canonicalJson(leafOf(record.decode())));
}

/** Like {@link leafHash}, as a text of one character for each byte. The character 0 is the prefix byte 0 in UTF-8. */
export function leafHashText(text: string): string {
  return hash('sha256', `\0${text}`, 'binary');
}

/**
 * Computes the hash from the bytes of the record, without parsing. Null: the bytes do not have the form that the event store
 * writes.
 */
export function quickLeafHash(record: EventRecord): string | null {
  const { bytes, id, recordedAt, revision, stream } = record;
  if (!reader.begin(bytes) || !plain.test(stream)) return null;
  // If one of these functions returns -1, the functions after it return -1, too.
  const type = after(bytes, beforeType, record.jsonAt);
  const typeEnd = reader.text(type);
  const data = after(bytes, beforeData, typeEnd);
  const dataEnd = reader.value(data);
  if (!readActor(bytes, after(bytes, beforeMetadata, dataEnd))) return null;
  if (typeEnd - type + actor.end - actor.begin > maxLeafTexts) return null;
  const { out } = reader;
  const dataHash = hash('sha256', out.subarray(data, dataEnd), 'hex');
  let to = 1 + leaf.write('{"actor":', 1, 'latin1');
  for (let from = actor.begin; from < actor.end; from += 1) leaf[to++] = out[from] as number;
  to += leaf.write(
    `,"data_sha256":"${dataHash}","event_id":"${id}","recorded_at":"${dhakaTime(recordedAt)}","revision":${revision},"stream":"${stream}","type":`,
    to,
    'latin1',
  );
  for (let from = type; from < typeEnd; from += 1) leaf[to++] = out[from] as number;
  leaf[to++] = 0x7d;
  return hash('sha256', leaf.subarray(0, to), 'binary');
}

/** Reads the members of the metadata, of which the first begins at `begin`, to the end of the record. Fills {@link actor}. */
function readActor(json: Uint8Array, begin: number): boolean {
  let found = false;
  for (let at = begin; ; at += 1) {
    const nameEnd = reader.text(at);
    if (nameEnd < 0 || json[nameEnd] !== 0x3a) return false;
    const isActor = nameEnd - at === actorName.length && startsWith(json, actorName, at);
    // Of two actors, the last one counts, so the parser must read this event.
    if (isActor && (found || json[nameEnd + 1] !== 0x7b)) return false;
    at = reader.value(nameEnd + 1);
    if (at < 0) return false;
    if (isActor) {
      found = true;
      actor.begin = nameEnd + 1;
      actor.end = at;
    }
    if (json[at] !== 0x2c) return found && json[at] === 0x7d && json[at + 1] === 0x7d && json.length === at + 2;
  }
}

/** The end of `expected` if it begins at `at`. -1: it does not. */
function after(json: Uint8Array, expected: Uint8Array, at: number): number {
  return startsWith(json, expected, at) ? at + expected.length : -1;
}

function startsWith(bytes: Uint8Array, expected: Uint8Array, at: number): boolean {
  for (let nth = 0; nth < expected.length; nth += 1) if (bytes[at + nth] !== expected[nth]) return false;
  return true;
}

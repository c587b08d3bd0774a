import { hash } from 'node:crypto';
import { dhakaTime } from '@dakpion/contracts';
import type { EventRecord } from '@dakpion/event-store';
import { CanonicalBytes } from './canonical-bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { leafOf } from './leaf.ts';

/** Longer events are rare, and parsed. */
const maxBytes = 64 * 1024;
const reader = new CanonicalBytes(maxBytes);
/** The prefix of leaves of RFC 6962, then the leaf. */
const leaf = Buffer.alloc(maxBytes + 8_192);
const beforeType = Buffer.from('{"type":');
const beforeData = Buffer.from(',"data":');
const beforeMetadata = Buffer.from(',"metadata":{');
const actorName = Buffer.from('"actor"');
const plain = /^[ !#-[\]-~]*$/;

/** The leaf's hash as a text of one character for each byte. */
export function leafHashOf(record: EventRecord): string {
  return quickLeafHash(record) ?? leafHashText(canonicalJson(leafOf(record.decode())));
}

/** As {@link leafHash}, as a text of one character for each byte: the character 0 is the byte 0 of UTF-8. */
export function leafHashText(text: string): string {
  return hash('sha256', `\0${text}`, 'binary');
}

/** The same from the bytes of the record. Null: they are not in the form in which the event store writes them. */
export function quickLeafHash(record: EventRecord): string | null {
  const { bytes, id, recordedAt, revision, stream } = record;
  if (!reader.begin(bytes) || !plain.test(stream)) return null;
  let at = after(bytes, beforeType, record.jsonAt);
  at = at < 0 ? -1 : reader.text(at);
  const typeEnd = reader.length;
  at = at < 0 ? -1 : after(bytes, beforeData, at);
  at = at < 0 ? -1 : reader.value(at);
  const dataEnd = reader.length;
  at = at < 0 ? -1 : after(bytes, beforeMetadata, at);
  if (at < 0 || !readActor(bytes, at)) return null;
  const { out, length } = reader;
  const dataHash = hash('sha256', out.subarray(typeEnd, dataEnd), 'hex');
  let to = 1 + leaf.write('{"actor":', 1, 'latin1');
  for (let from = dataEnd; from < length; from += 1) leaf[to++] = out[from] as number;
  to += leaf.write(
    `,"data_sha256":"${dataHash}","event_id":"${id}","recorded_at":"${dhakaTime(recordedAt)}","revision":${revision},"stream":"${stream}","type":`,
    to,
    'latin1',
  );
  for (let from = 0; from < typeEnd; from += 1) leaf[to++] = out[from] as number;
  leaf[to++] = 0x7d;
  return hash('sha256', leaf.subarray(0, to), 'binary');
}

/** Reads the members of the metadata, and leaves its actor at the end of what was read. */
function readActor(json: Uint8Array, begin: number): boolean {
  const { out } = reader;
  const dataEnd = reader.length;
  let found = false;
  for (let at = begin; ; at += 1) {
    const nameAt = reader.length;
    at = reader.text(at);
    if (at < 0 || json[at] !== 0x3a) return false;
    const isActor = reader.length - nameAt === actorName.length && startsWith(out, actorName, nameAt);
    // Of two actors, the last one counts: that is for the parser.
    if (isActor && (found || json[at + 1] !== 0x7b)) return false;
    reader.length = nameAt;
    at = reader.value(at + 1);
    if (at < 0) return false;
    if (isActor) found = true;
    else reader.length = nameAt;
    if (json[at] !== 0x2c)
      return found && json[at] === 0x7d && json[at + 1] === 0x7d && json.length === at + 2 && reader.length > dataEnd;
  }
}

/** Where `expected`, which begins at `at`, ends. -1: it is not there. */
function after(json: Uint8Array, expected: Uint8Array, at: number): number {
  return startsWith(json, expected, at) ? at + expected.length : -1;
}

function startsWith(bytes: Uint8Array, expected: Uint8Array, at: number): boolean {
  for (let nth = 0; nth < expected.length; nth += 1) if (bytes[at + nth] !== expected[nth]) return false;
  return true;
}

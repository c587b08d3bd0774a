import type { EventRecord, RecordedEvent } from '@dakpion/event-store';

/** The parts of a webhook event that an audit reads. Its data has only `event_id` or `started_at`, by its type. */
export type WebhookEvent = Pick<RecordedEvent, 'stream' | 'revision' | 'position' | 'type' | 'data'>;

const [quote, backslash, zero] = [0x22, 0x5c, 0x30];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
const beforeType = Buffer.from('{"type":"');
const beforeData = Buffer.from('","data":');
/**
 * As `newEvent` writes it. This byte sequence occurs nowhere else outside of an object in the data, because a text has its quotes
 * escaped.
 */
const beforeMetadata = Buffer.from(',"metadata":{"schema_version":');
const afterVersion = Buffer.from(',"$correlationId":"');
/** A member of the data, and the bytes before its text. */
const member = (name: string) => ({ name, start: Buffer.from(`"${name}":"`) });
/** The member that an audit reads, by the type of the event. */
const readMembers: ReadonlyMap<string, ReturnType<typeof member>> = new Map([
  ['DeliveryPlanned', member('event_id')],
  ['DeliverySucceeded', member('started_at')],
  ['AttemptFailed', member('started_at')],
]);

/** The positions in the bytes of a record at which the type ends and the data begins and ends, and the version of the record. */
export interface RecordParts {
  /** The version of the stored form. */
  readonly version: number;
  readonly typeEnd: number;
  readonly dataBegin: number;
  readonly dataEnd: number;
}

/** Null: the record does not have the form that Dakpion writes, and must be parsed. */
export function partsOf({ bytes, jsonAt }: EventRecord): RecordParts | null {
  if (!isAt(bytes, beforeType, jsonAt)) return null;
  const typeEnd = bytes.indexOf(quote, jsonAt + beforeType.length);
  if (typeEnd < 0 || !isAt(bytes, beforeData, typeEnd)) return null;
  const dataBegin = typeEnd + beforeData.length;
  const dataEnd = bytes.lastIndexOf(beforeMetadata);
  if (bytes[dataBegin] !== openBrace || dataEnd <= dataBegin || bytes[dataEnd - 1] !== closeBrace) return null;
  let at = dataEnd + beforeMetadata.length;
  let version = 0;
  for (; isDigit(bytes[at]); at += 1) version = version * 10 + (bytes[at] as number) - zero;
  return isAt(bytes, afterVersion, at) ? { version, typeEnd, dataBegin, dataEnd } : null;
}

/** The type of a record that has these parts. */
export function typeOf({ bytes, jsonAt }: EventRecord, typeEnd: number): string {
  return bytes.toString('utf8', jsonAt + beforeType.length, typeEnd);
}

/** Reads the event from its bytes, without decoding the body of the webhook, which is most of it. Null: it must be parsed. */
export function webhookEventOf(record: EventRecord, { typeEnd, dataBegin, dataEnd }: RecordParts): WebhookEvent | null {
  const { bytes, stream, revision, position } = record;
  const type = typeOf(record, typeEnd);
  const read = readMembers.get(type);
  if (read === undefined) return null;
  const value = memberOf(bytes, { begin: dataBegin, end: dataEnd }, read.start);
  return value === null ? null : { stream, revision, position, type, data: { [read.name]: value } };
}

/** The text of a direct member of the object. Null: there is none, or the text has an escape. */
function memberOf(
  bytes: Buffer,
  object: { readonly begin: number; readonly end: number },
  start: Buffer,
): string | null {
  let depth = 0;
  for (let at = object.begin; at < object.end; at += 1) {
    const byte = bytes[at];
    if (byte === openBrace || byte === openBracket) depth += 1;
    else if (byte === closeBrace || byte === closeBracket) depth -= 1;
    else if (byte === quote) {
      const isFound = depth === 1 && isAt(bytes, start, at);
      const begin = isFound ? at + start.length : at + 1;
      at = endOfText(bytes, begin);
      if (!isFound) continue;
      const text = bytes.toString('utf8', begin, at);
      return text.includes('\\') ? null : text;
    }
  }
  return null;
}

/** The position of the closing quote of the text that begins at `at`. */
function endOfText(bytes: Uint8Array, at: number): number {
  let end = at;
  while (end < bytes.length && bytes[end] !== quote) end += bytes[end] === backslash ? 2 : 1;
  return end;
}

function isAt(bytes: Uint8Array, expected: Uint8Array, at: number): boolean {
  for (let nth = 0; nth < expected.length; nth += 1) if (bytes[at + nth] !== expected[nth]) return false;
  return true;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= zero && byte <= zero + 9;
}

import { crc32 } from 'node:zlib';
import type { EventRecord, NewEvent, RecordedEvent, UnreadableEvent } from '../event-store.ts';
import { EventStoreDamagedError } from '../event-store.ts';
import { recognised } from '../unreadable-event.ts';

/*
 * A record, little-endian: CRC-32 of all that follows (4 bytes), position (8), time of recording (8), revision (4),
 * length of the stream's name (2), event id (36), stream's name, then `{ type, data, metadata }` as JSON.
 * JSON and not msgpack, because the limit of the size counts JSON, so the JSON is made anyway.
 */
const positionAt = 4;
const recordedAtAt = 12;
const revisionAt = 20;
const streamLengthAt = 24;
const idAt = 26;
const idLength = 36;
const streamAt = idAt + idLength;

/** The maximum length of a stream name in UTF-8 bytes. Keys of the engine have at most 1,978 bytes. */
export const maxStreamNameBytes = 1_000;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The size of the event as {@link maxEventBytes} counts it: type, data and metadata as JSON. */
export function eventJson(event: NewEvent): string {
  return JSON.stringify({ type: event.type, data: event.data, metadata: event.metadata });
}

/** Throws a RangeError if the id is not a lower-case UUID. */
export function checkEventId(id: string): void {
  if (!uuid.test(id)) throw new RangeError(`An event's id is a UUID in lower case, not ${JSON.stringify(id)}`);
}

/**
 * Makes a record without the values that only the transaction knows. {@link sealRecord} completes it. The id must have been
 * checked.
 */
export function draftRecord(id: string, json: string, stream: string, revision: number): Buffer {
  const streamLength = Buffer.byteLength(stream);
  const record = Buffer.allocUnsafe(streamAt + streamLength + Buffer.byteLength(json));
  record.writeUInt32LE(revision, revisionAt);
  record.writeUInt16LE(streamLength, streamLengthAt);
  record.write(id, idAt, 'latin1');
  record.write(stream, streamAt);
  record.write(json, streamAt + streamLength);
  return record;
}

/** Sets the position and the checksum of the draft. */
export function sealRecord(draft: Buffer, position: number, recordedAt: number): void {
  draft.writeDoubleLE(position, positionAt);
  draft.writeDoubleLE(recordedAt, recordedAtAt);
  draft.writeUInt32LE(crc32(draft.subarray(positionAt)), 0);
}

/** Throws {@link EventStoreDamagedError} if the record is not the one written at this position. */
export function verifyRecord(record: Buffer, position: number): void {
  const sound =
    record.length > streamAt &&
    record.readUInt32LE(0) === crc32(record.subarray(positionAt)) &&
    record.readDoubleLE(positionAt) === position;
  if (!sound) throw new EventStoreDamagedError(`The record at position ${position} is damaged`);
}

/** The id of the event of a verified record. */
export function recordId(record: Buffer): string {
  return record.toString('latin1', idAt, streamAt);
}

/** The stream of the event of a verified record. */
export function recordStream(record: Buffer): string {
  return record.toString('utf8', streamAt, streamAt + record.readUInt16LE(streamLengthAt));
}

/** The revision of the event of a verified record. */
export function recordRevision(record: Buffer): number {
  return record.readUInt32LE(revisionAt);
}

/**
 * The replacement for a removed event of a bounded stream, so that a missing record remains a damage: checksum (4 bytes) and
 * position (8).
 */
const removedRecordBytes = 12;

export function removedRecord(position: number): Buffer {
  const record = Buffer.alloc(removedRecordBytes);
  record.writeDoubleLE(position, positionAt);
  record.writeUInt32LE(crc32(record.subarray(positionAt)), 0);
  return record;
}

/** Throws {@link EventStoreDamagedError} if it belongs to another position. */
export function isRemoved(record: Buffer, position: number): boolean {
  if (record.length !== removedRecordBytes) return false;
  if (record.equals(removedRecord(position))) return true;
  throw new EventStoreDamagedError(`The record at position ${position} is damaged`);
}

/** A verified record. */
export class StoredRecord implements EventRecord {
  constructor(
    readonly bytes: Buffer,
    readonly stream: string,
  ) {}

  get id(): string {
    return recordId(this.bytes);
  }

  get revision(): number {
    return recordRevision(this.bytes);
  }

  get position(): bigint {
    return BigInt(this.bytes.readDoubleLE(positionAt));
  }

  get recordedAt(): number {
    return this.bytes.readDoubleLE(recordedAtAt);
  }

  get jsonAt(): number {
    return streamAt + this.bytes.readUInt16LE(streamLengthAt);
  }

  decode(): RecordedEvent | UnreadableEvent {
    return decodeRecord(this.bytes);
  }
}

/** The event of a verified record. */
export function decodeRecord(record: Buffer): RecordedEvent | UnreadableEvent {
  const stream = recordStream(record);
  const json = record.toString('utf8', streamAt + record.readUInt16LE(streamLengthAt), record.length);
  const { type, data, metadata } = JSON.parse(json) as { type: string; data: unknown; metadata: unknown };
  return recognised({
    id: recordId(record),
    type,
    data,
    metadata,
    stream,
    revision: recordRevision(record),
    position: BigInt(record.readDoubleLE(positionAt)),
    recordedAt: record.readDoubleLE(recordedAtAt),
  });
}

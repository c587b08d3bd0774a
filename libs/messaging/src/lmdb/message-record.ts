import type { OutgoingMessage } from '../message.ts';

/** A message as stored in the log of a topic. */
export interface MessageRecord {
  readonly key: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly publishedAt: number;
  readonly bytes: Uint8Array;
}

// publishedAt (float64), length of the envelope (uint32), the envelope as JSON, the value's bytes as sent.
const envelopeAt = 12;

/** The bytes of a record in the log. */
export function encodeRecord(message: OutgoingMessage, bytes: Uint8Array, publishedAt: number): Buffer {
  const envelope = JSON.stringify([message.key, message.type, message.headers ?? {}]);
  const envelopeLength = Buffer.byteLength(envelope);
  const record = Buffer.allocUnsafe(envelopeAt + envelopeLength + bytes.length);
  record.writeDoubleLE(publishedAt, 0);
  record.writeUInt32LE(envelopeLength, 8);
  record.write(envelope, envelopeAt);
  record.set(bytes, envelopeAt + envelopeLength);
  return record;
}

/** Decodes the bytes of {@link encodeRecord}. The value is a view of `record`. */
export function decodeRecord(record: Buffer): MessageRecord {
  const valueAt = envelopeAt + record.readUInt32LE(8);
  const [key, type, headers] = JSON.parse(record.toString('utf8', envelopeAt, valueAt));
  return { key, type, headers, publishedAt: publishedAtOf(record), bytes: record.subarray(valueAt) };
}

/** The time at which the message was published, in epoch milliseconds. */
export function publishedAtOf(record: Buffer): number {
  return record.readDoubleLE(0);
}

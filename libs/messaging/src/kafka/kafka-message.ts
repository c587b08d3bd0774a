import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import { headerBytes, type IncomingMessage, type OutgoingMessage } from '../message.ts';
import { whyUnreadable } from './kafka-unreadable-batches.patch.ts';

/** Dakpion's own headers of Kafka messages. Handlers do not see them. */
export const transportHeaders = {
  type: 'dakpion-type',
  replyTopic: 'dakpion-reply-topic',
  replyPartition: 'dakpion-reply-partition',
  correlationId: 'dakpion-correlation-id',
  /** Epoch milliseconds of the clock that requesters and responders share. */
  deadline: 'dakpion-deadline',
  error: 'dakpion-error',
  /** Beside an error that is not temporary. Instances of 0.1.0 do not send it. */
  errorLasts: 'dakpion-error-lasts',
  /** See OutgoingMessage. */
  position: 'dakpion-position',
} as const;

const reserved: ReadonlySet<string> = new Set(Object.values(transportHeaders));

// Roughly the maximum that Kafka adds to a message.
const overheadBytes = 100;

/** A message as the producer takes it. */
export interface KafkaRecord {
  readonly topic: string;
  readonly message: Message;
  /** The approximate size in a batch. */
  readonly bytes: number;
}

/** Makes the record of a message: JSON in the value, key and headers as text, the type in a header. */
export function kafkaRecord(
  message: OutgoingMessage,
  bytes: Uint8Array,
  more: Readonly<Record<string, string>> = {},
): KafkaRecord {
  const headers: Record<string, string> = { ...message.headers, ...more };
  if (message.position !== undefined) headers[transportHeaders.position] = message.position;
  if (message.type !== '') headers[transportHeaders.type] = message.type;
  const envelope = Buffer.byteLength(message.key) + headerBytes(headers);
  const value = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    topic: message.topic,
    message: { key: message.key, value, headers, timestamp: String(Date.now()) },
    bytes: value.length + envelope + overheadBytes,
  };
}

/** A received message, and Dakpion's own headers. */
export interface ReceivedMessage {
  readonly message: Omit<IncomingMessage, 'value' | 'tries' | 'failures'>;
  readonly transport: ReadonlyMap<string, string>;
  /** As {@link whyUnreadable} says. */
  readonly unreadable?: string | undefined;
}

/** Reads a Kafka message of any sender. The place is `partition-offset`. */
export function receivedMessage(topic: string, partition: number, from: KafkaMessage): ReceivedMessage {
  const headers: Record<string, string> = {};
  const transport = new Map<string, string>();
  for (const [name, value] of Object.entries(texts(from.headers ?? {}))) {
    if (reserved.has(name)) transport.set(name, value);
    else headers[name] = value;
  }
  const message = {
    topic,
    key: from.key?.toString() ?? '',
    type: transport.get(transportHeaders.type) ?? '',
    // A copy, because the value of kafkajs is a view of the whole response, up to 1 MiB for each partition, which a message in
    // progress would keep in memory. A missing value is not JSON either.
    bytes: Buffer.from(from.value ?? []),
    headers,
    publishedAt: Number(from.timestamp),
    place: `${partition}-${from.offset}`,
  };
  return { message, transport, unreadable: whyUnreadable(from) };
}

/** If a header was sent several times, the last value counts. A header without a value, null according to kafkajs, is empty. */
function texts(headers: IHeaders): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const last: Buffer | string | null | undefined = Array.isArray(value) ? value.at(-1) : value;
    found[name] = last?.toString() ?? '';
  }
  return found;
}

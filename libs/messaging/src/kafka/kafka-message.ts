import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import type { IncomingMessage, OutgoingMessage } from '../broker.ts';

/** Headers of ours on Kafka's messages. Handlers do not see them among their message's own. */
export const transportHeaders = {
  type: 'dakpion-type',
  replyTopic: 'dakpion-reply-topic',
  replyPartition: 'dakpion-reply-partition',
  correlationId: 'dakpion-correlation-id',
  /** Epoch milliseconds, by the clock that requesters and responders share. */
  deadline: 'dakpion-deadline',
  error: 'dakpion-error',
  /** See OutgoingMessage. */
  position: 'dakpion-position',
} as const;

const reserved: ReadonlySet<string> = new Set(Object.values(transportHeaders));

// What Kafka adds to a message at most, roughly.
const overheadBytes = 100;

/** A message as the producer takes it. */
export interface KafkaRecord {
  readonly topic: string;
  readonly message: Message;
  /** About as many as it takes in a batch. */
  readonly bytes: number;
}

/** The record of a message: JSON in the value, key and headers as text, the type a header. `now` is epoch milliseconds. */
export function kafkaRecord(
  message: OutgoingMessage,
  bytes: Uint8Array,
  now: number,
  more: Readonly<Record<string, string>> = {},
): KafkaRecord {
  const headers: Record<string, string> = { ...message.headers, ...more };
  if (message.position !== undefined) headers[transportHeaders.position] = message.position;
  if (message.type !== '') headers[transportHeaders.type] = message.type;
  const envelope = Object.entries(headers).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value),
    Buffer.byteLength(message.key),
  );
  const value = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    topic: message.topic,
    message: { key: message.key, value, headers, timestamp: String(now) },
    bytes: value.length + envelope + overheadBytes,
  };
}

/** A message as it came, and the headers of ours that it carried. */
export interface ReceivedMessage {
  readonly message: Omit<IncomingMessage, 'value' | 'tries'>;
  readonly transport: ReadonlyMap<string, string>;
}

/** Reads a Kafka message of any sender. Its place is `partition-offset`. */
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
    // A copy: kafkajs gives a view into all that one answer of Kafka brought, up to 1 MiB a partition, which a message that
    // is long under way would keep. No value at all is no JSON either.
    bytes: Buffer.from(from.value ?? []),
    headers,
    publishedAt: Number(from.timestamp),
    place: `${partition}-${from.offset}`,
  };
  return { message, transport };
}

/** Of a header that was sent several times, the last. */
function texts(headers: IHeaders): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const last = Array.isArray(value) ? value.at(-1) : value;
    if (last !== undefined) found[name] = last.toString();
  }
  return found;
}

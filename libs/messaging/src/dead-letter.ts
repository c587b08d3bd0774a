import { deadLetterHeaders, deadLettersOf } from './broker.ts';
import { type IncomingMessage, type OutgoingMessage } from './message.ts';

/** A dead letter is sent with the bytes that were received. */
export type DeadLetterMessage = OutgoingMessage & { readonly value: Uint8Array };

const maxReasonLength = 100;
/** Longer than each key and type of Dakpion. kafkajs needs a minute to choose the partition of a key of 1 MB. */
const maxNameLength = 255;
/**
 * The maximum size of the sender's headers. Those of others can be as large as a message, and grow as text if they are binary: the
 * dead letter would be too large for Kafka.
 */
const maxHeaderBytes = 16_000;
/** The maximum length of the `detail` of a dead letter. */
export const maxDeadLetterDetail = 1_000;

/** Why a message becomes a dead letter. `at` is in epoch milliseconds. */
interface DeadLetterCause {
  readonly group: string;
  readonly reason: string;
  readonly detail: string;
  readonly tries: number;
  readonly at: number;
}

type FailedMessage = Pick<IncomingMessage, 'topic' | 'key' | 'type' | 'headers' | 'bytes' | 'place'>;

/**
 * Makes the dead letter of a message: its key, type, headers and bytes unchanged, with the reason in headers. A very long key or type
 * is cut, and very large headers are left out.
 */
export function deadLetter(message: FailedMessage, cause: DeadLetterCause): DeadLetterMessage {
  return {
    topic: deadLettersOf(message.topic),
    key: message.key.slice(0, maxNameLength),
    type: message.type.slice(0, maxNameLength),
    value: message.bytes,
    headers: {
      ...boundedHeaders(message.headers),
      [deadLetterHeaders.reason]: cause.reason.slice(0, maxReasonLength),
      [deadLetterHeaders.detail]: cause.detail.slice(0, maxDeadLetterDetail),
      [deadLetterHeaders.tries]: String(cause.tries),
      [deadLetterHeaders.group]: cause.group,
      [deadLetterHeaders.topic]: message.topic,
      [deadLetterHeaders.place]: message.place,
      [deadLetterHeaders.at]: new Date(cause.at).toISOString(),
    },
  };
}

function boundedHeaders(headers: FailedMessage['headers']): FailedMessage['headers'] {
  let left = maxHeaderBytes;
  const fits = ([name, value]: readonly [string, string]) => {
    const bytes = Buffer.byteLength(name) + Buffer.byteLength(value);
    if (bytes > left) return false;
    left -= bytes;
    return true;
  };
  return Object.fromEntries(Object.entries(headers).filter(fits));
}

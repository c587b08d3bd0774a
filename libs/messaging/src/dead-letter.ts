import { deadLetterHeaders, deadLettersOf } from './broker.ts';
import { type IncomingMessage, type OutgoingMessage } from './message.ts';

/** A dead letter is sent with the bytes that were received. */
export type DeadLetterMessage = OutgoingMessage & { readonly value: Uint8Array };

const maxReasonLength = 100;
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

/** Makes the dead letter of a message: its key, type, headers and bytes unchanged, with the reason in headers. */
export function deadLetter(message: FailedMessage, cause: DeadLetterCause): DeadLetterMessage {
  return {
    topic: deadLettersOf(message.topic),
    key: message.key,
    type: message.type,
    value: message.bytes,
    headers: {
      ...message.headers,
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

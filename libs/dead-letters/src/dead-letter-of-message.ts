import { dhakaTime } from '@dakpion/contracts';
import { deadLetterHeaders, type IncomingMessage } from '@dakpion/messaging';
import type { DeadLetter, DeadLetterDecision, OpenedDeadLetter } from './dead-letter.ts';
import { letterIdOf } from './letter-id.ts';

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
/** The maximum size of the shown text of a message, which can have 1 MB. In bytes, each of which can take six in JSON. */
const maxShownText = 64 * 1024;
const maxShownBytes = 256 * 1024;
const ownHeaders: ReadonlySet<string> = new Set(Object.values(deadLetterHeaders));

/** A message of a dead-letter topic for operators. `topic`: the topic to which it was first sent. */
export function deadLetterOf(topic: string, message: IncomingMessage, decision: DeadLetterDecision | null): DeadLetter {
  const { key, type, headers, place, publishedAt } = message;
  return {
    letter_id: letterIdOf({ topic, place }),
    topic,
    key,
    type,
    reason: headers[deadLetterHeaders.reason] ?? 'unknown',
    detail: headers[deadLetterHeaders.detail] ?? '',
    group: headers[deadLetterHeaders.group] ?? '',
    tries: Number(headers[deadLetterHeaders.tries] ?? 0),
    dead_at: dhakaTime(publishedAt),
    status: decision?.outcome ?? 'open',
    decision,
  };
}

/** The same dead letter with everything that was sent. */
export function openedDeadLetterOf(
  topic: string,
  message: IncomingMessage,
  decision: DeadLetterDecision | null,
): OpenedDeadLetter {
  return {
    ...deadLetterOf(topic, message, decision),
    headers: originalHeadersOf(message),
    size: message.bytes.length,
    text: textOf(message.bytes),
    bytes: Buffer.from(message.bytes.subarray(0, maxShownBytes)).toString('base64'),
  };
}

/** The headers from the sender of the message. */
export function originalHeadersOf({ headers }: Pick<IncomingMessage, 'headers'>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));
}

function textOf(bytes: Uint8Array): string | null {
  try {
    const text = strictUtf8.decode(bytes);
    if (bytes.length <= maxShownText) return text;
    // As part of a stream, so that a character that does not fit completely is omitted.
    return new TextDecoder().decode(bytes.subarray(0, maxShownText), { stream: true });
  } catch {
    return null;
  }
}

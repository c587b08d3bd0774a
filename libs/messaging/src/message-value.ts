import { type IncomingMessage, maxMessageBytes, type OutgoingMessage, UnsendableMessageError } from './broker.ts';

/** Key, type and headers together: with the value and a dead letter's headers they stay below the 1 MiB that Kafka takes. */
const maxEnvelopeBytes = 32_000;

// Fatal: bytes that are no UTF-8 must not reach a handler with replacement characters in place of what was sent.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The value's bytes to send. Throws {@link UnsendableMessageError} when the value is no JSON or the message is too large. */
export function valueBytes(message: OutgoingMessage): Uint8Array {
  const bytes = message.value instanceof Uint8Array ? message.value : Buffer.from(jsonText(message), 'utf8');
  if (bytes.length > maxMessageBytes) {
    throw new UnsendableMessageError(
      `a message for ${message.topic} has ${bytes.length} bytes; at most ${maxMessageBytes} are allowed`,
    );
  }
  if (envelopeBytes(message) > maxEnvelopeBytes) {
    throw new UnsendableMessageError(
      `key, type and headers of a message for ${message.topic} have more than ${maxEnvelopeBytes} bytes`,
    );
  }
  return bytes;
}

/** What `bytes` say as JSON. Throws when they are no JSON. */
export function parseValue(bytes: Uint8Array): IncomingMessage['value'] {
  return JSON.parse(utf8.decode(bytes));
}

function jsonText(message: OutgoingMessage): string {
  try {
    const text: string | undefined = JSON.stringify(message.value);
    if (text !== undefined) return text;
  } catch (error) {
    throw new UnsendableMessageError(`the value of a message for ${message.topic} is no JSON: ${String(error)}`);
  }
  throw new UnsendableMessageError(`the value of a message for ${message.topic} is no JSON`);
}

function envelopeBytes(message: OutgoingMessage): number {
  let count = Buffer.byteLength(message.key) + Buffer.byteLength(message.type);
  for (const name in message.headers) {
    count += Buffer.byteLength(name) + Buffer.byteLength(message.headers[name] ?? '');
  }
  return count;
}

import { UnsendableMessageError } from './broker-errors.ts';
import { headerBytes, type IncomingMessage, maxMessageBytes, type OutgoingMessage } from './message.ts';

/**
 * The maximum size of key, type and headers together. With the value and the headers of a dead letter, a message stays below
 * Kafka's limit of 1 MiB.
 */
const maxEnvelopeBytes = 32_000;

// Fatal: invalid UTF-8 must be rejected, not replaced by replacement characters.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The bytes of the value. Throws {@link UnsendableMessageError} if the value cannot be JSON or the message is too large. */
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

/** Parses JSON. Throws if `bytes` are not JSON. */
export function parseValue(bytes: Uint8Array): IncomingMessage['value'] {
  return JSON.parse(utf8.decode(bytes));
}

/** Like {@link parseValue}, and undefined if `bytes` are not JSON. */
export function valueOrUndefined(bytes: Uint8Array): IncomingMessage['value'] | undefined {
  try {
    return parseValue(bytes);
  } catch {
    return undefined;
  }
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
  return Buffer.byteLength(message.key) + Buffer.byteLength(message.type) + headerBytes(message.headers);
}

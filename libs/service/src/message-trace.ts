import { correlationIdHeader } from '@dakpion/contracts';
import type { IncomingMessage } from '@dakpion/messaging';
import { withoutPhones } from './without-phones.ts';

/** What a log line names of a message. */
export interface MessageTrace {
  /** Absent if it is not an id of Dakpion: another system may have sent the message. */
  readonly key?: string;
  /** The id of the request that caused the message. Absent in questions about prices. */
  readonly request_id?: string;
}

const ownKey = /^(?:[a-z]+:)?[a-z]{3}_[\w:-]{1,200}$/;
const usableId = /^[\x21-\x7e]{1,200}$/;

/** The key and the correlation id of a message. */
export function traceOf({ key, headers, value }: Pick<IncomingMessage, 'key' | 'headers' | 'value'>): MessageTrace {
  const { context } = (value ?? {}) as { context?: { correlation_id?: unknown } };
  const id = headers[correlationIdHeader] ?? context?.correlation_id;
  return {
    ...(ownKey.test(key) && { key: withoutPhones(key) }),
    ...(typeof id === 'string' && usableId.test(id) && { request_id: withoutPhones(id) }),
  };
}

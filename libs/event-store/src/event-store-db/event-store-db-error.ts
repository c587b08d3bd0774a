import { ErrorType, isCommandError } from '@eventstore/db-client';
import { EventStoreDamagedError, EventStoreUnavailableError, EventTooLargeError } from '../event-store.ts';

/**
 * What the client rejected with, in the event store's terms. Whatever is not known to be otherwise is unavailability:
 * the client also passes on raw gRPC errors.
 */
export function eventStoreDbError(error: unknown): Error {
  if (error instanceof EventStoreUnavailableError || error instanceof EventStoreDamagedError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (isOfType(error, ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED)) return new EventTooLargeError(message, { cause: error });
  if (isOfType(error, ErrorType.STREAM_DELETED)) {
    return new EventStoreDamagedError(`A stream has been deleted: ${message}`, { cause: error });
  }
  return new EventStoreUnavailableError(`EventStoreDB: ${message || 'the call failed'}`, { cause: error });
}

/** Whether the client says that it is an error of this kind; its instances of `instanceof` have no other mark. */
export function isOfType(error: unknown, type: ErrorType): boolean {
  return error instanceof Error && isCommandError(error) && error.type === type;
}

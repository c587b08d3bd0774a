import { ErrorType, isCommandError } from '@eventstore/db-client';
import {
  EventStoreDamagedError,
  EventStoreForbiddenError,
  EventStoreUnavailableError,
  EventTooLargeError,
} from '../event-store.ts';

/** The status code of gRPC. */
const permissionDenied = 7;

/** Programming errors are passed on unchanged. */
const ownErrors = [
  EventStoreDamagedError,
  EventStoreForbiddenError,
  EventStoreUnavailableError,
  EventTooLargeError,
  RangeError,
  TypeError,
];

/**
 * Converts an error of the client to an error of the event store. An unknown error counts as unavailability, because the client
 * also passes on raw gRPC errors.
 */
export function eventStoreDbError(error: unknown): Error {
  if (error instanceof Error && ownErrors.some((own) => error instanceof own)) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (isOfType(error, ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED)) return new EventTooLargeError(message, { cause: error });
  // The client recognises this kind only in the response to an append. In other calls it is a raw gRPC error.
  if (isOfType(error, ErrorType.ACCESS_DENIED) || (error as { code?: unknown } | null)?.code === permissionDenied) {
    const text = 'EventStoreDB refuses the user of EVENTSTORE_URL this right (PERMISSION_DENIED)';
    return new EventStoreForbiddenError(message === '' ? text : `${text}: ${message}`, { cause: error });
  }
  if (isOfType(error, ErrorType.STREAM_DELETED)) {
    return new EventStoreDamagedError(`A stream has been deleted: ${message}`, { cause: error });
  }
  return new EventStoreUnavailableError(`EventStoreDB: ${message || 'the call failed'}`, { cause: error });
}

/** Whether it is an error of the client, of this kind. */
export function isOfType(error: unknown, type: ErrorType): boolean {
  return error instanceof Error && isCommandError(error) && error.type === type;
}

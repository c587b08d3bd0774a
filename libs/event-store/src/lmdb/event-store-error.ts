import { EventStoreDamagedError, EventStoreLockedError, EventStoreUnavailableError } from '../event-store.ts';

const ownErrors = [EventStoreDamagedError, EventStoreLockedError, EventStoreUnavailableError, RangeError, TypeError];

/**
 * Converts an error of the engine or the file system to an error of the event store. Programming errors are passed on
 * unchanged.
 */
export function eventStoreError(error: unknown): Error {
  if (error instanceof Error && ownErrors.some((own) => error instanceof own)) return error;
  const message = error instanceof Error ? error.message : String(error);
  return /MDB_(CORRUPTED|PAGE_NOTFOUND|INVALID|VERSION_MISMATCH|BAD_)/.test(message)
    ? new EventStoreDamagedError(message, { cause: error })
    : new EventStoreUnavailableError(message, { cause: error });
}

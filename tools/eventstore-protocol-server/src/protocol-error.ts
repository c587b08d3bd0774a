import {
  EventStoreForbiddenError,
  EventStoreUnavailableError,
  EventTooLargeError,
  maxEventBytes,
} from '@dakpion/event-store';
import { Metadata, type ServiceError, status } from '@grpc/grpc-js';

/** A violation of the protocol by a client, or a request that is not supported. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

/** The end of a call in terms of gRPC. Clients of EventStoreDB read the kind of error from the metadata. */
export type CallError = Pick<ServiceError, 'code' | 'details'> & Partial<Pick<ServiceError, 'metadata'>>;

export function callError(error: unknown): CallError {
  const details = error instanceof Error ? error.message : String(error);
  if (error instanceof EventStoreUnavailableError) return { code: status.UNAVAILABLE, details };
  if (error instanceof EventStoreForbiddenError) return { code: status.PERMISSION_DENIED, details };
  if (error instanceof ProtocolError || error instanceof RangeError) return { code: status.INVALID_ARGUMENT, details };
  if (error instanceof EventTooLargeError) {
    const metadata = new Metadata();
    metadata.set('exception', 'maximum-append-size-exceeded');
    metadata.set('maximum-append-size', String(maxEventBytes));
    return { code: status.INVALID_ARGUMENT, details, metadata };
  }
  return { code: status.INTERNAL, details };
}

export const closingError: CallError = { code: status.UNAVAILABLE, details: 'The server is closing' };

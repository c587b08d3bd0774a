import type { EventStore } from '@dakpion/event-store';
import type { IStreamsServer } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { status } from '@grpc/grpc-js';
import { batchAppendHandler } from './batch-append.handler.ts';
import { readHandler } from './read.handler.ts';

/** Clients append with BatchAppend, which the server's features name. Only a call with credentials of its own would use Append. */
const onlyInBatches = { code: status.UNIMPLEMENTED, details: 'Appends are served as BatchAppend only' };
const notDeleted = { code: status.UNIMPLEMENTED, details: 'Events are kept for ever: nothing is deleted here' };

/** The service `Streams` of EventStoreDB over the store. `closing` ends endless calls. */
export function streamsHandlers(store: EventStore, closing: AbortSignal): IStreamsServer {
  return {
    append: (_call, answer) => answer(onlyInBatches),
    batchAppend: batchAppendHandler(store, closing),
    read: readHandler(store, closing),
    delete: (_call, answer) => answer(notDeleted),
    tombstone: (_call, answer) => answer(notDeleted),
  };
}

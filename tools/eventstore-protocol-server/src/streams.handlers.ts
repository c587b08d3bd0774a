import type { EventStore } from '@dakpion/event-store';
import type { IStreamsServer } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { status } from '@grpc/grpc-js';
import { appendHandler } from './append.handler.ts';
import { batchAppendHandler } from './batch-append.handler.ts';
import { readHandler } from './read.handler.ts';

const notDeleted = { code: status.UNIMPLEMENTED, details: 'Events are kept for ever: nothing is deleted here' };

/** The service `Streams` of EventStoreDB over the store. `closing` ends endless calls. */
export function streamsHandlers(store: EventStore, closing: AbortSignal): IStreamsServer {
  return {
    append: appendHandler(store),
    batchAppend: batchAppendHandler(store, closing),
    read: readHandler(store, closing),
    delete: (_call, answer) => answer(notDeleted),
    tombstone: (_call, answer) => answer(notDeleted),
  };
}

import { once } from 'node:events';
import type { EventStore } from '@dakpion/event-store';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { handleServerStreamingCall, ServerWritableStream } from '@grpc/grpc-js';
import { callError, closingError, ProtocolError } from './protocol-error.ts';
import { readAll, readStream } from './reads.ts';
import { subscribeToAll, subscribeToStream } from './subscriptions.ts';

/** Shared by all calls, each of which ends with it: creating an error for each call takes longer than a short read. */
const over = new Error('The call is over');

/** Reads and subscriptions of one stream or of `$all`, not faster than the client reads. */
export function readHandler(store: EventStore, closing: AbortSignal): handleServerStreamingCall<ReadReq, ReadResp> {
  return (call) => {
    serve(store, call, closing).catch((error: unknown) => {
      if (!call.cancelled) call.emit('error', closing.aborted ? closingError : callError(error));
    });
  };
}

async function serve(
  store: EventStore,
  call: ServerWritableStream<ReadReq, ReadResp>,
  closing: AbortSignal,
): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort(over);
  call.on('cancelled', end);
  call.on('close', end);
  closing.addEventListener('abort', end);
  if (closing.aborted) end();
  try {
    for await (const response of responses(store, call.request, ending.signal)) {
      ending.signal.throwIfAborted();
      if (!call.write(response)) await once(call, 'drain', { signal: ending.signal });
    }
    ending.signal.throwIfAborted();
    call.end();
  } finally {
    closing.removeEventListener('abort', end);
  }
}

function responses(store: EventStore, request: ReadReq, signal: AbortSignal): AsyncIterable<ReadResp> {
  const options = request.getOptions();
  if (!options) throw new ProtocolError('A read needs options');
  const subscribes = options.hasSubscription();
  if (options.hasStream()) return subscribes ? subscribeToStream(store, options, signal) : readStream(store, options);
  return subscribes ? subscribeToAll(store, options, signal) : readAll(store, options);
}

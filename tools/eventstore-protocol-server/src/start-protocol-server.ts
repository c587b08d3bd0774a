import { setMaxListeners } from 'node:events';
import type { EventStore } from '@dakpion/event-store';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { logVerbosity, Server, ServerCredentials, setLogVerbosity } from '@grpc/grpc-js';
import { withBoundedMessages } from './bounded-messages.ts';
import { serverFeaturesHandlers } from './server-features.handlers.ts';
import { streamsHandlers } from './streams.handlers.ts';

/** The time-out for the end of connections, in milliseconds. Then they are cut. */
const shutdownMs = 2_000;

export interface ProtocolServerOptions {
  /** The served store. Closing the server does not close it. */
  readonly store: EventStore;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
}

export interface ProtocolServer {
  /** The URL for clients of EventStoreDB. */
  readonly url: string;
  /** Ends subscriptions as unavailable, completes the received appends, then releases the port. */
  close(): Promise<void>;
}

/**
 * Serves a store in the protocol of EventStoreDB (gRPC without TLS and without users, for this machine only), so that a client
 * of EventStoreDB can read an embedded installation, and so that Dakpion's adapter can be tested without EventStoreDB. Of the
 * projections, `$by_category` is supported for reading (`$ce-order` contains the events of all streams `order-…`). Of the
 * metadata of streams, `$maxCount` is supported. Not supported: deletion, persistent subscriptions, other projections, and
 * appends at any revision. Rejects if the port is in use.
 */
export async function startProtocolServer(options: ProtocolServerOptions): Promise<ProtocolServer> {
  const { store, host, port } = options;
  // Rejections and the errors of clients contain the messages that gRPC would print.
  setLogVerbosity(logVerbosity.NONE);
  const closing = new AbortController();
  // Each open call listens to this signal. Node would warn of a leak above ten listeners.
  setMaxListeners(Number.POSITIVE_INFINITY, closing.signal);
  const server = new Server();
  server.addService(features.ServerFeaturesService, serverFeaturesHandlers());
  server.addService(withBoundedMessages(streams.StreamsService), streamsHandlers(store, closing.signal));
  const bound = await bind(server, host, port);
  return {
    url: `esdb://${host}:${bound}?tls=false`,
    close: () => {
      closing.abort();
      return shutDown(server);
    },
  };
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
}

function shutDown(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.forceShutdown(), shutdownMs);
    server.tryShutdown(() => {
      clearTimeout(cut);
      resolve();
    });
  });
}

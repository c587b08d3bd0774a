import type { EventStore } from '@dakpion/event-store';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { logVerbosity, Server, ServerCredentials, setLogVerbosity } from '@grpc/grpc-js';
import { serverFeaturesHandlers } from './server-features.handlers.ts';
import { streamsHandlers } from './streams.handlers.ts';

/** How long connections may take to end, in milliseconds, before they are cut. */
const shutdownMs = 2_000;

export interface ProtocolServerOptions {
  /** What is served. It stays the caller's: closing the server leaves it open. */
  readonly store: EventStore;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface ProtocolServer {
  /** What clients of EventStoreDB connect to. */
  readonly url: string;
  /** Ends subscriptions as unavailable, answers the appends that have come, then lets go of the port. */
  close(): Promise<void>;
}

/**
 * Serves a store in EventStoreDB's protocol (gRPC without TLS and without users: for this machine only), so that an
 * EventStoreDB client can read an embedded installation, and our own adapter can be tested without EventStoreDB.
 *
 * Of the projections `$by_category` is served (`$ce-order` holds the events of all streams `order-…`), as it is read.
 * Of a stream's metadata `$maxCount` is taken. Not served: deletion, persistent subscriptions, other projections, appends at any
 * revision. Rejects when the port is taken.
 */
export async function startProtocolServer(options: ProtocolServerOptions): Promise<ProtocolServer> {
  const { store, host, port } = options;
  // Rejections and the clients' errors contain what gRPC would print.
  setLogVerbosity(logVerbosity.NONE);
  const closing = new AbortController();
  const server = new Server();
  server.addService(features.ServerFeaturesService, serverFeaturesHandlers());
  server.addService(streams.StreamsService, streamsHandlers(store, closing.signal));
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

import type { EventStore } from '../event-store.ts';

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
 * Of a stream's metadata `$maxCount` is taken. Not served: deletion, persistent subscriptions, other projections, appends at any revision. Rejects when the port is taken.
 */
export async function startProtocolServer(options: ProtocolServerOptions): Promise<ProtocolServer> {
  // gRPC is heavy, and the embedded program does without it.
  const { serveProtocol } = await import('./protocol-server.ts');
  return serveProtocol(options);
}

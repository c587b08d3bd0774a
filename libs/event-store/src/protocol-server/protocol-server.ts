import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { logVerbosity, Server, ServerCredentials, setLogVerbosity } from '@grpc/grpc-js';
import { serverFeaturesHandlers } from './server-features.handlers.ts';
import type { ProtocolServer, ProtocolServerOptions } from './start-protocol-server.ts';
import { streamsHandlers } from './streams.handlers.ts';

/** How long connections may take to end, in milliseconds, before they are cut. */
const shutdownMs = 2_000;

/** See startProtocolServer. */
export async function serveProtocol(options: ProtocolServerOptions): Promise<ProtocolServer> {
  const { store, host, port } = options;
  // What gRPC would print is told by rejections and by the clients' errors.
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

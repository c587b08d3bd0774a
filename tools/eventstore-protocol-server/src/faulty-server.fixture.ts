import { randomUUID } from 'node:crypto';
import type { EventStore } from '@dakpion/event-store';
import { freePort } from '@dakpion/fixtures';
import gossip from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import { ClusterInfo, EndPoint, MemberInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import features, { type IServerFeaturesServer } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import { UUID } from '@eventstore/db-client/generated/shared_pb.js';
import streams, { type IStreamsServer } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, type sendUnaryData } from '@grpc/grpc-js';
import { serverFeaturesHandlers } from './server-features.handlers.ts';
import { streamsHandlers } from './streams.handlers.ts';

/** The faulty behaviour of a server. */
export interface Faults {
  /** The port. Absent: any port. */
  readonly port?: number;
  readonly store?: Partial<EventStore>;
  readonly features?: IServerFeaturesServer;
  /** Whether it reports to cluster clients that it is alive. */
  readonly isAlive?: () => boolean;
  readonly streams?: (handlers: IStreamsServer) => Partial<IStreamsServer>;
}

export interface FaultyServer {
  /** The URL for the client. */
  readonly url: string;
  readonly port: number;
  /** Ends the server and every call in progress. */
  kill(): void;
}

/** Serves the engine in the protocol of EventStoreDB, with the faults. */
export async function serveWithFaults(engine: EventStore, faults: Faults): Promise<FaultyServer> {
  const store: EventStore = {
    append: (...given) => engine.append(...given),
    keepLast: (...given) => engine.keepLast(...given),
    readStream: (...given) => engine.readStream(...given),
    readAll: (...given) => engine.readAll(...given),
    subscribe: (...given) => engine.subscribe(...given),
    head: () => engine.head(),
    close: () => engine.close(),
    ...faults.store,
  };
  const server = new Server();
  const handlers = streamsHandlers(store, new AbortController().signal);
  server.addService(features.ServerFeaturesService, faults.features ?? serverFeaturesHandlers());
  server.addService(streams.StreamsService, { ...handlers, ...faults.streams?.(handlers) } as IStreamsServer);
  let leader = 0;
  server.addService(gossip.GossipService, {
    read: (_call: unknown, answer: sendUnaryData<ClusterInfo>) =>
      answer(null, clusterOf(leader, faults.isAlive?.() ?? true)),
  });
  // No other process gets the port while the server is stopped.
  const wanted = faults.port ?? (await freePort());
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${wanted}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  // Cluster clients request the address of the leader.
  leader = port;
  return { url: urlOf(port), port, kill: () => server.forceShutdown() };
}

/** A cluster of one node, the leader. */
function clusterOf(port: number, isAlive: boolean): ClusterInfo {
  const endPoint = new EndPoint();
  endPoint.setAddress('127.0.0.1');
  endPoint.setPort(port);
  const id = new UUID();
  id.setString(randomUUID());
  const member = new MemberInfo();
  member.setInstanceId(id);
  member.setIsAlive(isAlive);
  member.setState(MemberInfo.VNodeState.LEADER);
  member.setHttpEndPoint(endPoint);
  const cluster = new ClusterInfo();
  cluster.setMembersList([member]);
  return cluster;
}

export function urlOf(port: number): string {
  return `esdb://127.0.0.1:${port}?tls=false`;
}

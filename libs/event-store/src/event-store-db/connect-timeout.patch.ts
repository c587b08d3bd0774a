import type { Socket } from 'node:net';
import { Http2SubchannelConnector } from '@grpc/grpc-js/build/src/transport.js';

/** The maximum time for opening a connection, with TLS and the first frame of HTTP/2. */
const connectMs = 10_000;

/** The parts of grpc-js's connector that are patched here. It opens one connection at a time. */
interface Connector {
  connect(...given: unknown[]): Promise<unknown>;
  tcpConnect(...given: unknown[]): Promise<Socket>;
}

const patched = Http2SubchannelConnector.prototype as unknown as Connector;
const { connect, tcpConnect } = patched;
const limits = new WeakMap<Connector, AbortSignal>();

/**
 * grpc-js (1.14) waits without a limit for a server that accepts a connection and then sends nothing, for example a load balancer
 * in front of a dead server. All clients of a process share the connection to an address, so a new client waits for the same one:
 * a process never reached EventStoreDB again. With this patch, such a connection is closed, and grpc-js opens another one. ADR 21
 * says when this can be removed.
 */
patched.connect = async function (this: Connector, ...given): Promise<unknown> {
  const limit = new AbortController();
  const late = new Error(`the connection was not open within ${connectMs} ms`);
  const timer = setTimeout(() => limit.abort(late), connectMs);
  limits.set(this, limit.signal);
  try {
    return await connect.apply(this, given);
  } finally {
    clearTimeout(timer);
  }
};

patched.tcpConnect = async function (this: Connector, ...given): Promise<Socket> {
  const limit = limits.get(this);
  const connecting = tcpConnect.apply(this, given);
  const aborted = new Promise<never>((_resolve, reject) => {
    limit?.addEventListener('abort', () => {
      reject(limit.reason);
      // Its end fails the TLS handshake or the HTTP/2 session that waits for it. A socket that opens only now has no other listener
      // of errors, so that its error would end the process.
      const end = (socket: Socket) => socket.on('error', () => undefined).destroy(limit.reason);
      void connecting.then(end).catch(() => undefined);
    });
  });
  return Promise.race([connecting, aborted]);
};

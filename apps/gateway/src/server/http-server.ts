import { createServer, type RequestListener, type Server } from 'node:http';
import { headersTimeoutMs, keepAliveTimeoutMs, lateClientsCheckMs, requestTimeoutMs } from '../http/limits.ts';

/** A server that disconnects late clients; see limits.ts. */
export function newHttpServer(listener: RequestListener): Server {
  const limits = {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: lateClientsCheckMs,
  };
  // Without both, Node would answer by itself: no id, no problem, no line in the log.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, answer) => {
    // The parser goes on to the end of what it has read, also after the connection was closed.
    if (!request.socket.destroyed) listener(request, answer);
  });
  return server.on('checkExpectation', (request, answer) => server.emit('request', request, answer));
}

import { createServer, type RequestListener, type Server } from 'node:http';
import {
  headersTimeoutMs,
  keepAliveTimeoutMs,
  lateClientsCheckMs,
  maxHeaders,
  requestTimeoutMs,
} from '../http/limits.ts';
import { joinChunks } from './join-chunks.ts';
import { readInParts } from './read-in-parts.ts';

/** A server that disconnects late clients; see limits.ts. */
export function newHttpServer(listener: RequestListener): Server {
  const limits = {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: lateClientsCheckMs,
  };
  // `requireHostHeader` and the two events of expectations stop Node from answering by itself, without a request id, a problem or a
  // log line.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, answer) => {
    // The parser reads to the end of the part that it has, even after the connection was closed.
    if (request.socket.destroyed) return;
    joinChunks(request);
    listener(request, answer);
  });
  server.on('connection', readInParts);
  // Node leaves out further headers, so that reading them costs nothing. The request is refused: see refusalOf.
  server.maxHeadersCount = maxHeaders;
  server.on('checkExpectation', (request, answer) => server.emit('request', request, answer));
  return server.on('checkContinue', (request, answer) => {
    // The client sends the body when it is read: not if the request is refused before.
    request.once('resume', () => {
      if (!answer.headersSent) answer.writeContinue();
    });
    server.emit('request', request, answer);
  });
}

import type { Socket } from 'node:net';
import { newId } from '@dakpion/contracts';
import { problemMediaType, problemOf } from '@dakpion/problems';
import type { Settings } from '@dakpion/service';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  bodyLimitBytes,
  keepAliveTimeoutMs,
  lateClientsCheckMs,
  maxPathPartLength,
  requestTimeoutMs,
} from './limits.ts';
import { pathOf } from './path.ts';
import { addRequestHooks } from './request-hooks.ts';
import { requestIdOf } from './request-id.ts';

/** Fastify as this gateway wants it, for Nest. Nest must be told not to parse bodies: `bodyParser: false`. */
export function newHttpAdapter(settings: Settings): FastifyAdapter {
  const typeBase = `${settings.publicUrl}/problems`;
  const adapter = new FastifyAdapter({
    // Else every caller behind a proxy has the proxy's address, and one bad caller would lock out the rest.
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    http: { connectionsCheckingInterval: lateClientsCheckMs },
    forceCloseConnections: 'idle',
    // What comes on open connections during a stop is still answered: the engines close after the gateway.
    return503OnClosing: false,
    routerOptions: { maxParamLength: maxPathPartLength },
    genReqId: requestIdOf,
    skipMiddie: true,
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answerUnroutable(typeBase, error.code, request, reply),
    clientErrorHandler: (_error, socket) => answerUnreadable(typeBase, socket),
  });
  const fastify: FastifyInstance = adapter.getInstance();
  fastify.removeAllContentTypeParsers();
  // Bytes as they came, of whatever kind: what is wrong with them is told after the key was found right (read-json.ts).
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  addRequestHooks(fastify, settings);
  return adapter;
}

/** The router could not make sense of the path, or a part of it is longer than any id; no hook has run. */
function answerUnroutable(typeBase: string, errorCode: string, request: FastifyRequest, reply: FastifyReply): void {
  const code = errorCode === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'malformed_request';
  const problem = problemOf({ code }, { instance: pathOf(request), requestId: request.id, typeBase });
  reply
    .status(problem.status)
    .header('X-Request-Id', request.id)
    .type(`${problemMediaType}; charset=utf-8`)
    .send(JSON.stringify(problem));
}

/** Node could not read the request as HTTP; there is but a socket. */
function answerUnreadable(typeBase: string, socket: Socket): void {
  if (!socket.writable) return;
  const requestId = newId('req');
  const body = JSON.stringify(problemOf({ code: 'malformed_request' }, { instance: '', requestId, typeBase }));
  const head = [
    'HTTP/1.1 400 Bad Request',
    `Content-Type: ${problemMediaType}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

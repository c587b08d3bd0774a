import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { newId } from '@dakpion/contracts';
import type { Settings } from '@dakpion/settings';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBusinessPath } from '../access/business-path.ts';
import { bodyLimitBytes, lingerMs, maxPathPartLength } from '../http/limits.ts';
import { pathOf } from '../http/path.ts';
import { requestIdOf } from '../http/request-id.ts';
import { sendPage } from '../pages/html-page.ts';
import { isPageVisit, missingPage } from '../pages/missing-page.ts';
import { problemMediaType, problemOf } from '../problem-table/problem.ts';
import { answerTrouble, troubleOf } from '../problems/trouble-answer.ts';
import { closeIfArriving } from './arriving-body.ts';
import { hasTooManyParameters } from './excess.ts';
import { newHttpServer } from './http-server.ts';
import { readBody } from './read-body.ts';
import {
  addRequestHooks,
  everyHeader,
  nothingKnown,
  type RequestCare,
  refusalOf,
  refuseStranger,
  turnFor,
} from './request-hooks.ts';

/** Fastify with the gateway's settings, for Nest. Nest must not parse bodies: `bodyParser: false`. */
export function newHttpAdapter(settings: Settings, care: RequestCare): FastifyAdapter {
  const typeBase = `${settings.publicUrl}/problems`;
  const adapter = new FastifyAdapter({
    // Without this, every caller behind a proxy would have the proxy's address, and one bad caller would lock out the
    // rest.
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: bodyLimitBytes,
    // HOST=localhost has a second server, for the other family of addresses.
    serverFactory: (listener: RequestListener) => care.watch(newHttpServer(listener)),
    // Requests on open connections are still answered during a stop: the engines close after the gateway.
    return503OnClosing: false,
    routerOptions: { maxParamLength: maxPathPartLength },
    genReqId: requestIdOf,
    skipMiddie: true,
    rewriteUrl: ({ url = '/' }) => withoutLongQuery(withoutLastSlash(url)),
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answerUnroutable({ request, reply, typeBase, settings }, error.code, care).then(() => noteAnswer(request, reply)),
    clientErrorHandler: (_error, socket) => care.endAfterAnswers(socket) || answerUnreadable(settings, socket),
  });
  const fastify: FastifyInstance = adapter.getInstance();
  fastify.removeAllContentTypeParsers();
  // Bodies stay bytes, of any content type: their faults are reported only after the key was checked (read-json.ts).
  fastify.addContentTypeParser('*', readBody);
  const noteAnswer = addRequestHooks(fastify, settings, care);
  return adapter;
}

/** Browsers and people add a slash to the address of a page: `/dashboard/`. Addresses of the API have only one form. */
function withoutLastSlash(url: string): string {
  return url.replace(/^(\/(?:dashboard|operator|docs|problems|inbox|track)(?:\/[^/?]+)*)\/(?=\?|$)/, '$1');
}

/** A long query is refused, and not read before: see refusalOf. */
function withoutLongQuery(url: string): string {
  return hasTooManyParameters(url) ? url.slice(0, url.indexOf('?')) : url;
}

/** The router could not decode the path, or a segment is longer than any id. No hook has run. */
async function answerUnroutable(answered: Unroutable, errorCode: string, { admit }: RequestCare): Promise<void> {
  const code = errorCode === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not_found' : 'malformed_request';
  Object.assign(answered.request, nothingKnown);
  answered.reply.headers(everyHeader(answered.settings));
  await closeIfArriving(answered.request, answered.reply);
  const refusal = refusalOf(answered.request, answered.settings);
  try {
    if (refusal !== null) await refuseStranger(refusal);
    if (isBusinessPath(pathOf(answered.request))) await admit(answered.request, 'partners');
    await turnFor(answered.request, { isOther: true, isOpen: false, isProbe: false });
    if (isPageVisit(answered.request)) return await sendPage(answered.reply, 404, missingPage);
    answerTrouble({ code }, answered);
  } catch (error) {
    answerTrouble(troubleOf(error), answered);
  }
}

interface Unroutable {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly typeBase: string;
  readonly settings: Settings;
}

/** Node could not parse the request as HTTP. Only a socket is available. */
function answerUnreadable(settings: Settings, socket: Socket): void {
  // Browsers connect in advance. An answer on a connection that expires unused would be taken for the answer to their next request.
  if (socket.bytesRead === 0) socket.destroy();
  if (!socket.writable) return;
  const requestId = newId('req');
  const typeBase = `${settings.publicUrl}/problems`;
  const body = JSON.stringify(problemOf({ code: 'malformed_request' }, { instance: '', requestId, typeBase }));
  const head = [
    'HTTP/1.1 400 Bad Request',
    `Content-Type: ${problemMediaType}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    ...Object.entries(everyHeader(settings)).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // A client that reads the answer closes the connection. If it does not, the connection is destroyed after a while.
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasTooManyHeaders } from './excess.ts';

/** Whether the body of a request may come in chunks. The header that says so can be among those that Node has left out. */
export function mayBeChunked(request: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): boolean {
  return request.headers['transfer-encoding'] !== undefined || hasTooManyHeaders(request);
}

/** Whether a part of the body has yet to arrive. */
export function isArriving(request: Pick<IncomingMessage, 'complete' | 'headers' | 'rawHeaders'>): boolean {
  return !request.complete && (mayBeChunked(request) || Number(request.headers['content-length'] ?? 0) > 0);
}

/**
 * Ends the connection with an answer that comes before the end of the request. Some proxies, such as HAProxy 2.6, otherwise send the
 * next request on it, which may be another caller's: it would be taken for the rest of this body.
 */
export async function closeIfArriving({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  // Node may have received the rest already, and parses it after this step.
  if (isArriving(raw)) await setImmediate();
  if (isArriving(raw)) reply.header('Connection', 'close');
}

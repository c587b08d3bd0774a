import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasTooManyHeaders } from './excess.ts';

/** Whether a part of the body has yet to arrive. */
export function isArriving(request: Pick<IncomingMessage, 'complete' | 'headers' | 'rawHeaders'>): boolean {
  const { complete, headers } = request;
  if (complete) return false;
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) return true;
  // The header that announces a body can be among those that Node has left out.
  return hasTooManyHeaders(request);
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

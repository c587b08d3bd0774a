import type { FastifyRequest } from 'fastify';

/** The request's path as sent, without its query. */
export function pathOf(request: FastifyRequest): string {
  const end = request.url.indexOf('?');
  return end === -1 ? request.url : request.url.slice(0, end);
}

import type { Settings } from '@dakpion/settings';
import type { FastifyRequest } from 'fastify';

/**
 * The host that a request names, with its port if it has one: `Host`, or with `FORWARDED_HOST=on` the last `X-Forwarded-Host` of a
 * trusted proxy. Not every proxy removes this header from its clients' requests, so it is not trusted with the proxy's address.
 */
export function namedHost(request: FastifyRequest, { forwardedHost }: Pick<Settings, 'forwardedHost'>): string {
  return forwardedHost ? request.host : (request.headers.host ?? '');
}

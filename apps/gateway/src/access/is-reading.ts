import type { FastifyRequest } from 'fastify';

/** Whether the request's method changes nothing (RFC 9110, section 9.2.1). */
export function isReading({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

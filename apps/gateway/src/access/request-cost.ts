import type { FastifyRequest } from 'fastify';
import type { RawQuery } from '../openapi/route.ts';

const entriesPerRequest = 100;
const bytesPerRequest = 10 * 1024;

/** The cost of a request by its body, which is stored, sent and read many times: one for each 10 KiB. */
export function costOfBody({ body }: FastifyRequest): number {
  return body instanceof Uint8Array ? Math.ceil(body.length / bytesPerRequest) : 0;
}

/** The cost of a page by the number of requested entries: one for each 100 of them. */
export function costOfPage({ limit }: RawQuery): number {
  const entries = Number(limit);
  return Number.isSafeInteger(entries) && entries > 0 ? Math.ceil(entries / entriesPerRequest) : 1;
}

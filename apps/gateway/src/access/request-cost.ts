import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';

/** The query of a request, before it was checked. */
export type RawQuery = Readonly<Record<string, unknown>>;

/**
 * The number of requests that this handler counts for in the quota, 1 by default, or a function of the query or of the whole
 * request, whose body is not checked yet. It is capped at the size of the quota.
 */
export const RequestCost = Reflector.createDecorator<number | ((query: RawQuery, request: FastifyRequest) => number)>();

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

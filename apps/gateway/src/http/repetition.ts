import type { Repetition } from '@dakpion/problems';
import type { FastifyRequest } from 'fastify';

/** The one route that reads X-Idempotency-Key. */
const keyedRoute = '/v1/business/order/create';
/** What makes something new each time: a redelivery, a test, a partner, a key. Every other command finds itself done. */
const twice = /\/(redeliver|webhooks\/test|operator\/partners|rotate)$/;

/** What comes of sending this request again when it is not known whether it was carried out. */
export function repetitionOf({ method, headers, routeOptions }: RepeatableRequest): Repetition {
  const route = routeOptions.url ?? '';
  if (method !== 'POST') return 'harmless';
  if (route === keyedRoute) return headers['x-idempotency-key'] === undefined ? 'unkeyed' : 'keyed';
  return twice.test(route) ? 'twice' : 'harmless';
}

type RepeatableRequest = Pick<FastifyRequest, 'method' | 'headers'> & {
  readonly routeOptions: Pick<FastifyRequest['routeOptions'], 'url'>;
};

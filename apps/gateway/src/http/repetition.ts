import type { Repetition } from '@dakpion/problems';
import type { FastifyRequest } from 'fastify';

/** The one route that reads X-Idempotency-Key. */
const keyedRoute = '/v1/business/order/create';
/**
 * Routes that create something new each time: a redelivery, a test, a partner, a key. Every other command can be repeated without
 * a further effect.
 */
const twice = /\/(redeliver|webhooks\/test|operator\/partners|rotate)$/;

/** The effect of sending this request again when the outcome of the first is unknown. */
export function repetitionOf({ method, headers, routeOptions }: RepeatableRequest): Repetition {
  const route = routeOptions.url ?? '';
  if (method !== 'POST') return 'harmless';
  if (route === keyedRoute) return headers['x-idempotency-key'] === undefined ? 'unkeyed' : 'keyed';
  return twice.test(route) ? 'twice' : 'harmless';
}

type RepeatableRequest = Pick<FastifyRequest, 'method' | 'headers'> & {
  readonly routeOptions: Pick<FastifyRequest['routeOptions'], 'url'>;
};

import type { Repetition } from '@dakpion/problems';
import type { FastifyRequest } from 'fastify';

const createRoute = '/v1/business/order/create';
/** The routes that read X-Idempotency-Key. Many orders are created only with a key. */
const keyedRoutes: readonly string[] = [createRoute, '/v1/business/orders/bulk'];
/**
 * Routes that create something new each time: a redelivery, a test, a partner, a key. Every other command can be repeated without
 * a further effect.
 */
const twice = /\/(redeliver|webhooks\/test|operator\/partners|rotate)$/;

/** The effect of sending this request again when the outcome of the first is unknown. */
export function repetitionOf({ method, headers, routeOptions }: RepeatableRequest): Repetition {
  const route = routeOptions.url ?? '';
  if (method !== 'POST') return 'harmless';
  if (keyedRoutes.includes(route) && headers['x-idempotency-key'] !== undefined) return 'keyed';
  if (route === createRoute) return 'unkeyed';
  return twice.test(route) ? 'twice' : 'harmless';
}

type RepeatableRequest = Pick<FastifyRequest, 'method' | 'headers'> & {
  readonly routeOptions: Pick<FastifyRequest['routeOptions'], 'url'>;
};

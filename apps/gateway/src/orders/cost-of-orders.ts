import type { FastifyRequest } from 'fastify';
import type { RawQuery } from '../openapi/route.ts';
import { readJson } from '../validation/read-json.ts';
import { maxBulkOrders } from './create-orders.dto.ts';

/** A dry run asks for prices and stores nothing. */
const ordersPerRequestOfDryRun = 10;

/** The cost of a request for many orders: one for each order, as if each came alone. For a dry run, one for each 10 orders. */
export function costOfOrders(_query: RawQuery, request: FastifyRequest): number {
  const { orders, dry_run } = bodyOf(request);
  const count = Array.isArray(orders) ? Math.min(Math.max(orders.length, 1), maxBulkOrders) : 1;
  return dry_run === true ? Math.ceil(count / ordersPerRequestOfDryRun) : count;
}

/** An unreadable body is refused later, and counts as one request. */
function bodyOf(request: FastifyRequest): { readonly orders?: unknown; readonly dry_run?: unknown } {
  try {
    return readJson(request) ?? {};
  } catch {
    return {};
  }
}

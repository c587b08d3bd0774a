import type { DeclaredLink } from '../openapi/operation.ts';

/** Links from the order in an answer to the requests that can follow. */
export const orderLinks: Readonly<Record<string, DeclaredLink>> = Object.fromEntries(
  ['getOrder', 'getOrderStatus', 'cancelOrder', 'retryOrder'].map((operationId) => [
    operationId,
    { operationId, parameters: { order_id: '$response.body#/order_id' } },
  ]),
);

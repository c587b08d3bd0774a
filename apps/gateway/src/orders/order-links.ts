import type { DeclaredLink } from '../openapi/operation.ts';

/** What can be asked next about the order of an answer. */
export const orderLinks: Readonly<Record<string, DeclaredLink>> = Object.fromEntries(
  ['getOrder', 'getOrderStatus', 'cancelOrder', 'retryOrder'].map((operationId) => [
    operationId,
    { operationId, parameters: { order_id: '$response.body#/order_id' } },
  ]),
);

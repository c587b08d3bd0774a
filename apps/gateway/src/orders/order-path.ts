import { ProblemError } from '../problems/problem-error.ts';

const form = /^ord_[0-9a-z]{26}$/;

/** The order id in a path. Throws `order_not_found` for a malformed id. */
export function orderIdIn(text: string): string {
  if (!form.test(text)) throw new ProblemError({ code: 'order_not_found', order_id: text });
  return text;
}

/** The path of an order. */
export function orderPath(orderId: string): string {
  return `/v1/business/order/${orderId}`;
}

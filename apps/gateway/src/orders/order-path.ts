import { ProblemError } from '../problems/problem-error.ts';

const form = /^ord_[0-9a-z]{26}$/;

/** The order id in a path. What has not the form of one names no order: throws `order_not_found`. */
export function orderIdIn(text: string): string {
  if (!form.test(text)) throw new ProblemError({ code: 'order_not_found', order_id: text });
  return text;
}

/** Where an order is read. */
export function orderPath(orderId: string): string {
  return `/v1/business/order/${orderId}`;
}

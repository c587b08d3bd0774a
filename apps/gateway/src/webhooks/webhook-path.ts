import { ProblemError } from '../problems/problem-error.ts';

const deliveryForm = /^dlv_[0-9a-z]{1,40}(_2)?$/;
const redeliveryForm = /^rdl_[0-9a-z]{26}$/;

/** The delivery id in a path. Throws `webhook_not_found` for a malformed id. */
export function deliveryIdIn(text: string): string {
  if (!deliveryForm.test(text)) throw new ProblemError({ code: 'webhook_not_found', delivery_id: text });
  return text;
}

/** The redelivery id in a path. Throws `redelivery_not_found` for a malformed id. */
export function redeliveryIdIn(text: string): string {
  if (!redeliveryForm.test(text)) throw new ProblemError({ code: 'redelivery_not_found', redelivery_id: text });
  return text;
}

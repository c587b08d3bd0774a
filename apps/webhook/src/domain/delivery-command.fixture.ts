import type { AttemptResult, PlanDelivery } from './delivery-command.ts';

/** The default time at which the deliveries of the example are planned and attempted, epoch milliseconds. */
export const t0 = Date.parse('2026-11-21T08:00:00.000Z');

/** Plans the webhook of the event `sequence` of the example order. */
export function planDelivery(sequence: number, changes: Partial<PlanDelivery> = {}): PlanDelivery {
  return {
    type: 'PlanDelivery',
    order_id: 'ord_1',
    partner_id: 'prt_1',
    environment: 'sandbox',
    event_id: `evt_${sequence}`,
    event: 'ASSIGNED',
    sequence,
    url: 'https://example.com/hook',
    follows_partner: false,
    body: `{"sequence":${sequence}}`,
    copies: 1,
    at: t0,
    ...changes,
  };
}

/** The result of an attempt that was answered with a status. Null: no answer in time. */
export function attemptResult(status: number | null, changes: Partial<AttemptResult> = {}): AttemptResult {
  const error = status === 200 ? null : status === null ? 'timeout' : 'unexpected_status';
  const response_excerpt = status === null ? null : 'answer';
  return { started_at: t0, duration_ms: 5, response_status: status, error, response_excerpt, ...changes };
}

import type { AttemptResult, PlanDelivery } from './delivery-command.ts';

/** When the example's deliveries are planned and attempted unless a spec says otherwise, epoch milliseconds. */
export const t0 = Date.parse('2026-11-21T08:00:00.000Z');

/** Plans the webhook of the example order's `sequence`th event. */
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

/** What an attempt comes to that is answered with a status; null: not in time. */
export function attemptResult(status: number | null, changes: Partial<AttemptResult> = {}): AttemptResult {
  const error = status === 200 ? null : status === null ? 'timeout' : 'unexpected_status';
  const response_excerpt = status === null ? null : 'answer';
  return { started_at: t0, duration_ms: 5, response_status: status, error, response_excerpt, ...changes };
}

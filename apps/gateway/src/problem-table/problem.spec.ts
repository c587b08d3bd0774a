import { problemOf } from './problem.ts';
import { problemCodes, problemEntry, type Trouble } from './problem-table.ts';
import type { Repetition } from './repetition.ts';

const context = {
  instance: '/v1/business/order/ord_1/cancel',
  requestId: 'req-1',
  typeBase: 'https://api.example.com/problems',
};

const troubles: readonly Trouble[] = [
  { code: 'malformed_request' },
  { code: 'malformed_json' },
  { code: 'missing_api_key' },
  { code: 'invalid_api_key' },
  { code: 'expired_api_key' },
  { code: 'session_required' },
  { code: 'session_ended' },
  { code: 'sign_in_failed' },
  { code: 'totp_required' },
  { code: 'wrong_password' },
  { code: 'confirmation_required' },
  { code: 'sign_in_locked', retry_after: 30 },
  { code: 'partner_choice_required', partners: [{ partner_id: 'prt_1', name: 'Shop' }] },
  { code: 'cross_site_request' },
  { code: 'role_not_allowed', role: 'read_only' },
  { code: 'link_invalid' },
  { code: 'user_not_found' },
  { code: 'user_exists' },
  { code: 'too_many_users', limit: 50 },
  { code: 'last_owner' },
  { code: 'password_changed' },
  { code: 'totp_unavailable' },
  { code: 'totp_active' },
  { code: 'totp_not_enrolled' },
  { code: 'operator_unauthorized' },
  { code: 'auditor_may_only_read' },
  { code: 'operator_token_exists', name: 'Rahim' },
  { code: 'too_many_operator_tokens', limit: 100 },
  { code: 'operator_token_not_found', token_id: 'opt_1' },
  { code: 'no_demonstration_link' },
  { code: 'dispatch_unauthorized' },
  { code: 'partner_suspended' },
  { code: 'storage_limit_reached', limit_mb: 100 },
  { code: 'partner_not_found', partner_id: 'prt_1' },
  { code: 'order_not_found', order_id: 'ord_1' },
  { code: 'dead_letter_not_found', letter_id: 'dispatch.rider-events.v1:7' },
  { code: 'dead_letter_settled', letter_id: 'dispatch.rider-events.v1:7', letter_status: 'dropped' },
  { code: 'parked_stream_not_found', follower: 'order-event-publisher', stream: 'order-ord_1' },
  { code: 'webhook_not_found', delivery_id: 'dlv_1' },
  { code: 'redelivery_not_found', redelivery_id: 'rdl_1' },
  { code: 'not_found' },
  { code: 'method_not_allowed', allow: ['GET', 'HEAD'] },
  { code: 'order_not_cancellable', parcel_status: 'PICKED' },
  { code: 'order_not_retryable', parcel_status: 'PENDING' },
  { code: 'payload_too_large', limit_bytes: 65_536 },
  { code: 'unsupported_media_type' },
  { code: 'misdirected_request' },
  { code: 'webhook_not_ours' },
  { code: 'validation_failed', errors: [{ field: 'page', code: 'out_of_range', message: 'Must be 1 or more.' }] },
  { code: 'idempotency_key_reused', fields: ['item_price'] },
  { code: 'quotation_invalid' },
  { code: 'quotation_expired', expired_at: '2026-11-21T13:00:00.000+06:00' },
  { code: 'quotation_mismatch', fields: ['parcel_type', 'driver_type'] },
  { code: 'outside_service_area', fields: ['estimated_pickup_address_latitude'] },
  { code: 'rate_limited', retry_after: 1 },
  { code: 'test_under_way', retry_after: 5 },
  { code: 'internal_error' },
  { code: 'temporarily_unavailable', retry_after: 5 },
];

describe('problemOf', () => {
  test('answers a refusal with all members of RFC 9457 and the details of the refusal', () => {
    expect(problemOf({ code: 'order_not_cancellable', parcel_status: 'PICKED' }, context)).toStrictEqual({
      type: 'https://api.example.com/problems/order_not_cancellable',
      title: 'Order cannot be cancelled',
      status: 409,
      detail: 'The order is PICKED. Orders can be cancelled only before pickup. Contact the receiver or the operator.',
      instance: '/v1/business/order/ord_1/cancel',
      code: 'order_not_cancellable',
      request_id: 'req-1',
      parcel_status: 'PICKED',
    });
  });

  test('lists every fault of a validation', () => {
    const errors = [
      { field: 'receiver_name', code: 'required', message: 'Is required.' },
      { field: 'colour', code: 'unknown_field', message: 'Unknown field.' },
    ] as const;
    expect(problemOf({ code: 'validation_failed', errors }, context)).toMatchObject({
      status: 422,
      detail: 'The request has 2 errors. Nothing was changed. Correct the fields in errors and send the request again.',
      errors,
    });
  });

  test('has a text for every code', () => {
    expect(troubles.map((trouble) => trouble.code).sort()).toStrictEqual([...problemCodes].sort());
  });

  test.each(troubles.map((trouble) => [trouble.code, trouble] as const))(
    'tells the caller of %s what to do',
    (code, trouble) => {
      const problem = problemOf(trouble, context);
      expect(problem.code).toBe(code);
      expect(problem.status).toBe(problemEntry(code)?.status);
      expect(problem.detail).toMatch(/^[A-Z].{10,}\.$/);
      expect(problem.detail).not.toContain('undefined');
      expect(problemEntry(code)?.description.length).toBeGreaterThan(20);
    },
  );
});

describe('an answer that leaves open what was done advises', () => {
  const troubles = [{ code: 'temporarily_unavailable', retry_after: 2 }, { code: 'internal_error' }] as const;
  const advice = (repetition: Repetition) =>
    troubles.map((trouble) => problemOf(trouble, { ...context, repetition }).detail);

  test('to repeat with the same key when one was sent', () => {
    for (const detail of advice('keyed')) expect(detail).toContain('with the same X-Idempotency-Key');
  });

  test('to check first and to send a key when one could have been sent', () => {
    for (const detail of advice('unkeyed')) expect(detail).toMatch(/had no X-Idempotency-Key.*Check.*again with a key/);
  });

  test('nothing about a key when none is accepted', () => {
    for (const detail of advice('twice')) expect(detail).toMatch(/may have taken effect.*accepts no X-Idempotency-Key/);
    for (const detail of advice('harmless')) expect(detail).not.toContain('X-Idempotency-Key');
  });
});

test('problemEntry returns nothing for names that are not codes', () => {
  expect(problemEntry('teapot')).toBeUndefined();
  expect(problemEntry('toString')).toBeUndefined();
});

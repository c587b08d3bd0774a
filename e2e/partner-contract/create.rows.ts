import { randomUUID } from 'node:crypto';
import { operate } from '../api.ts';
import { orderRequest } from '../order-request.ts';
import { riderEvent } from '../rider-events.ts';
import { until } from '../until.ts';
import type { Contract } from './started-contract.ts';

/** Fields of the order record, without `history`, which only the details have. */
const recordFields = [
  ...Object.keys(orderRequest()),
  'partner_reference_id',
  'item_price',
  'item_name',
  'parcel_comment',
  'detailed_address',
  'order_id',
  'environment',
  'parcel_status',
  'previous_status',
  'tracking_url',
  'quotation',
  'driver_info',
  'rider_id',
  'rider_latitude',
  'rider_longitude',
  'time_to_pickup',
  'duration',
  'eta',
  'cancellation_reason',
  'cancelled_by',
  'attempt',
  'retry_of_order_id',
  'retried_by_order_id',
  'callback_url',
  'metadata',
  'allowed_actions',
  'sequence',
  'created_at',
  'assigned_at',
  'accepted_at',
  'started_at',
  'picked_at',
  'completed_at',
  'cancelled_at',
  'updated_at',
].sort();

/** The requests and answers of create, its idempotency, and the order record. */
export function createRows(contract: () => Contract): void {
  const create = (more: Record<string, unknown> = {}, key?: string) =>
    contract().partner.production.create(orderRequest(more), key);
  const faultsOf = async (more: Record<string, unknown>) => {
    const { status, body } = await create(more);
    return [status, ...(body.errors ?? []).map(({ field }: { field: string }) => field)];
  };

  test('answers 201 with Location and the whole order record, absent values as null', async () => {
    const { status, headers, body } = await create();
    expect([status, headers.get('location')]).toEqual([201, `/v1/business/order/${body.order_id}`]);
    expect(Object.keys(body).sort()).toEqual(recordFields);
    expect(Object.values(body)).not.toContain(undefined);
    expect(body.order_id).toMatch(/^ord_/);
    expect(body).toMatchObject({
      parcel_status: 'PENDING',
      previous_status: null,
      driver_info: null,
      item_price: null,
    });
    expect(body).toMatchObject(orderRequest());
  });

  test('echoes every optional field as sent', async () => {
    const optional = {
      partner_reference_id: 'INV-1',
      item_price: 1250.5,
      item_name: 'জামদানি শাড়ি',
      parcel_comment: 'fragile',
      detailed_address: '3rd floor',
    };
    expect((await create(optional)).body).toMatchObject(optional);
  });

  test('accepts a callback_url with https of at most 2,000 characters, without user-info', async () => {
    const longest = `https://shop.example/${'x'.repeat(2_000 - 'https://shop.example/'.length)}`;
    expect((await create({ callback_url: longest })).body.callback_url).toBe(longest);
    for (const callback_url of [`${longest}x`, 'http://shop.example/hooks', 'https://user:secret@shop.example/'])
      expect(await faultsOf({ callback_url })).toEqual([422, 'callback_url']);
  });

  test('accepts metadata of 20 string pairs and echoes it in the details; refuses 21', async () => {
    const pairs = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`key-${n}`, `${n}`]));
    const { body } = await create({ metadata: pairs(20) });
    expect(body.metadata).toEqual(pairs(20));
    expect((await contract().partner.production.details(body.order_id)).body.metadata).toEqual(pairs(20));
    expect(await faultsOf({ metadata: pairs(21) })).toEqual([422, 'metadata']);
  });

  test('accepts sandbox_scenario with sandbox keys only', async () => {
    expect(await faultsOf({ sandbox_scenario: 'no_rider' })).toEqual([422, 'sandbox_scenario']);
    const { status } = await contract().partner.sandbox.create(orderRequest({ sandbox_scenario: 'no_rider' }));
    expect(status).toBe(201);
  });

  test('creates two orders from two equal requests without a key', async () => {
    const [first, second] = [await create(), await create()];
    expect(first.body.order_id).not.toBe(second.body.order_id);
  });

  test('answers 201 with the order as created and Idempotent-Replayed for the same key and body', async () => {
    const key = randomUUID();
    const first = await create({}, key);
    await contract().partner.production.cancel(first.body.order_id);
    const again = await create({}, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
  });

  test('refuses the same key with another body as idempotency_key_reused, with the fields that differ', async () => {
    const key = randomUUID();
    await create({}, key);
    const { status, body } = await create({ parcel_type: 3, receiver_name: 'Karim' }, key);
    expect([status, body.code]).toEqual([422, 'idempotency_key_reused']);
    for (const field of ['parcel_type', 'receiver_name']) expect(body.detail).toContain(field);
    expect(body.detail).not.toContain('driver_type');
  });

  test('creates one order from concurrent requests with one key, and marks the others as replayed', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({}, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
  });

  test('treats one key in two environments as two keys', async () => {
    const key = randomUUID();
    const { sandbox } = contract().partner;
    const [live, test] = [await create({}, key), await sandbox.create(orderRequest(), key)];
    expect(live.body.order_id).not.toBe(test.body.order_id);
    expect(test.headers.get('idempotent-replayed')).toBeNull();
  });

  test('does not use up a key with a refused request', async () => {
    const key = randomUUID();
    expect((await create({ parcel_type: 9 }, key)).status).toBe(422);
    const made = await create({}, key);
    expect([made.status, made.headers.get('idempotent-replayed')]).toEqual([201, null]);
  });

  test('accepts keys of 1 to 255 visible ASCII characters', async () => {
    expect((await create({}, `${randomUUID()}${'!'.repeat(255 - 36)}`)).status).toBe(201);
    for (const key of ['two words', 'x'.repeat(256), 'caf\u00e9']) {
      const { status, body } = await create({}, key);
      expect([status, body.code, body.errors[0].field]).toEqual([422, 'validation_failed', 'X-Idempotency-Key']);
    }
  });

  test('returns driver_type and is_freelancer as ordered, and of the rider after the assignment', async () => {
    const { production } = contract().partner;
    const order = await contract().order();
    expect((await production.status(order.order_id)).body).toMatchObject({ driver_type: 1, is_freelancer: false });
    const rider = { rider_id: 8, name: 'Salma', phone_number: '01811111112', driver_type: 2, is_freelancer: true };
    await operate(
      contract().program.url,
      'POST',
      '/rider-events',
      riderEvent(order.order_id, 'RIDER_ASSIGNED', { rider }),
    );
    await until('the rider', async () => (await production.status(order.order_id)).body.rider_id === 8);
    expect((await production.status(order.order_id)).body).toMatchObject({ driver_type: 2, is_freelancer: true });
    // The ordered values stay as sent.
    expect((await production.details(order.order_id)).body).toMatchObject({ driver_type: 1, is_freelancer: false });
  });

  test('returns times in order, and updated_at never goes back', async () => {
    const order = await contract().order();
    const details = await contract().drive(order.order_id, 5);
    const names = ['created_at', 'assigned_at', 'accepted_at', 'started_at', 'picked_at', 'completed_at'];
    const times = names.map((name) => Date.parse(details[name]));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Date.parse(details.updated_at)).toBeGreaterThanOrEqual(Date.parse(order.updated_at));
    expect(
      details.history.map(({ sequence, event }: { sequence: number; event: string }) => [sequence, event]),
    ).toEqual(
      ['ORDER_CREATED', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'].map((event, n) => [n + 1, event]),
    );
    for (const entry of details.history)
      expect(Object.keys(entry)).toEqual(['sequence', 'event', 'parcel_status', 'previous_status', 'occurred_at']);
  });

  test('shows a new order at once in details, status and list', async () => {
    const reference = randomUUID();
    const { body: order } = await create({ partner_reference_id: reference });
    const { production } = contract().partner;
    const [details, status, list] = await Promise.all([
      production.details(order.order_id),
      production.status(order.order_id),
      production.get(`/v1/business/orders?partner_reference_id=${reference}`),
    ]);
    expect(details.body).toMatchObject(order);
    expect(status.body.sequence).toBe(1);
    expect(list.body.data).toHaveLength(1);
  });
}

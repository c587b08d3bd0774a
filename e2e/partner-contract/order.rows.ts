import { type Body, makePartner } from '../api.ts';
import { orderRequest } from '../order-request.ts';
import type { Contract } from './started-contract.ts';

/** The answers of list and status. */
export function readRows(contract: () => Contract): void {
  const list = (query: string) => contract().partner.sandbox.get(`/v1/business/orders?${query}`);

  test('list returns summaries with exactly these fields, newest first, and the pagination', async () => {
    const { sandbox } = await makePartner(contract().program.url, 'List');
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1)
      made.push((await sandbox.create(orderRequest({ sandbox_scenario: 'no_rider' }))).body.order_id);
    const first = (await sandbox.get('/v1/business/orders?limit=2')).body;
    expect(first.pagination).toEqual({
      page: 1,
      limit: 2,
      total: 5,
      total_pages: 3,
      has_more: true,
      next_after: first.data[1].order_id,
    });
    const pages = await Promise.all([1, 2, 3].map((page) => sandbox.get(`/v1/business/orders?limit=2&page=${page}`)));
    const rows = pages.flatMap(({ body }) => body.data);
    expect(rows.map(({ order_id }) => order_id).sort()).toEqual([...made].sort());
    // Newest first. Within one millisecond sorted by id.
    const keys = rows.map(({ created_at, order_id }) => [created_at, order_id]);
    expect(keys).toEqual([...keys].sort((a, b) => (a[0] === b[0] ? (a[1] < b[1] ? 1 : -1) : a[0] < b[0] ? 1 : -1)));
    expect(Object.keys(rows[0])).toEqual([
      'order_id',
      'partner_reference_id',
      'parcel_status',
      'previous_status',
      'total_price',
      'receiver_name',
      'receiver_address_text',
      'driver_type',
      'tracking_url',
      'created_at',
      'updated_at',
    ]);
  });

  test('list returns 50 orders a page when no limit is sent', async () => {
    expect((await contract().partner.sandbox.get('/v1/business/orders')).body.pagination).toMatchObject({
      page: 1,
      limit: 50,
    });
  });

  test('list takes created_at_from as inclusive and created_at_to as exclusive', async () => {
    const { sandbox } = await makePartner(contract().program.url, 'Dates');
    const { body: order } = await sandbox.create(orderRequest({ sandbox_scenario: 'no_rider' }));
    const at = encodeURIComponent(order.created_at);
    const next = encodeURIComponent(new Date(Date.parse(order.created_at) + 1).toISOString());
    const total = async (query: string) => (await sandbox.get(`/v1/business/orders?${query}`)).body.pagination.total;
    expect(await total(`created_at_from=${at}`)).toBe(1);
    expect(await total(`created_at_from=${next}`)).toBe(0);
    expect(await total(`created_at_to=${at}`)).toBe(0);
    expect(await total(`created_at_to=${next}`)).toBe(1);
  });

  test.each([
    'limit=201',
    'limit=0',
    'page=0',
    'page=1.5',
    'parcel_status=LOST',
    'created_at_from=yesterday',
    'created_at_to=2026-13-01',
    'colour=red',
  ])('list refuses %s with the name of the field', async (query) => {
    const { status, body } = await list(query);
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([query.split('=')[0]]);
  });

  test('list compares partner_reference_id exactly', async () => {
    const { sandbox } = await makePartner(contract().program.url, 'References');
    for (const partner_reference_id of ['INV-1', 'INV-10', 'inv-1'])
      await sandbox.create(orderRequest({ partner_reference_id, sandbox_scenario: 'no_rider' }));
    const { body } = await sandbox.get('/v1/business/orders?partner_reference_id=INV-1');
    expect(body.data.map((row: Body) => row.partner_reference_id)).toEqual(['INV-1']);
  });

  test("list finds orders by the receiver's phone number and by words of the reference", async () => {
    const { sandbox } = await makePartner(contract().program.url, 'Search');
    const make = async (partner_reference_id: string, receiver_phone_number: string) =>
      (
        await sandbox.create(
          orderRequest({ partner_reference_id, receiver_phone_number, sandbox_scenario: 'no_rider' }),
        )
      ).body;
    const [first, second] = [await make('INV-1', '01712345678'), await make('INV-2', '01812345678')];
    const found = async (query: string) =>
      (await sandbox.get(`/v1/business/orders?${query}`)).body.data.map((row: Body) => row.order_id);
    expect(await found('receiver_phone_number=01712345678')).toEqual([first.order_id]);
    expect(await found('reference_text=inv')).toEqual([second.order_id, first.order_id]);
    expect(await found('reference_text=2%20inv&receiver_phone_number=01812345678&parcel_status=PENDING')).toEqual([
      second.order_id,
    ]);
    await sandbox.cancel(second.order_id);
    expect(await found('reference_text=2&parcel_status=PENDING')).toEqual([]);
    expect(await found('reference_text=2&parcel_status=CANCELLED')).toEqual([second.order_id]);
  });

  test('list finds an order by any number of words of its reference, by their beginnings, and by no other word', async () => {
    const { sandbox } = await makePartner(contract().program.url, 'Words');
    const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'ninth', 'tenth'];
    const make = (partner_reference_id: string) =>
      sandbox.create(orderRequest({ partner_reference_id, sandbox_scenario: 'no_rider' }));
    const { body: order } = await make(words.join(' '));
    await make(words.slice(0, 8).join(' '));
    const found = async (text: string) =>
      (await sandbox.get(`/v1/business/orders?reference_text=${encodeURIComponent(text)}`)).body.data.map(
        ({ order_id }: Body) => order_id,
      );
    for (const text of ['tenth', 'nin', words.join(' '), words.toReversed().join(' ')]) {
      expect([text, await found(text)]).toEqual([text, [order.order_id]]);
    }
    for (const text of ['inth', `${words.join(' ')} foreign`, `${words.slice(0, 9).join(' ')} foreign`]) {
      expect([text, await found(text)]).toEqual([text, []]);
    }
  });

  test('list returns an empty page past the end', async () => {
    const { status, body } = await list('page=1000');
    expect([status, body.data, body.pagination.has_more]).toEqual([200, [], false]);
  });

  test('status returns exactly these fields', async () => {
    const order = await contract().order();
    const { status, body } = await contract().partner.production.status(order.order_id);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'order_id',
      'partner_reference_id',
      'parcel_status',
      'previous_status',
      'updated_at',
      'rider_id',
      'rider_latitude',
      'rider_longitude',
      'driver_type',
      'is_freelancer',
      'time_to_pickup',
      'duration',
      'eta',
      'sequence',
    ]);
  });

  test('status returns a strong ETag, and 304 on If-None-Match until the order changes', async () => {
    const order = await contract().order();
    const { production } = contract().partner;
    const tag = (await production.status(order.order_id)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[^"]+"$/);
    const same = await production.status(order.order_id, { 'if-none-match': tag });
    expect([same.status, same.body]).toEqual([304, '']);
    await production.cancel(order.order_id);
    const changed = await production.status(order.order_id, { 'if-none-match': tag });
    expect([changed.status, changed.body.parcel_status]).toEqual([200, 'CANCELLED']);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });
}

/** The answers of cancel and retry. */
export function commandRows(contract: () => Contract): void {
  test.each([
    ['PENDING', 0],
    ['ASSIGNED', 1],
    ['ACCEPTED', 2],
    ['STARTED', 3],
  ])('cancel from %s answers 200 with the order record', async (status, steps) => {
    const { order_id } = await contract().order();
    if (steps > 0) await contract().drive(order_id, steps);
    const answer = await contract().partner.production.cancel(order_id, { cancellation_reason: 'closed' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      parcel_status: 'CANCELLED',
      previous_status: status,
      cancellation_reason: 'closed',
      cancelled_by: 'partner',
      allowed_actions: ['retry'],
    });
  });

  test.each([
    ['PICKED', 4],
    ['COMPLETED', 5],
  ])('cancel from %s is refused as order_not_cancellable', async (status, steps) => {
    const { order_id } = await contract().order();
    await contract().drive(order_id, steps);
    const answer = await contract().partner.production.cancel(order_id);
    expect([answer.status, answer.body.code]).toEqual([409, 'order_not_cancellable']);
    expect(answer.body.detail).toContain(status);
  });

  test('cancel answers 200 with the unchanged order when it is repeated', async () => {
    const { order_id } = await contract().order();
    const { production } = contract().partner;
    const first = await production.cancel(order_id, { cancellation_reason: 'first' });
    const again = await production.cancel(order_id, { cancellation_reason: 'second' });
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test('retry answers 201 with Location and a new order of the same details, attempt 2, with a new price', async () => {
    const { partner } = contract();
    const { body: quotation } = await partner.production.post('/v1/business/order/quotation', {
      ...orderRequest(),
      receiver_name: undefined,
      receiver_phone_number: undefined,
      is_freelancer: undefined,
    });
    const order = await contract().order({ quotation_id: quotation.quotation_id, metadata: { a: 'b' } });
    await partner.production.cancel(order.order_id);
    const { status, headers, body } = await partner.production.retry(order.order_id);
    expect([status, headers.get('location')]).toEqual([201, `/v1/business/order/${body.order_id}`]);
    expect(body.order_id).not.toBe(order.order_id);
    expect(body).toMatchObject({
      ...orderRequest(),
      metadata: { a: 'b' },
      parcel_status: 'PENDING',
      attempt: 2,
      retry_of_order_id: order.order_id,
    });
    expect(body.quotation.quotation_id).not.toBe(order.quotation.quotation_id);
    expect((await partner.production.details(order.order_id)).body.retried_by_order_id).toBe(body.order_id);
  });

  test('retry answers 200 with the same new order and Idempotent-Replayed when it is repeated, also concurrently', async () => {
    const { order_id } = await contract().order();
    const { production } = contract().partner;
    await production.cancel(order_id);
    const answers = await Promise.all([1, 2, 3].map(() => production.retry(order_id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    for (const { status, headers } of answers)
      expect(headers.get('idempotent-replayed')).toBe(status === 200 ? 'true' : null);
  });

  test.each([
    ['PENDING', 0],
    ['STARTED', 3],
    ['COMPLETED', 5],
  ])('retry from %s is refused as order_not_retryable', async (status, steps) => {
    const { order_id } = await contract().order();
    if (steps > 0) await contract().drive(order_id, steps);
    const answer = await contract().partner.production.retry(order_id);
    expect([answer.status, answer.body.code]).toEqual([409, 'order_not_retryable']);
    expect(answer.body.detail).toContain(status);
  });
}

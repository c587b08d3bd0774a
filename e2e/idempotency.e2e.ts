import { makePartner, PartnerApi } from './api.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';

test('fifty creates at once with one key make one order, which outlives kill -9', async () => {
  const dataDir = temporaryDirectory();
  const program = await startProgram({ dataDir });
  const { production } = await makePartner(program.url);
  const body = orderRequest({ metadata: { b: '2', a: '1' } });
  const answers = await Promise.all(Array.from({ length: 50 }, () => production.create(body, 'invoice-77')));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
  const ids = new Set(answers.map((answer) => answer.body.order_id));
  expect(ids.size).toBe(1);
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') !== 'true')).toHaveLength(1);
  for (const answer of answers) expect(answer.body).toEqual(answers[0]!.body);

  await program.kill();
  const restarted = await startProgram({ dataDir });
  const again = new PartnerApi(restarted.url, production.key);
  const replay = await again.create({ ...body, metadata: { a: '1', b: '2' } }, 'invoice-77');
  expect([replay.status, replay.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  expect(replay.body).toEqual(answers[0]!.body);
  expect((await again.get('/v1/business/orders')).body.pagination.total).toBe(1);

  const other = await again.create({ ...body, item_name: 'saree', parcel_type: 3 }, 'invoice-77');
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  expect([...other.body.fields].sort()).toEqual(['item_name', 'parcel_type']);
});

test('a refused create binds nothing to its key', async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const { production } = await makePartner(program.url);
  expect((await production.create(orderRequest({ parcel_type: 9 }), 'invoice-78')).status).toBe(422);
  const made = await production.create(orderRequest(), 'invoice-78');
  expect([made.status, made.headers.get('idempotent-replayed')]).toEqual([201, null]);
  for (const key of ['two words', 'x'.repeat(256)]) {
    expect((await production.create(orderRequest(), key)).status).toBe(422);
  }
});

test('a partner reads what it has just written, every time', async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const { production } = await makePartner(program.url);
  await Promise.all(
    Array.from({ length: 8 }, async (_, lane) => {
      for (let count = 0; count < 25; count += 1) {
        const reference = `R-${lane}-${count}`;
        const { body: order } = await production.create(orderRequest({ partner_reference_id: reference }));
        const [details, status, list] = await Promise.all([
          production.details(order.order_id),
          production.status(order.order_id),
          production.get(`/v1/business/orders?partner_reference_id=${reference}`),
        ]);
        expect(details.body).toMatchObject(order);
        expect(status.body.sequence).toBe(1);
        expect(list.body.data.map((row: { order_id: string }) => row.order_id)).toEqual([order.order_id]);
      }
    }),
  );
  expect((await production.get('/v1/business/orders')).body.pagination).toMatchObject({ total: 200, total_pages: 4 });
});

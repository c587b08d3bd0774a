import { makePartner, PartnerApi } from './api.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';

test('fifty concurrent creates with one key create one order, which survives kill -9', async () => {
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

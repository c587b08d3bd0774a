import { makePartner } from './api.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';

test('a partner always reads what it has just written', async () => {
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

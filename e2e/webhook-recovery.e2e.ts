import { makePartner, PartnerApi } from './api.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

// Six attempts take at least 31 s.
const reviewWithinMs = 90_000;

test('webhooks that were given up in an outage are sent again once after it, for a partner that has requested it', async () => {
  const { url } = await startProgram({ dataDir: temporaryDirectory() });
  const shops = await Promise.all(
    [true, false].map(async (resend_after_recovery) => {
      const [{ sandbox }, receiver] = [await makePartner(url), await WebhookReceiver.start()];
      const { key } = sandbox;
      const api = new PartnerApi(url, key);
      expect((await api.get('/v1/business/webhooks/settings')).body).toEqual({ resend_after_recovery: false });
      await api.put('/v1/business/webhooks/callback', { callback_url: receiver.url });
      if (resend_after_recovery) {
        const set = await api.put('/v1/business/webhooks/settings', { resend_after_recovery });
        expect([set.status, set.body]).toEqual([200, { resend_after_recovery }]);
      }
      receiver.answer = () => 503;
      const create = async () =>
        (await api.create(orderRequest({ sandbox_scenario: 'no_rider' }))).body.order_id as string;
      return { api, receiver, create, orderIds: [await create(), await create()] };
    }),
  );
  const inReview = async (api: PartnerApi) =>
    (await api.get('/v1/business/webhooks?status=manual_review')).body.pagination.total as number;
  for (const { api } of shops) {
    await until('the webhooks to be given up', async () => (await inReview(api)) === 2, reviewWithinMs);
  }

  for (const { receiver } of shops) {
    receiver.received.length = 0;
    receiver.answer = () => 200;
  }
  const later = await Promise.all(shops.map(({ create }) => create()));
  const [asked, other] = shops;
  if (asked === undefined || other === undefined) throw new Error('two shops');
  await until('all webhooks', () => asked.receiver.received.length === 3, 30_000);
  expect(asked.receiver.received.map(({ body }) => body.order_id).sort()).toEqual([...asked.orderIds, later[0]].sort());
  await until('the log to show it', async () => (await inReview(asked.api)) === 0);
  expect(other.receiver.received.map(({ body }) => body.order_id)).toEqual([later[1]]);
  expect(await inReview(other.api)).toBe(2);
  expect(asked.receiver.received).toHaveLength(3);
}, 180_000);

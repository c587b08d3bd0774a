import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { courseOfAnOrder, dhakaTime, type OrderEventMessage, topics } from '@dakpion/contracts';
import { context, until } from '@dakpion/fixtures';
import { Redeliveries } from '@dakpion/read-models';
import { register } from 'prom-client';
import { Webhook } from 'standardwebhooks';
import { answerTimeoutMs } from './attempts/webhook-sender.ts';
import { laneLimits } from './endpoint-lanes/lane-limits.ts';
import { withInstallation } from './installation.fixture.ts';
import { type Answer, answerOk, newOrderId, orderEvent, partnerAccounts, Receiver } from './webhook.fixture.ts';

function wholeCourse(orderId: string, url: string | null): OrderEventMessage[] {
  return courseOfAnOrder.map((_event, index) => orderEvent(orderId, index + 1, url));
}

const sequences = (webhooks: Receiver['received']) => webhooks.map(({ body }) => body.sequence);

const failing =
  (times: number): Answer =>
  (webhook, response) => {
    times -= 1;
    if (times >= 0) response.writeHead(503).end('busy');
    else answerOk(webhook, response);
  };

describe('the webhook service', () => {
  test('delivers an order’s six webhooks in sequence, signed', async () => {
    await withInstallation(async (installation, receiver) => {
      const orderId = newOrderId();
      await installation.publish(...wholeCourse(orderId, receiver.url));
      await until(() => receiver.received.length === 6);
      expect(sequences(receiver.received)).toEqual([1, 2, 3, 4, 5, 6]);
      const { signing_secret } = installation.partner.webhook.sandbox;
      for (const { headers, text, body } of receiver.received) {
        const verified = new Webhook(signing_secret).verify(text, headers as Record<string, string>);
        expect(verified).toMatchObject({ order_id: orderId, environment: 'sandbox', metadata: { shop: '7' } });
        expect(headers['webhook-id']).toBe(body.event_id);
        // The partner has no callback URL, so its shared secret belongs to no origin: an order's own URL never gets it.
        expect(headers['x-webhook-secret']).toBeUndefined();
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
        expect(headers['user-agent']).toMatch(/^Dakpion/);
      }
      await until(
        async () => (await installation.logOf(orderId)).filter(({ status }) => status === 'delivered').length === 6,
      );
    });
  });

  test("sends to the partner's URL when the order has none, even if the partner is suspended, and nothing without a URL", async () => {
    await withInstallation(async (installation, receiver) => {
      const { engines, owner } = installation;
      const [silent, retried, told, old] = [newOrderId(), newOrderId(), newOrderId(), newOrderId()];
      // The events of an order are handled one after another. Its second webhook proves that the first event had none.
      await installation.publish(orderEvent(silent, 1, null), orderEvent(silent, 2, receiver.url));
      await installation.publish(
        orderEvent(retried, 1, receiver.url, { event: 'RETRIED' }),
        orderEvent(retried, 2, receiver.url),
      );
      await until(() => receiver.received.length === 2);
      expect(sequences(receiver.of(silent))).toEqual([2]);
      expect(sequences(receiver.of(retried))).toEqual([2]);

      const accounts = partnerAccounts(engines);
      await accounts.setCallbackUrl(owner.partner_id, 'sandbox', receiver.url, context);
      await accounts.suspend(owner.partner_id, context);
      // The clock of a dispatch system can be days behind, and its reports can be late.
      const recorded_at = dhakaTime(Date.now());
      await installation.publish(orderEvent(told, 1, null, { recorded_at }));
      await until(() => receiver.of(told).length === 1);

      // An event that is published again, and was recorded before the URL was set, is not sent now.
      const before = dhakaTime(Date.now() - 120_000);
      await installation.publish(
        orderEvent(old, 1, null, { recorded_at: before }),
        orderEvent(old, 2, null, { recorded_at }),
      );
      await until(() => receiver.of(old).length === 1);
      expect(sequences(receiver.of(old))).toEqual([2]);
    });
  });

  test("discards webhooks that wait for the partner's URL when it is removed, and can send them again later", async () => {
    await withInstallation(async (installation, receiver) => {
      const { engines, owner } = installation;
      const accounts = partnerAccounts(engines);
      const setUrl = (url: string | null) => accounts.setCallbackUrl(owner.partner_id, 'sandbox', url, context);
      const recorded_at = dhakaTime(Date.now() + 1_000);
      const [follower, loner] = [newOrderId(), newOrderId()];
      receiver.answer = (_webhook, response) => response.writeHead(503).end('busy');
      await setUrl(`${receiver.url}/partner`);
      await installation.publish(
        orderEvent(follower, 1, null, { recorded_at }),
        orderEvent(follower, 2, null, { recorded_at }),
        orderEvent(loner, 1, `${receiver.url}/own`),
      );
      await until(() => receiver.of(follower).length === 1 && receiver.of(loner).length === 1);
      // Webhooks that are planned after the URL was removed are not sent.
      await until(async () => (await installation.logOf(follower)).length === 2);
      await setUrl(null);

      const statusesOf = async (orderId: string) => (await installation.logOf(orderId)).map(({ status }) => status);
      await until(async () => (await statusesOf(follower)).join() === 'discarded,discarded');
      receiver.answer = answerOk;
      await until(async () => (await statusesOf(loner)).join() === 'delivered');
      const ofFirst = receiver.of(follower).length;
      expect(new Set(sequences(receiver.of(follower)))).toEqual(new Set([1]));

      const [entry] = await installation.logOf(follower);
      const { delivery_id } = entry!;
      const value = { ...owner, type: 'RedeliverWebhook', delivery_id, requested_at: dhakaTime(Date.now()), context };
      const message = { topic: topics.webhookCommands.name, key: delivery_id, type: value.type, value };
      await engines.broker.request(message, { timeoutMs: 5_000 });
      await until(async () => (await statusesOf(follower)).join() === 'delivered,discarded');
      expect(receiver.of(follower)).toHaveLength(ofFirst + 1);
      expect(receiver.of(follower).at(-1)).toMatchObject({ path: '/hook/partner', body: { sequence: 1 } });
    });
  });

  test("sends waiting webhooks to the partner's new URL in sequence, and webhooks for an order's own URL to that URL", async () => {
    await withInstallation(async (installation, receiver) => {
      const { engines, owner } = installation;
      const accounts = partnerAccounts(engines);
      const setUrl = (url: string | null) => accounts.setCallbackUrl(owner.partner_id, 'sandbox', url, context);
      const recorded_at = dhakaTime(Date.now() + 1_000);
      const [follower, loner] = [newOrderId(), newOrderId()];
      receiver.answer = ({ path }, response) => response.writeHead(path === '/hook/new' ? 200 : 503).end();
      await setUrl(`${receiver.url}/old`);
      await installation.publish(
        orderEvent(follower, 1, null, { recorded_at }),
        orderEvent(follower, 2, null, { recorded_at }),
        orderEvent(loner, 1, `${receiver.url}/own`),
      );
      await until(() => receiver.of(follower).length === 1 && receiver.of(loner).length === 1);
      await setUrl(`${receiver.url}/new`);

      const statuses = async () => (await installation.logOf(follower)).map(({ status }) => status);
      await until(async () => (await statuses()).join() === 'delivered,delivered');
      const atNew = receiver.of(follower).filter(({ path }) => path === '/hook/new');
      expect(sequences(atNew)).toEqual([1, 2]);
      expect((await installation.logOf(follower)).map(({ url }) => url)).toEqual(Array(2).fill(`${receiver.url}/new`));
      expect(new Set(receiver.of(loner).map(({ path }) => path))).toEqual(new Set(['/hook/own']));
    });
  });

  test('delivers an event that was published twice once, except in the scenario of duplicates', async () => {
    await withInstallation(async (installation, receiver) => {
      const [once, twice] = [newOrderId(), newOrderId()];
      const event = orderEvent(once, 1, receiver.url);
      await installation.publish(event, event, orderEvent(once, 2, receiver.url));
      const sandbox_scenario = 'duplicate_webhooks';
      await installation.publish(orderEvent(twice, 1, receiver.url, { sandbox_scenario }));
      await installation.publish(orderEvent(twice, 2, receiver.url, { sandbox_scenario }));
      await until(() => receiver.of(once).length === 2 && receiver.of(twice).length === 4);
      expect(sequences(receiver.of(once))).toEqual([1, 2]);
      expect(sequences(receiver.of(twice))).toEqual([1, 1, 2, 2]);
      const [first, second] = receiver.of(twice);
      expect(first?.body.event_id).toBe(second?.body.event_id);
    });
  });

  test("tries again 1 s and 2 s after failures, and holds the order's later webhooks back until then", async () => {
    await withInstallation(async (installation, receiver) => {
      receiver.answer = failing(2);
      const [slow, other] = [newOrderId(), newOrderId()];
      await installation.publish(...wholeCourse(slow, receiver.url));
      await until(() => receiver.of(slow).length === 2);
      const publishedAt = Date.now();
      await installation.publish(orderEvent(other, 1, receiver.url));
      await until(() => receiver.of(slow).length === 8);
      expect(sequences(receiver.of(slow))).toEqual([1, 1, 1, 2, 3, 4, 5, 6]);
      const [first, second, third] = receiver.of(slow).map(({ at }) => at);
      const [unhindered] = receiver.of(other);
      expect(unhindered!.at).toBeLessThan(third!);
      // The time that this machine needs for a webhook that waits for nothing.
      const busyMs = unhindered!.at - publishedAt;
      expect(second! - first!).toBeGreaterThanOrEqual(1_000);
      expect(second! - first!).toBeLessThan(1_500 + 2 * busyMs);
      expect(third! - second!).toBeGreaterThanOrEqual(2_000);
      expect(third! - second!).toBeLessThan(2_500 + 2 * busyMs);
      await until(async () => (await installation.logOf(slow)).every(({ status }) => status === 'delivered'));
      const [entry] = await installation.logOf(slow);
      expect(entry?.attempts).toMatchObject([
        { number: 1, response_status: 503, error: 'unexpected_status', response_excerpt: null },
        { number: 2, response_status: 503, error: 'unexpected_status', response_excerpt: null },
        { number: 3, response_status: 200, error: null, response_excerpt: null },
      ]);
    });
  });

  test('lets endpoints that hang delay only their own orders', async () => {
    await withInstallation(async (installation, receiver) => {
      const hanging = await Promise.all(Array.from({ length: 20 }, () => Receiver.open(() => undefined)));
      // More than the places that all endpoints of one partner have before their first answers, but only slightly more, because all
      // must begin before the first of them ends.
      const ofEach = Math.ceil((1 + laneLimits.new.underWay.perPartner) / hanging.length);
      try {
        await installation.publish(
          ...hanging.flatMap(({ url }) => Array.from({ length: ofEach }, () => orderEvent(newOrderId(), 1, url))),
        );
        await until(() => hanging.every(({ received }) => received.length > 0));
        const firstHungAt = Math.min(...hanging.map(({ received }) => received[0]?.at ?? 0));
        // Few, so that they end in time on a busy machine too.
        const orders = [newOrderId(), newOrderId()];
        await installation.publish(...orders.flatMap((orderId) => wholeCourse(orderId, receiver.url)));
        await until(() => receiver.received.length === 6 * orders.length);
        // Before any hanging request has ended and freed its place.
        expect(Date.now() - firstHungAt).toBeLessThan(answerTimeoutMs);
        for (const orderId of orders) expect(sequences(receiver.of(orderId))).toEqual([1, 2, 3, 4, 5, 6]);
      } finally {
        await Promise.all(hanging.map((each) => each.close()));
      }
    });
  });

  test('continues after a stop during a delivery', async () => {
    await withInstallation(async (installation, receiver) => {
      const orders = Array.from({ length: 20 }, newOrderId);
      receiver.answer = (webhook, response) =>
        webhook.body.sequence === 3 ? response.writeHead(503).end() : answerOk(webhook, response);
      await installation.publish(...orders.flatMap((orderId) => wholeCourse(orderId, receiver.url)));
      await until(() => orders.some((orderId) => receiver.of(orderId).length >= 2));
      await installation.stop();
      receiver.answer = answerOk;
      await installation.start();
      await until(() => orders.every((orderId) => receiver.of(orderId).at(-1)?.body.sequence === 6), 10_000);
      for (const orderId of orders) {
        const distinct = [...new Set(sequences(receiver.of(orderId)))];
        expect(distinct).toEqual([1, 2, 3, 4, 5, 6]);
      }
    });
  });

  test('rebuilds due times and log when the state store is lost', async () => {
    await withInstallation(async (installation, receiver) => {
      receiver.answer = (_webhook, response) => response.writeHead(500).end();
      const orderId = newOrderId();
      await installation.publish(...wholeCourse(orderId, receiver.url));
      await until(async () => (await installation.logOf(orderId))[0]?.attempts.length === 1);
      await installation.stop();
      await rm(join(installation.directory, 'state'), { recursive: true });
      receiver.answer = answerOk;
      await installation.start();
      await until(async () => {
        // The read is refused until the log is built again.
        const log = await installation.logOf(orderId).catch(() => []);
        return log.filter(({ status }) => status === 'delivered').length === 6;
      });
      expect(sequences(receiver.of(orderId))).toEqual([1, 1, 2, 3, 4, 5, 6]);
      expect((await installation.logOf(orderId))[0]?.attempts).toHaveLength(2);
    });
  });

  test('rebuilds due times and log when the state store loses everything during the work, and repeats no delivered webhook', async () => {
    await withInstallation(async (installation, receiver) => {
      const [delivered, failed, hanging] = [newOrderId(), newOrderId(), newOrderId()];
      const held: (() => void)[] = [];
      receiver.answer = (webhook, response) => {
        if (webhook.body.order_id === failed) response.writeHead(500).end();
        else if (webhook.body.order_id === hanging) held.push(() => response.writeHead(500).end());
        else answerOk(webhook, response);
      };
      const orders = [delivered, failed, hanging];
      await installation.publish(...orders.flatMap((orderId) => wholeCourse(orderId, receiver.url)));
      const isDelivered = async (orderId: string) => {
        const log = await installation.logOf(orderId);
        return log.length === 6 && log.every(({ status }) => status === 'delivered');
      };
      await until(async () => (await isDelivered(delivered)) && held.length === 1);
      await until(async () => (await installation.logOf(failed))[0]?.attempts.length === 1);

      await installation.loseState();
      expect(await installation.logOf(delivered)).toEqual([]);
      // The attempt whose claim was lost fails only after the rebuild.
      await until(() => isDelivered(delivered));
      receiver.answer = answerOk;
      held[0]?.();
      await until(async () => (await isDelivered(failed)) && (await isDelivered(hanging)));
      expect(sequences(receiver.of(delivered))).toEqual([1, 2, 3, 4, 5, 6]);
      expect([...new Set(sequences(receiver.of(failed)))]).toEqual([1, 2, 3, 4, 5, 6]);
      expect(sequences(receiver.of(hanging))).toEqual([1, 1, 2, 3, 4, 5, 6]);
    });
  });

  test('shows the results of attempts and the waiting webhooks in metrics', async () => {
    await withInstallation(async (installation, receiver) => {
      register.resetMetrics();
      const [good, bad] = [newOrderId(), newOrderId()];
      receiver.answer = (webhook, response) =>
        webhook.body.order_id === good ? answerOk(webhook, response) : response.writeHead(500).end();
      await installation.publish(orderEvent(good, 1, receiver.url), orderEvent(bad, 1, receiver.url));
      await until(async () => (await installation.logOf(bad))[0]?.attempts.length === 1);
      await until(async () => (await installation.logOf(good))[0]?.status === 'delivered');
      // Unknown while the log is still being built.
      await until(async () => (await register.metrics()).includes('dakpion_webhook_in_review '));
      const text = await register.metrics();
      expect(text).toContain('dakpion_webhook_attempts_total{outcome="delivered"} 1\n');
      expect(text).toMatch(/dakpion_webhook_attempts_total\{outcome="unexpected_status"\} [1-3]\n/);
      expect(text).toContain('dakpion_webhook_first_attempt_delay_seconds_count 2\n');
      expect(text).toContain('dakpion_webhook_delivery_delay_seconds_count 1\n');
      expect(text).toContain('dakpion_webhook_orders_waiting 1\n');
      expect(text).toContain('dakpion_webhook_in_review 0\n');
      expect(text).toContain('dakpion_webhook_endpoints{state="slow"} 0\n');
    });
  });

  test('calls no forbidden address', async () => {
    await withInstallation(async (installation) => {
      const [literal, named] = [newOrderId(), newOrderId()];
      await installation.publish(orderEvent(literal, 1, 'https://10.0.0.1/hook'));
      await installation.publish(orderEvent(named, 1, 'https://no-such-host.invalid/hook'));
      const firstErrors = async () => {
        const entries = [...(await installation.logOf(literal)), ...(await installation.logOf(named))];
        return entries.map(({ attempts }) => attempts[0]?.error);
      };
      await until(async () => (await firstErrors()).filter((error) => error !== undefined).length === 2);
      expect(await firstErrors()).toEqual(['address_not_allowed', 'name_not_resolved']);
    });
  });

  test("sends a webhook again to the present URL of the order's webhooks", async () => {
    await withInstallation(async (installation, receiver) => {
      const { engines, owner } = installation;
      const order_id = newOrderId();
      const accounts = partnerAccounts(engines);
      const goTo = (url: string | null) => accounts.setCallbackUrl(owner.partner_id, 'sandbox', url, context);
      await goTo(`${receiver.url}/old`);
      await installation.publish(orderEvent(order_id, 1, null, { recorded_at: dhakaTime(Date.now()) }));
      const isDelivered = async (attempts: number) => {
        const [entry] = await installation.logOf(order_id);
        return entry?.status === 'delivered' && entry.attempts.length === attempts ? entry : undefined;
      };
      const { delivery_id } = await until(() => isDelivered(1));
      for (const [index, url] of [`${receiver.url}/new`, null].entries()) {
        await goTo(url);
        const value = { ...owner, type: 'RedeliverWebhook', delivery_id, requested_at: dhakaTime(Date.now()), context };
        const message = { topic: topics.webhookCommands.name, key: delivery_id, type: value.type, value };
        await engines.broker.request(message, { timeoutMs: 5_000 });
        expect(await until(() => isDelivered(index + 2))).toMatchObject({ url: `${receiver.url}/new` });
      }
      expect(receiver.received.map(({ path }) => path)).toEqual(['/hook/old', '/hook/new', '/hook/new']);
      const filter = { url: `${receiver.url}/new`, offset: 0, limit: 1 };
      expect(await installation.log.list(owner, filter)).toMatchObject({ total: 1 });
    });
  });

  test('when many are requested again, leaves out those that had an attempt since the request', async () => {
    await withInstallation(async (installation, receiver) => {
      receiver.answer = failing(1);
      const orderId = newOrderId();
      await installation.publish(orderEvent(orderId, 1, receiver.url));
      await until(async () => (await installation.logOf(orderId))[0]?.status === 'retrying');
      const requested_at = dhakaTime(Date.now());
      await until(async () => (await installation.logOf(orderId))[0]?.status === 'delivered');
      const filter = { created_at_from: null, status: null };
      const type = 'RedeliverWebhooks';
      const value = { ...installation.owner, type, redelivery_id: 'rdl_1', filter, requested_at, context };
      const message = { topic: topics.webhookCommands.name, key: orderId, type, value };
      await installation.engines.broker.request(message, { timeoutMs: 5_000 });
      const redeliveries = new Redeliveries(installation.engines.stateStore);
      const progress = await until(async () => {
        const found = await redeliveries.find(installation.owner, 'rdl_1');
        return found?.finished_at ? found : undefined;
      });
      expect(progress.redelivered).toBe(0);
      expect(receiver.received).toHaveLength(2);
    });
  });

  test('when many are requested again, includes those that were sent while the clock was ahead', async () => {
    const right = Date.now;
    let aheadMs = 24 * 60 * 60_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => right() + aheadMs);
    try {
      await withInstallation(async (installation, receiver) => {
        const { engines, owner } = installation;
        const orderId = newOrderId();
        await installation.publish(orderEvent(orderId, 1, receiver.url));
        await until(async () => (await installation.logOf(orderId))[0]?.status === 'delivered');
        aheadMs = 0;
        const filter = { created_at_from: null, status: null };
        const type = 'RedeliverWebhooks';
        const requested_at = dhakaTime(Date.now());
        const value = { ...owner, type, redelivery_id: 'rdl_1', filter, requested_at, context };
        const message = { topic: topics.webhookCommands.name, key: orderId, type, value };
        expect(await engines.broker.request(message, { timeoutMs: 5_000 })).toMatchObject({ accepted: 1 });
        await until(() => receiver.received.length === 2);
      });
    } finally {
      clock.mockRestore();
    }
  });

  test('redelivers many webhooks one at a time, at a limited pace, however often they are requested', async () => {
    await withInstallation(async (installation, receiver) => {
      const orderIds = Array.from({ length: 42 }, newOrderId);
      for (const orderId of orderIds) await installation.publish(...wholeCourse(orderId, receiver.url));
      const webhooks = 42 * 6;
      const { owner, engines, log } = installation;
      const delivered = { status: 'delivered', offset: 0, limit: 1 } as const;
      await until(async () => (await log.list(owner, delivered)).total === webhooks);

      const redeliver = async (redelivery_id: string) => {
        const filter = { created_at_from: null, status: null };
        const type = 'RedeliverWebhooks';
        const value = { ...owner, type, redelivery_id, filter, requested_at: dhakaTime(Date.now()), context };
        const message = { topic: topics.webhookCommands.name, key: owner.partner_id, type, value };
        return engines.broker.request(message, { timeoutMs: 10_000 });
      };
      const begunAt = performance.now();
      const asked = Array.from({ length: 20 }, (_, index) => redeliver(`rdl_${index}`));
      const first = { outcome: 'done', redelivery_id: 'rdl_0', accepted: webhooks };
      expect(await Promise.all(asked)).toEqual(asked.map(() => first));

      const redeliveries = new Redeliveries(engines.stateStore);
      await until(async () => (await redeliveries.find(owner, 'rdl_0'))?.finished_at !== null);
      // Three steps, of which the first two last a second each.
      expect(performance.now() - begunAt).toBeGreaterThan(1_900);
      await until(() => receiver.received.length === 2 * webhooks);
      for (const index of asked.keys()) {
        const found = await redeliveries.find(owner, `rdl_${index}`);
        expect([index, found?.redelivered]).toEqual([index, index === 0 ? webhooks : undefined]);
      }
      // After it has ended, another can begin.
      expect(await redeliver('rdl_new')).toMatchObject({ redelivery_id: 'rdl_new' });
    });
  });

  test('sends a requested webhook again under the same event id', async () => {
    await withInstallation(async (installation, receiver) => {
      const orderId = newOrderId();
      await installation.publish(...wholeCourse(orderId, receiver.url));
      await until(
        async () => (await installation.logOf(orderId)).filter(({ status }) => status === 'delivered').length === 6,
      );
      const [first] = await installation.logOf(orderId);
      const ask = async (type: string, fields: object) => {
        const value = { type, ...installation.owner, context, ...fields };
        const message = { topic: topics.webhookCommands.name, key: orderId, type, value };
        return installation.engines.broker.request(message, { timeoutMs: 5_000 });
      };
      const requested_at = dhakaTime(Date.now());
      const one = { delivery_id: first?.delivery_id, requested_at };
      expect(await ask('RedeliverWebhook', one)).toEqual({ outcome: 'done', redelivered: 1 });
      await until(async () => (await installation.logOf(orderId))[0]?.attempts.length === 2);
      // The same request is already complete, so nothing is sent.
      expect(await ask('RedeliverWebhook', one)).toEqual({ outcome: 'done', redelivered: 1 });
      expect(receiver.of(orderId)[6]?.text).toBe(receiver.of(orderId)[0]?.text);
      expect(receiver.of(orderId)[6]?.headers['webhook-id']).toBe(first?.event_id);

      const redeliveries = new Redeliveries(installation.engines.stateStore);
      const filter = { created_at_from: first?.created_at, status: null };
      const many = { redelivery_id: 'rdl_1', filter, requested_at: dhakaTime(Date.now()) };
      expect(await ask('RedeliverWebhooks', many)).toEqual({
        outcome: 'done',
        redelivery_id: 'rdl_1',
        accepted: 6,
      });
      await until(() => receiver.of(orderId).length === 13);
      expect(sequences(receiver.of(orderId)).slice(7)).toEqual([1, 2, 3, 4, 5, 6]);
      const progress = () => redeliveries.find(installation.owner, 'rdl_1');
      await until(async () => (await progress())?.finished_at !== null);
      expect(await progress()).toMatchObject({ accepted: 6, redelivered: 6, status: null });

      const refusal = { code: 'webhook_not_found', delivery_id: 'dlv_none' };
      const unknown = { delivery_id: 'dlv_none', requested_at };
      expect(await ask('RedeliverWebhook', unknown)).toEqual({ outcome: 'refused', refusal });
      const foreign = { ...one, environment: 'production' };
      expect(await ask('RedeliverWebhook', foreign)).toMatchObject({ outcome: 'refused' });
    });
  });
});

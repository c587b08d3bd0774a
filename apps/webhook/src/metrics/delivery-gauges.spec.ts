import { dhakaTime, type Environment } from '@dakpion/contracts';
import { context, until } from '@dakpion/fixtures';
import { PartnerBuild, Partners } from '@dakpion/partners';
import { DeliveryLog, type DeliveryLogEntry, DeliveryLogWriter } from '@dakpion/read-models';
import type { Engines } from '@dakpion/service';
import { type StateStore, StateStoreUnavailableError } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { DeliveryAttempts } from '../attempts/delivery-attempts.ts';
import { PartnerSecrets } from '../attempts/partner-secrets.ts';
import { WebhookSender } from '../attempts/webhook-sender.ts';
import { OrderDeliveriesRepository } from '../deliveries/order-deliveries.repository.ts';
import { DeliveryScheduler } from '../delivery-scheduler/delivery-scheduler.ts';
import { LeasedOrders } from '../delivery-scheduler/leased-orders.ts';
import { requestsAtOnce } from '../endpoint-lanes/lane-limits.ts';
import { newOrderId, partnerAccounts, withEngines } from '../webhook.fixture.ts';
import { DeliveryGauges } from './delivery-gauges.ts';

const clock = Date.now;

/** The gauges of the service in a cluster, over a state store that can be unavailable. */
async function withGauges(stateStore: StateStore, engines: Engines, run: () => Promise<void>): Promise<void> {
  const repository = new OrderDeliveriesRepository(engines.eventStore);
  const partners = new Partners(stateStore, engines.eventStore);
  const sender = new WebhookSender({ allowedRanges: { sandbox: [], production: [] }, requestsAtOnce, clock });
  const attempts = new DeliveryAttempts(repository, new PartnerSecrets(partners, clock, null), sender, {
    own: clock,
    shared: clock,
  });
  const scheduler = new DeliveryScheduler({ attempts, dueOrders: new LeasedOrders(stateStore), diskSpace: null });
  const gauges = new DeliveryGauges(scheduler, partners, new DeliveryLog(stateStore), stateStore);
  gauges.onApplicationBootstrap();
  try {
    await run();
  } finally {
    gauges.beforeApplicationShutdown();
    await sender.close();
  }
}

/** The lines of `/metrics` with this prefix. */
async function told(begin: string): Promise<string[]> {
  return (await register.metrics()).split('\n').filter((line) => line.startsWith(begin));
}

/** Adds this number of partners, copied from one that has rotated a key. */
async function addPartners({ eventStore, stateStore }: Engines, count: number): Promise<string[]> {
  const accounts = partnerAccounts({ eventStore, stateStore }, clock);
  const { partner_id } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
  await accounts.rotateApiKey(partner_id, 'sandbox', context);
  const partner = await new Partners(stateStore, eventStore).find(partner_id);
  const ids = [partner_id];
  for (let number = 1; number < count; number += 1) {
    const id = `prt_${number}`;
    const value = { ...partner, partner_id: id };
    const listing = { lists: ['all'], score: number };
    await stateStore.documents.write('partners', [
      { kind: 'put', collection: 'partners', id, version: 1, value, listing },
    ]);
    ids.push(id);
  }
  await (await PartnerBuild.begin(stateStore)).complete();
  return ids;
}

async function putInReview(stateStore: StateStore, partner_id: string, environment: Environment): Promise<void> {
  const at = dhakaTime(clock());
  const entry: DeliveryLogEntry = {
    delivery_id: 'dlv_1',
    order_id: newOrderId(),
    event: 'ASSIGNED',
    event_id: 'evt_1',
    sequence: 1,
    url: 'https://example.com/hook',
    environment,
    status: 'manual_review',
    attempts: [],
    attempts_total: 0,
    next_attempt_at: null,
    created_at: at,
    updated_at: at,
  };
  await new DeliveryLogWriter(stateStore).write({ partner_id, environment }, [{ entry, version: 1 }]);
}

test('counts the reviews of all partners, however many, with rotated keys', async () => {
  await withEngines(async (engines) => {
    const ids = await addPartners(engines, 501);
    for (const id of ids) await putInReview(engines.stateStore, id, 'production');
    await putInReview(engines.stateStore, ids[0] ?? '', 'sandbox');
    await withGauges(engines.stateStore, engines, async () => {
      // Without an answer within 3 s the gauge is omitted, and the next read of the metrics waits for the same answer.
      const [line] = await until(async () => {
        const lines = await told('dakpion_webhook_in_review');
        return lines.length > 0 && lines;
      });
      expect(line).toBe('dakpion_webhook_in_review 502');
    });
  });
});

test('omits the figures of the state store while it is not available, and shows all others', async () => {
  Logger.overrideLogger(false);
  await withEngines(async (engines) => {
    const isAway = () => Promise.reject(new StateStoreUnavailableError('away'));
    const { documents, dueQueues, ...others } = engines.stateStore;
    const away = {
      documents: { ...documents, read: isAway, readMany: isAway, list: isAway },
      dueQueues: { ...dueQueues, depth: isAway, earliest: isAway },
      ...others,
    };
    await withGauges(away, engines, async () => {
      expect(await told('dakpion_webhook_o')).toEqual([]);
      expect(await told('dakpion_webhook_in_review')).toEqual([]);
      expect(await told('dakpion_webhook_endpoints')).toHaveLength(2);
    });
  });
  Logger.overrideLogger(true);
});

import { until } from '@dakpion/fixtures';
import { PartnerBuild, Partners } from '@dakpion/partners';
import { DeliveryLog } from '@dakpion/read-models';
import type { Settings } from '@dakpion/settings';
import { withEngines } from '../webhook.fixture.ts';
import { DeliveryLogRetention } from './delivery-log-retention.ts';
import { DeliveryLogRetentionWorker } from './delivery-log-retention.worker.ts';

afterEach(() => jest.restoreAllMocks());

test('passes the work on when it stops, so that old webhooks are removed although instances are replaced often', async () => {
  await withEngines(async ({ stateStore, eventStore }) => {
    await (await PartnerBuild.begin(stateStore)).complete();
    const removals = jest.spyOn(DeliveryLogRetention.prototype, 'removeDeliveredBefore');
    const settings = { webhookLogDays: 30 } as Settings;
    const partners = new Partners(stateStore, eventStore);
    const worker = () =>
      new DeliveryLogRetentionWorker(stateStore, Date.now, settings, new DeliveryLog(stateStore), partners);
    for (const removed of [1, 2]) {
      const one = worker();
      one.onApplicationBootstrap();
      await until(() => removals.mock.calls.length === removed);
      await one.beforeApplicationShutdown();
    }
  });
});

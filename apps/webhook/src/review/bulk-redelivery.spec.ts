import type { RedeliverWebhooks } from '@dakpion/contracts';
import type { Broker } from '@dakpion/messaging';
import { DeliveryLog, Redeliveries } from '@dakpion/read-models';
import { withEngines } from '../webhook.fixture.ts';
import { BulkRedelivery } from './bulk-redelivery.ts';
import type { Redelivery } from './redelivery.ts';

const owner = { partner_id: 'prt_1', environment: 'sandbox' } as const;
const context = {
  actor: { kind: 'service', service: 'gateway' },
  correlation_id: 'req_1',
  causation_id: null,
} as const;

function command(redelivery_id: string): RedeliverWebhooks {
  const filter = { created_at_from: null, status: 'manual_review' } as const;
  const requested_at = '2026-11-21T12:00:00.000+06:00';
  return { type: 'RedeliverWebhooks', ...owner, redelivery_id, filter, requested_at, context };
}

test('does not take a redelivery whose first step was never sent for one in progress', async () => {
  await withEngines(async ({ stateStore }) => {
    const published: string[] = [];
    let isUp = false;
    const publish: Broker['publish'] = async (messages) => {
      if (!isUp) throw new Error('the broker is down');
      published.push(...messages.map(({ value }) => (value as RedeliverWebhooks).redelivery_id));
    };
    const redeliveries = new Redeliveries(stateStore);
    const bulk = new BulkRedelivery(
      new DeliveryLog(stateStore),
      redeliveries,
      {} as Redelivery,
      { publish } as Broker,
      Date.now,
    );

    await expect(bulk.begin(command('rdl_1'))).rejects.toThrow('the broker is down');
    isUp = true;
    expect(await bulk.begin(command('rdl_2'))).toMatchObject({ redelivery_id: 'rdl_2' });
    expect(published).toEqual(['rdl_2']);
    expect(await redeliveries.underWay(owner)).toMatchObject({ redelivery_id: 'rdl_2' });
  });
});

import { withTemporaryDirectory } from '@dakpion/fixtures';
import { closeEngines } from '@dakpion/service';
import { DeliveryLog } from '@dakpion/webhook-deliveries';
import { planDelivery } from '../domain/delivery-command.fixture.ts';
import { DeliveryLogProjection } from '../log/delivery-log.projection.ts';
import { OrderDeliveriesRepository } from '../order-deliveries.repository.ts';
import { openEngines } from '../webhook.fixture.ts';
import { WebhookDescription } from './webhook-description.ts';

const trace = { correlation_id: 'req_1', causation_id: 'evt_1', occurred_at: '2026-11-21T12:00:00.000+06:00' };

test('a webhook that another instance planned is described, though what is held here is behind', async () => {
  await withTemporaryDirectory(async (directory) => {
    const engines = await openEngines(directory);
    const { eventStore, stateStore } = engines;
    const [here, other] = [new OrderDeliveriesRepository(eventStore), new OrderDeliveriesRepository(eventStore)];
    await here.execute('ord_1', planDelivery(1), trace);
    await other.execute('ord_1', planDelivery(2), trace);
    const events = [];
    for await (const event of eventStore.readStream('webhook-ord_1')) events.push(event);
    await new DeliveryLogProjection(eventStore, stateStore).project(events);

    const description = new WebhookDescription(new DeliveryLog(stateStore), here);
    const question = { type: 'DescribeWebhook', partner_id: 'prt_1', environment: 'sandbox' } as const;
    for (const sequence of [1, 2]) {
      expect(await description.describe({ ...question, delivery_id: `dlv_${sequence}` })).toMatchObject({
        outcome: 'done',
        request: { body: `{"sequence":${sequence}}` },
      });
    }
    await closeEngines(engines);
  });
});

import { until, withTemporaryDirectory } from '@dakpion/examples';
import { PartnerAccounts } from '@dakpion/partners';
import { openLmdbStateStore } from '@dakpion/state-store';
import { call, startGateway } from '../gateway.examples.ts';

test('a partner whose read models were never written is known all the same, from its events', async () => {
  const gateway = await startGateway();
  await withTemporaryDirectory(async (directory) => {
    const elsewhere = await openLmdbStateStore({ directory });
    try {
      const accounts = new PartnerAccounts(gateway.engines.eventStore, elsewhere, Date.now);
      const context = { actor: { kind: 'operator' }, correlation_id: 'spec', causation_id: null } as const;
      const { api_keys } = await accounts.create({ name: 'Aarong', email: 'shop@example.com' }, context);
      const orders = () => call(`${gateway.url}/v1/business/orders`, 'GET', { 'x-api-key': api_keys.sandbox });
      const status = await until(async () => {
        const answer = await orders();
        return answer.status !== 401 && answer.status;
      });
      expect(status).toBe(200);
    } finally {
      await gateway.close();
      await elsewhere.close();
    }
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PartnerAccounts } from '@dakpion/partners';
import { openLmdbStateStore } from '@dakpion/state-store';
import { call, startGateway } from '../gateway.examples.ts';

test('a partner whose read models were never written is known all the same, from its events', async () => {
  const gateway = await startGateway();
  const directory = await mkdtemp(join(tmpdir(), 'dakpion-elsewhere-'));
  const elsewhere = await openLmdbStateStore({ directory });
  try {
    const accounts = new PartnerAccounts(gateway.engines.eventStore, elsewhere, Date.now);
    const context = { actor: { kind: 'operator' }, correlation_id: 'spec', causation_id: null } as const;
    const { api_keys } = await accounts.create({ name: 'Aarong', email: 'shop@example.com' }, context);
    const orders = () => call(`${gateway.url}/v1/business/orders`, 'GET', { 'x-api-key': api_keys.sandbox });
    const deadline = Date.now() + 5_000;
    let { status } = await orders();
    while (status === 401 && Date.now() < deadline) {
      await setTimeout(10);
      ({ status } = await orders());
    }
    expect(status).toBe(200);
  } finally {
    await gateway.close();
    await elsewhere.close();
    await rm(directory, { recursive: true, force: true });
  }
});

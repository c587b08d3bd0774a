import { openLog, startServices } from '@dakpion/service';
import { type ReadySettings, readSettings } from '@dakpion/settings';
import { withEngines } from '../webhook.fixture.ts';
import { webhookService } from '../webhook.service.ts';
import { requireLocalAddress } from './local-address.ts';

const absent = '192.0.2.1';
const refusal = `WEBHOOK_LOCAL_ADDRESS ${absent} cannot be used (EADDRNOTAVAIL). Set it to an address of this machine.`;

test('accepts an address of this machine', async () => {
  await expect(requireLocalAddress('127.0.0.1')).resolves.toBeUndefined();
});

test('does not start the service with the address of another machine', async () => {
  await withEngines(async (engines) => {
    const read = readSettings({ WEBHOOK_LOCAL_ADDRESS: absent });
    if (read.outcome === 'refused') throw new Error('settings');
    const settings = { ...read.settings, operatorToken: '', quotationSecret: '' } as ReadySettings;
    const starting = startServices([webhookService], engines, settings, openLog('fatal', 'webhook'));
    await expect(starting).rejects.toThrow(refusal);
  });
});

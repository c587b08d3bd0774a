import { context, withTemporaryDirectory } from '@dakpion/fixtures';
import { PartnerAccounts, Partners } from '@dakpion/partners';
import { closeEngines } from '@dakpion/service';
import { openEngines } from '../webhook.fixture.ts';
import { PartnerSecrets } from './partner-secrets.ts';

const hourMs = 60 * 60 * 1_000;

describe('PartnerSecrets', () => {
  test('after a rotation both secrets sign for 24 hours, and both tokens are sent', async () => {
    await withTemporaryDirectory(async (directory) => {
      const engines = await openEngines(directory);
      let now = Date.parse('2026-11-21T08:00:00.000Z');
      const clock = () => now;
      const accounts = new PartnerAccounts(engines.eventStore, engines.stateStore, clock, null);
      const { partner_id, webhook } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
      const secrets = new PartnerSecrets(new Partners(engines.stateStore, engines.eventStore), clock, null);
      const previous = webhook.sandbox;
      expect(await secrets.current(partner_id, 'sandbox')).toEqual({
        signing_secrets: [previous.signing_secret],
        tokens: [previous.token],
      });

      const rotation = await accounts.rotateWebhookSecrets(partner_id, 'sandbox', context);
      if (rotation.outcome === 'refused') throw new Error(rotation.refusal.code);
      now += 1_000;
      expect(await secrets.current(partner_id, 'sandbox')).toEqual({
        signing_secrets: [rotation.signing_secret, previous.signing_secret],
        tokens: [rotation.token, previous.token],
      });
      now += 24 * hourMs;
      expect(await secrets.current(partner_id, 'sandbox')).toMatchObject({
        signing_secrets: [rotation.signing_secret],
      });
      await expect(secrets.current('prt_none', 'sandbox')).rejects.toThrow('not known');
      await closeEngines(engines);
    });
  });
});

import { context } from '@dakpion/fixtures';
import { Partners } from '@dakpion/partners';
import { partnerAccounts, withEngines } from '../webhook.fixture.ts';
import { PartnerSecrets } from './partner-secrets.ts';

const url = 'https://shop.example/hook';
const hourMs = 60 * 60 * 1_000;

describe('PartnerSecrets', () => {
  test('sign with both secrets and send both tokens for 24 hours after a rotation', async () => {
    await withEngines(async (engines) => {
      let now = Date.parse('2026-11-21T08:00:00.000Z');
      const clock = () => now;
      const accounts = partnerAccounts(engines, clock);
      const { partner_id, webhook } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
      await accounts.setCallbackUrl(partner_id, 'sandbox', url, context);
      const there = { partner_id, environment: 'sandbox', url } as const;
      const secrets = new PartnerSecrets(new Partners(engines.stateStore, engines.eventStore), clock, null);
      const previous = webhook.sandbox;
      expect(await secrets.current(there)).toEqual({
        signing_secrets: [previous.signing_secret],
        tokens: [previous.token],
      });

      const rotation = await accounts.rotateWebhookSecrets(partner_id, 'sandbox', context);
      if (rotation.outcome === 'refused') throw new Error(rotation.refusal.code);
      now += 1_000;
      expect(await secrets.current(there)).toEqual({
        signing_secrets: [rotation.signing_secret, previous.signing_secret],
        tokens: [rotation.token, previous.token],
      });
      now += 24 * hourMs;
      expect(await secrets.current(there)).toMatchObject({
        signing_secrets: [rotation.signing_secret],
      });
      await expect(secrets.current({ ...there, partner_id: 'prt_none' })).rejects.toThrow('not known');
    });
  });

  test('give only the signature to a URL of another origin, and within a second everything to a new callback URL', async () => {
    await withEngines(async (engines) => {
      let now = Date.parse('2026-11-21T08:00:00.000Z');
      const clock = () => now;
      const accounts = partnerAccounts(engines, clock);
      const { partner_id, webhook } = await accounts.create({ name: 'Shop', email: 'ops@shop.example' }, context);
      const secrets = new PartnerSecrets(new Partners(engines.stateStore, engines.eventStore), clock, null);
      const tokensFor = async (destination: string) => {
        const to = { partner_id, environment: 'sandbox', url: destination } as const;
        const { signing_secrets, tokens } = await secrets.current(to);
        expect(signing_secrets).toEqual([webhook.sandbox.signing_secret]);
        expect(await secrets.isShared(to)).toBe(tokens.length > 0);
        return tokens;
      };
      const move = async (callbackUrl: string) => {
        const done = await accounts.setCallbackUrl(partner_id, 'sandbox', callbackUrl, context);
        now += 1_000;
        return done.outcome === 'done' ? done.token : 'refused';
      };
      expect(await tokensFor(url)).toEqual([]);
      expect(await move(url)).toBeNull();
      expect(await tokensFor('https://shop.example/own')).toEqual([webhook.sandbox.token]);
      expect(await tokensFor('https://evil.example/own')).toEqual([]);
      const token = await move('https://evil.example/hook');
      expect(await tokensFor('https://evil.example/own')).toEqual([token]);
      expect(await tokensFor(url)).toEqual([]);
      expect(await secrets.isShared({ partner_id: 'prt_none', environment: 'sandbox', url })).toBe(false);
    });
  });
});

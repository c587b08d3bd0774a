import { dhakaTime, type SentTestWebhook, topics } from '@dakpion/contracts';
import { context } from '@dakpion/fixtures';
import { type Installation, withInstallation } from '../installation.fixture.ts';
import { partnerAccounts, type Receiver } from '../webhook.fixture.ts';

/** The shared secrets that a test carries. */
async function tokensOfTest({ engines, owner }: Installation, { url, received }: Receiver): Promise<unknown[]> {
  const value = { type: 'SendTestWebhook', ...owner, event: 'PICKED', url, requested_at: dhakaTime(Date.now()) };
  const message = { topic: topics.webhookCommands.name, key: 'test', type: value.type, value };
  const reply = await engines.broker.request(message, { timeoutMs: 5_000 });
  expect((reply as { sent: SentTestWebhook }).sent.delivered).toBe(true);
  const { headers } = received.at(-1)!;
  return [headers['x-webhook-secret'], headers['x-webhook-secret-previous']];
}

test('carries the secrets that are valid at that moment, even immediately after the URL was set and after a rotation', async () => {
  await withInstallation(async (installation, receiver) => {
    const { engines, owner, partner } = installation;
    const accounts = partnerAccounts(engines);
    const { token } = partner.webhook.sandbox;
    expect(await tokensOfTest(installation, receiver)).toEqual([undefined, undefined]);
    await accounts.setCallbackUrl(owner.partner_id, 'sandbox', receiver.url, context);
    expect(await tokensOfTest(installation, receiver)).toEqual([token, undefined]);
    const rotation = await accounts.rotateWebhookSecrets(owner.partner_id, 'sandbox', context);
    if (rotation.outcome === 'refused') throw new Error(rotation.refusal.code);
    expect(await tokensOfTest(installation, receiver)).toEqual([rotation.token, token]);
  });
});

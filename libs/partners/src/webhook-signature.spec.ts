import fc from 'fast-check';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { webhookSignature } from './webhook-signature.ts';

const secret = fc
  .uint8Array({ minLength: 24, maxLength: 64 })
  .map((key) => `whsec_${Buffer.from(key).toString('base64')}`);
const now = () => Math.floor(Date.now() / 1_000);

function headers(id: string, timestamp: number, signature: string) {
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };
}

describe('webhookSignature', () => {
  test('verifies with the reference library under each of the secrets', () => {
    fc.assert(
      fc.property(fc.array(secret, { minLength: 1, maxLength: 2 }), fc.json(), (secrets, body) => {
        const timestamp = now();
        const signature = webhookSignature(secrets, { id: 'evt_1', timestamp, body });
        for (const each of secrets) {
          expect(new Webhook(each).verify(body, headers('evt_1', timestamp, signature))).toEqual(JSON.parse(body));
        }
      }),
    );
  });

  test('does not verify under another secret, id, time or body', () => {
    const [mine, other] = fc.sample(secret, { numRuns: 2, seed: 7 });
    const timestamp = now();
    const signature = webhookSignature([mine!], { id: 'evt_1', timestamp, body: '{}' });
    const verify = (key: string, body: string, id: string, at: number) => () =>
      new Webhook(key).verify(body, headers(id, at, signature));
    expect(verify(mine!, '{}', 'evt_1', timestamp)).not.toThrow();
    expect(verify(other!, '{}', 'evt_1', timestamp)).toThrow(WebhookVerificationError);
    expect(verify(mine!, '{ }', 'evt_1', timestamp)).toThrow(WebhookVerificationError);
    expect(verify(mine!, '{}', 'evt_2', timestamp)).toThrow(WebhookVerificationError);
    expect(verify(mine!, '{}', 'evt_1', timestamp - 1)).toThrow(WebhookVerificationError);
  });
});

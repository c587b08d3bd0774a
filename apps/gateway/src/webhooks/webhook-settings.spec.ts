import { type Answer, call, type StartedGateway, startGateway } from '../gateway.fixture.ts';

let gateway: StartedGateway;
let keys: { readonly sandbox: string; readonly production: string };

beforeAll(async () => {
  gateway = await startGateway();
  keys = (await gateway.partner()).api_keys;
});
afterAll(() => gateway.close());

function settings(method: string, body?: unknown, key = keys.sandbox): Promise<Answer> {
  return call(`${gateway.url}/v1/business/webhooks/settings`, method, { 'x-api-key': key }, body);
}

test('webhooks are not sent again by themselves until it is set, for the environment of the key', async () => {
  expect((await settings('GET')).body).toEqual({ resend_after_recovery: false });
  for (const resend_after_recovery of [true, true, false, true]) {
    const set = await settings('PUT', { resend_after_recovery });
    expect([set.status, set.body]).toEqual([200, { resend_after_recovery }]);
    expect((await settings('GET')).body).toEqual({ resend_after_recovery });
  }
  expect((await settings('GET', undefined, keys.production)).body).toEqual({ resend_after_recovery: false });
});

test.each([
  [{}, 'resend_after_recovery', 'required'],
  [{ resend_after_recovery: 'true' }, 'resend_after_recovery', 'wrong_type'],
  [{ resend_after_recovery: null }, 'resend_after_recovery', 'required'],
  [{ resend_after_recovery: true, pace: 7 }, 'pace', 'unknown_field'],
])('%j is refused', async (body, field, code) => {
  const answer = await settings('PUT', body);
  expect([answer.status, answer.body.errors]).toEqual([422, [expect.objectContaining({ field, code })]]);
});

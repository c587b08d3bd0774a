import { call, operate, PartnerApi } from './api.ts';
import { clockAhead } from './clock-ahead.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

test('a key rotated in the dashboard works for 24 hours, then is refused as expired, and the request log shows it', async () => {
  const dataDir = temporaryDirectory();
  const program = await startProgram({ dataDir });
  const { body: partner } = await operate(program.url, 'POST', '/partners', { name: 'Aarong', email: 'a@example.com' });
  const origin = { origin: program.url };
  const signedIn = await call('POST', `${program.url}/v1/dashboard/session`, origin, partner.dashboard);
  const cookie = String(signedIn.headers.get('set-cookie')).split(';')[0] ?? '';
  const rotate = `${program.url}/v1/dashboard/keys/production/rotate`;
  const { body: rotated } = await call('POST', rotate, { ...origin, cookie }, {});
  const keys = [partner.api_keys.production, rotated.api_key];
  const answers = async (url: string) =>
    Promise.all(
      keys.map(async (key) => {
        const { status, body } = await new PartnerApi(url, key).get('/v1/business/orders');
        return status === 200 ? 200 : body.code;
      }),
    );
  expect(await answers(program.url)).toEqual([200, 200]);
  await program.stop();

  const nearly = await startProgram({ dataDir, env: clockAhead(dayMs - minuteMs) });
  expect(await answers(nearly.url)).toEqual([200, 200]);
  await nearly.stop();

  const after = await startProgram({ dataDir, env: clockAhead(dayMs + minuteMs) });
  expect(await answers(after.url)).toEqual(['expired_api_key', 200]);
  const log = new PartnerApi(after.url, rotated.api_key);
  const refused = async () => (await log.get('/v1/business/requests?problem_code=expired_api_key')).body.data;
  await until('the request in the log', async () => (await refused()).length > 0);
  const expected = {
    path: '/v1/business/orders',
    status: 401,
    api_key_last_four: partner.api_keys.production.slice(-4),
  };
  expect(await refused()).toEqual([expect.objectContaining(expected)]);
});

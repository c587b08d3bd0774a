import { join } from 'node:path';
import { call, operate, PartnerApi } from './api.ts';
import { startProgram, temporaryDirectory } from './program.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Shifts the program's clock: it has no name, unlike the services of a cluster. */
const clockAhead = (ms: number) => ({
  NODE_OPTIONS: `--import=${join(__dirname, 'clock-skew.fixture.mjs')}`,
  E2E_CLOCK_SKEWS: JSON.stringify({ undefined: ms }),
});

test('a key that was rotated in the dashboard works for 24 hours and is then refused as expired', async () => {
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
});

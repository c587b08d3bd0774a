import { freePort } from '../scripts/free-port.mjs';
import { makePartner } from './api.ts';
import { operatorToken } from './operator-token.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { rawRequest } from './raw-request.ts';
import { until } from './until.ts';

// Tests what web pages and callers of a reverse proxy can reach of a program that listens at a loopback address, and which
// forwarded headers it trusts.

const authorization = `Bearer ${operatorToken}`;

test('every request of a web page that uses DNS rebinding is refused, at every port', async () => {
  const ports = { OPERATOR_PORT: String(await freePort()), HEALTH_PORT: String(await freePort()) };
  const program = await startProgram({
    dataDir: temporaryDirectory(),
    env: { ...ports, PUBLIC_URL: 'https://api.shop.example', SANDBOX_HOST: 'sandbox.shop.example' },
  });
  const operators = `http://127.0.0.1:${ports.OPERATOR_PORT}`;
  const health = `http://127.0.0.1:${ports.HEALTH_PORT}`;
  const urls = [
    `${program.url}/docs`,
    `${program.url}/health/live`,
    `${program.url}/v1/business/orders`,
    `${program.url}/nothing`,
    `${operators}/v1/operator/partners`,
    `${operators}/operator`,
    `${health}/health/ready`,
    `${health}/metrics`,
  ];
  for (const url of urls) {
    for (const host of ['rebound.example', `rebound.example:${new URL(url).port}`, 'localhost.rebound.example']) {
      const headers = { host, authorization, 'x-forwarded-host': 'localhost' };
      const { status, body } = await rawRequest(url, { headers });
      expect([url, host, status, JSON.parse(body).code]).toEqual([url, host, 421, 'misdirected_request']);
    }
  }
  const names = ['localhost', '[::1]:3000', 'dev.localhost', 'api.shop.example', 'sandbox.shop.example:443'];
  for (const host of names) {
    expect([host, (await rawRequest(`${program.url}/docs`, { headers: { host } })).status]).toEqual([host, 200]);
    const partners = await rawRequest(`${operators}/v1/operator/partners`, { headers: { host, authorization } });
    expect([host, partners.status]).toEqual([host, 200]);
    expect([host, (await rawRequest(`${health}/metrics`, { headers: { host } })).status]).toEqual([host, 200]);
  }
});

describe('behind a reverse proxy on the same machine', () => {
  const PUBLIC_URL = 'https://api.shop.example';
  const privatePaths = ['/inbox', '/inbox/demo', '/v1/operator/partners', '/operator'];

  async function statuses(url: string): Promise<number[]> {
    const answers = privatePaths.map((path) => rawRequest(`${url}${path}`, { headers: { authorization } }));
    return (await Promise.all(answers)).map(({ status }) => status);
  }

  test("the inbox, the demonstration partner and the operators' API are off, and the start reports it", async () => {
    const dataDir = temporaryDirectory();
    const here = await startProgram({ dataDir });
    await until('the greeting', () => here.output().includes('Ctrl-C'));
    expect(await statuses(here.url)).toEqual([200, 200, 200, 200]);
    const [key] = /sandbox_key_test_\w+/.exec(here.output()) ?? [];
    await here.stop();

    const program = await startProgram({ dataDir, env: { PUBLIC_URL } });
    await until('the greeting', () => program.output().includes('Ctrl-C'));
    expect(await statuses(program.url)).toEqual([404, 404, 404, 404]);
    const headers = { 'x-api-key': key ?? '' };
    expect((await rawRequest(`${program.url}/v1/business/orders`, { headers })).status).toBe(403);
    expect(program.output()).not.toContain(key);
    expect(program.output()).toContain('PUBLIC_URL (https://api.shop.example)');
    expect(program.output()).toContain('INBOX, DEMONSTRATION_PARTNER, OPERATOR_API');
  });

  test("the inbox, the demonstration partner and the operators' API are turned on by settings", async () => {
    const env = { PUBLIC_URL, INBOX: 'on', DEMONSTRATION_PARTNER: 'on', OPERATOR_API: 'on' };
    const program = await startProgram({ dataDir: temporaryDirectory(), env });
    await until('the greeting', () => program.output().includes('Ctrl-C'));
    expect(await statuses(program.url)).toEqual([200, 200, 200, 200]);
    expect(program.output()).toMatch(/sandbox_key_test_\w{38}/);
  });
});

describe('headers of a proxy', () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  const sentTo = (url: string) => rawRequest(`${url}/problems`, { headers: forwarded });
  const linesOf = (output: string) => output.split('\n').filter((line) => line.includes('X-Forwarded-For of '));

  test('an X-Forwarded-For of a peer that is not trusted is ignored, with one warning that names the setting', async () => {
    const program = await startProgram({ dataDir: temporaryDirectory() });
    await rawRequest(`${program.url}/problems`);
    expect(linesOf(program.output())).toEqual([]);
    for (let count = 0; count < 20; count += 1) expect((await sentTo(program.url)).status).toBe(200);
    await until('the warning', () => linesOf(program.output()).length > 0);
    expect(linesOf(program.output())).toEqual([expect.stringContaining('is not in TRUSTED_PROXIES')]);
    // All callers of the proxy share one address. Thirty failures are allowed, and one more in each 2 s.
    const failures = await failuresOf(program.url, 60);
    expect([failures[0], failures.at(-1)]).toEqual([401, 429]);
  });

  test('callers behind a trusted proxy have their own addresses, and no warning is written', async () => {
    const env = { TRUSTED_PROXIES: '127.0.0.0/8' };
    const program = await startProgram({ dataDir: temporaryDirectory(), env });
    expect(new Set(await failuresOf(program.url, 35))).toEqual(new Set([401]));
    await program.stop();
    expect(linesOf(program.output())).toEqual([]);
  });

  test.each([
    ['not used by default', {}, 200],
    ['used where a setting says so', { FORWARDED_HOST: 'on' }, 401],
  ])('the host that a trusted proxy forwards is %s', async (_, more, expected) => {
    const hosts = { SANDBOX_HOST: 'sandbox.shop.example', PRODUCTION_HOST: 'api.shop.example' };
    const env = { ...hosts, TRUSTED_PROXIES: '127.0.0.0/8', ...more };
    const program = await startProgram({ dataDir: temporaryDirectory(), env });
    const { sandbox } = await makePartner(program.url);
    const headers = { 'x-api-key': sandbox.key, 'x-forwarded-host': 'api.shop.example' };
    expect((await rawRequest(`${program.url}/v1/business/orders`, { headers })).status).toBe(expected);
  });

  /** The answers to requests with unknown keys, each for another caller of the proxy. */
  async function failuresOf(url: string, count: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let caller = 0; caller < count; caller += 1) {
      const headers = { 'x-api-key': 'unknown', 'x-forwarded-for': `203.0.113.${caller}` };
      statuses.push((await rawRequest(`${url}/v1/business/orders`, { headers })).status);
    }
    return statuses;
  }
});

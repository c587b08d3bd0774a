import { freePort } from '../scripts/free-port.mjs';
import { operatorToken } from './operator-token.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { rawRequest } from './raw-request.ts';
import { until } from './until.ts';

// What of a program that listens at a loopback address can be reached by web pages and through a reverse proxy.

const authorization = `Bearer ${operatorToken}`;

test('a web page that uses DNS rebinding is refused at every port, whatever it requests', async () => {
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

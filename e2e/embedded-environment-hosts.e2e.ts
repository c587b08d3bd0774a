import { execFile } from 'node:child_process';
import { freePort } from '../scripts/free-port.mjs';
import { type Body, makePartner, operate } from './api.ts';
import { describeInBrowser, startBrowser } from './browser.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';

// Where each environment has its own host, a key is valid only there. Every example of the program must name the host of its key.

const guideWithinMs = 60_000;
let program: Program;
let hosts: { readonly sandbox: string; readonly production: string };

beforeAll(async () => {
  const port = await freePort();
  hosts = { sandbox: `http://localhost:${port}`, production: `http://127.0.0.1:${port}` };
  const env = {
    PUBLIC_URL: hosts.production,
    SANDBOX_HOST: new URL(hosts.sandbox).host,
    PRODUCTION_HOST: new URL(hosts.production).host,
  };
  program = await startProgram({ dataDir: temporaryDirectory(), port, env });
});

async function statusOf(address: string, key: string): Promise<number> {
  return (await fetch(`${address}/v1/business/orders`, { headers: { 'x-api-key': key } })).status;
}

test('the commands of the guide to the first order work with a sandbox key', async () => {
  const { sandbox } = await makePartner(program.url);
  const guide = await (await fetch(`${program.url}/docs/first-order.md`)).text();
  const script = [...guide.matchAll(/```sh\n(.*?)```/gs)].map(([, code]) => code).join('\n');
  const env = { PATH: process.env.PATH ?? '', DAKPION_KEY: sandbox.key };
  const options = { cwd: temporaryDirectory(), env, timeout: guideWithinMs };
  const output = await new Promise((resolve) => {
    execFile('bash', ['-euo', 'pipefail', '-c', script], options, (error, stdout, stderr) =>
      resolve(error === null ? 'all commands succeeded' : `${stdout}${stderr}`),
    );
  });
  expect(output).toBe('all commands succeeded');
});

test('each address of the guide to keys and of the OpenAPI document accepts only the keys of its environment', async () => {
  const { sandbox, production } = await makePartner(program.url);
  const guide = await (await fetch(`${program.url}/docs/keys.md`)).text();
  const row = /^\| address of the API \| `(\S+)\/v1\/business` \| `(\S+)\/v1\/business` \|$/m.exec(guide);
  const { servers }: Body = await (await fetch(`${program.url}/openapi.json`)).json();
  const listed = [row?.slice(1), servers.map(({ url }: Body) => url)];
  expect(listed).toEqual([Object.values(hosts), Object.values(hosts)]);
  for (const [ofSandbox, ofProduction] of listed) {
    expect([await statusOf(ofSandbox, sandbox.key), await statusOf(ofSandbox, production.key)]).toEqual([200, 401]);
    expect([await statusOf(ofProduction, sandbox.key), await statusOf(ofProduction, production.key)]).toEqual([
      401, 200,
    ]);
  }
});

describeInBrowser('in a browser', () => {
  let browser: Awaited<ReturnType<typeof startBrowser>>;
  beforeAll(async () => {
    browser = await startBrowser();
  });

  test('the console of each host names the keys that it accepts, and leads to the other', async () => {
    const page = await browser.open();
    for (const [here, there, keys] of [
      [hosts.production, hosts.sandbox, 'live_key_'],
      [hosts.sandbox, hosts.production, 'sandbox_key_test_'],
    ] as const) {
      await page.goto(`${here}/docs/reference`);
      const note = page.getByRole('complementary', { name: 'Access' });
      await note.getByText(`This host accepts only keys that begin with ${keys}`).waitFor();
      const link = note.getByRole('link', { name: /^the console for/ });
      expect(await link.getAttribute('href')).toBe(`${there}/docs/reference`);
    }
    await page.context().close();
  });

  test('a copied request of the dashboard goes to the host of its key', async () => {
    const asked = { name: 'Two hosts', email: 'hosts@example.com' };
    const { body: made } = await operate(program.url, 'POST', '/partners', asked);
    expect(await statusOf(hosts.sandbox, made.api_keys.sandbox)).toBe(200);
    expect(await statusOf(hosts.production, made.api_keys.production)).toBe(200);
    const page = await browser.open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: program.url });
    const { email, password } = made.dashboard;
    const headers = { origin: program.url };
    await page.request.post(`${program.url}/v1/dashboard/session`, { headers, data: { email, password } });
    for (const environment of ['sandbox', 'production'] as const) {
      await page.goto(`${program.url}/dashboard/${environment}/requests`);
      await page.getByText('/v1/business/orders', { exact: true }).first().click();
      await page.getByRole('button', { name: 'Copy as curl' }).click();
      await page.getByText('Copied').waitFor();
      const curl = (await page.evaluate('navigator.clipboard.readText()')) as string;
      expect(curl).toBe(`curl -sS '${hosts[environment]}/v1/business/orders' -H "X-API-Key: $DAKPION_API_KEY"`);
    }
    await page.context().close();
  });
});

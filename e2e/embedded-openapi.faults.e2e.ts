import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWith, tools } from '../scripts/manifests/tools.ts';
import { type Answer, type Body, call, operate, PartnerApi } from './api.ts';
import { operatorToken } from './operator-token.ts';
import { outputOf } from './output-of.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { keepSeed, seedsFor } from './schemathesis/seeds.ts';

const folder = join(__dirname, 'schemathesis');
const withinMs = 8 * 60_000;
const shownLength = 10_000;
const dispatchToken = 'dispatch-token-of-the-tests';

/** Streams, whose answers do not end. */
const streams = ['streamEvents', 'streamOrderEvents'];
/** Operations that end the session with which the others are tested. */
const endSession = ['signOut', 'signOutEverywhere', 'changePassword', 'removeUser', 'changeUserRole'];

interface TestedApi {
  readonly api: 'partner' | 'operator' | 'dispatch' | 'dashboard';
  readonly examples: number;
  readonly excluded: readonly string[];
  /** The maximum number of requests per second, for APIs with a quota for users. */
  readonly rate?: string;
}

const tested: readonly TestedApi[] = [
  { api: 'partner', examples: 40, excluded: streams },
  { api: 'operator', examples: 5, excluded: [] },
  { api: 'dispatch', examples: 30, excluded: [] },
  { api: 'dashboard', examples: 5, excluded: endSession, rate: '8/s' },
];

/** Starts a program, and creates the credentials for each of its APIs. */
async function startTested() {
  // Slow riders, because a request that follows the creation of an order cannot cancel it after the pickup.
  const { url } = await startProgram({
    dataDir: temporaryDirectory(),
    env: { ROBOT_STEP_MS: '5000', TRUSTED_PROXIES: '127.0.0.0/8', DISPATCH_TOKEN: dispatchToken },
  });
  const limits = { write: 1_000_000, read: 1_000_000 };
  const asked = { name: 'Schemathesis', email: 'shop@example.com', rate_limits: { sandbox: limits } };
  const { body: made } = await operate(url, 'POST', '/partners', asked);
  const sandbox = new PartnerApi(url, made.api_keys.sandbox);
  const session = await call('POST', `${url}/v1/dashboard/session`, { origin: url }, made.dashboard);
  const cookie = /=([^;]+)/.exec(session.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const keys = { partner: sandbox.key, operator: operatorToken, dispatch: dispatchToken, dashboard: cookie };
  return { url, sandbox, keys };
}

/** The document of an API as served by a program without https, on which the name of the cookie depends. */
function documentOf(api: string): string {
  const file = join(temporaryDirectory(), `${api}.json`);
  const text = readFileSync(join(__dirname, `../docs/openapi/${api}.json`), 'utf8');
  writeFileSync(file, text.replace('"__Host-dakpion-session"', '"dakpion-session"'));
  return file;
}

/** Runs Schemathesis, and throws if it finds a fault. */
async function run({ api, examples, excluded, rate }: TestedApi, url: string, key: string, seed: number) {
  const without = excluded.flatMap((id) => ['--exclude-operation-id', id]);
  const settings = ['--checks', 'all', '--max-examples', String(examples), '--workers', '1', '--no-color'];
  // A request for a hundred orders took longer than the defaults of 10 s when other suites used the CPU.
  const patience = ['--request-timeout', '30', '--max-response-time', '30'];
  const pace = rate === undefined ? [] : ['--rate-limit', rate];
  // The pages of the dashboard send this header.
  const origin = api === 'dashboard' ? ['--header', `Origin: ${url}`] : [];
  const target = ['run', documentOf(api), '--url', url, '--seed', String(seed)];
  const args = ['--config-file', `${api}.toml`, ...target, ...without, ...settings, ...patience, ...pace, ...origin];
  const child = spawn(tools.schemathesis, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, DAKPION_KEY: key, SCHEMATHESIS_SEED: String(seed) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = outputOf(child);
  const [exitCode] = await once(child, 'close');
  if (exitCode === 0) return output();
  keepSeed(api, seed);
  // The output is long, and the faults are in its middle.
  const shown = output();
  const faults = shown.slice(Math.max(0, shown.indexOf('= FAILURES ='))).slice(0, shownLength);
  throw new Error(`SCHEMATHESIS_SEED=${seed}, kept in e2e/schemathesis/found-seeds.json:\n${faults}`);
}

describeWith(['schemathesis'], 'Schemathesis', () => {
  // The runs are concurrent, because one of them waits for the quota of a dashboard's user most of its time.
  test.concurrent.each(tested)(
    'requests made from the OpenAPI document find no fault: $api',
    async (one) => {
      const { url, sandbox, keys } = await startTested();
      for (const seed of seedsFor(one.api)) {
        process.stdout.write(`Schemathesis, ${one.api}: SCHEMATHESIS_SEED=${seed}\n`);
        const output = await run(one, url, keys[one.api], seed);
        if (one.api === 'partner') await expectLinks(output, sandbox);
      }
    },
    withinMs,
  );
});

/** Expects that requests were sent along the links of the document: orders were created, cancelled and retried. */
async function expectLinks(output: string, sandbox: PartnerApi): Promise<void> {
  expect(output).toContain('Stateful');
  const cancelled = await sandbox.get('/v1/business/orders?parcel_status=CANCELLED&limit=200');
  const details = cancelled.body.data.map(({ order_id }: Body) => sandbox.details(order_id));
  const retried = (await Promise.all<Answer>(details)).filter(({ body }) => body.retried_by_order_id !== null);
  expect(retried.length).toBeGreaterThan(0);
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Body, PartnerApi } from './api.ts';
import { untilAuditIsClean } from './clean-audit.ts';
import { operatorToken } from './operator-token.ts';
import { run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

/** The data that a client of the installation has kept. */
interface Client {
  readonly partner_id: string;
  readonly api_keys: { readonly sandbox: string };
  readonly orders: readonly {
    readonly order_id: string;
    readonly key: string;
    readonly request: { readonly receiver_phone_number: string; readonly partner_reference_id: string };
    readonly status: string;
  }[];
}

/** The port of the webhook receiver in the installations. Nobody listened there, so all webhooks wait. */
const receiverPort = 18_999;
/** The maximum time of a build on a busy machine, in ms. It begins after 3 s. */
const builtWithinMs = 60_000;
const hangsAfterMs = 240_000;

/** A data directory that a program of this commit has written: 20 orders of a partner, most of which have ended. */
function installationOf(commit: string): { dataDir: string; client: Client } {
  const directory = temporaryDirectory();
  execFileSync('tar', ['xzf', join(__dirname, 'installations', `${commit}.tar.gz`), '-C', directory]);
  const client = JSON.parse(readFileSync(join(directory, `${commit}.json`), 'utf8')) as Client;
  return { dataDir: join(directory, commit), client };
}

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await WebhookReceiver.start({ port: receiverPort });
});

test.each(['624d998', 'c8ea13b', '7977299'])(
  'an installation of commit %s is upgraded: it serves at once, finds everything, and the audit is clean',
  async (commit) => {
    const { dataDir, client } = installationOf(commit);
    const arrived = receiver.received.length;
    const settings = { DATA_DIR: dataDir, OPERATOR_TOKEN: operatorToken };
    expect(await run('dist/programs/cli.js', ['audit', 'verify'], settings)).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('read models are not built in their present form yet: order-views-projection'),
    });

    const program = await startProgram({ dataDir, env: { LOG_LEVEL: 'info' } });
    const shop = new PartnerApi(program.url, client.api_keys.sandbox);
    const found = async (query: string) => {
      const { status, headers, body } = await shop.get(`/v1/business/orders?${query}`);
      return { status, headers, body, ids: ((body.data ?? []) as Body[]).map(({ order_id }) => order_id) };
    };
    const byPhone = ({ request }: Client['orders'][number]) =>
      found(`receiver_phone_number=${request.receiver_phone_number}`);
    const [first] = client.orders;

    // The former build serves while the other one is built.
    const asked = await byPhone(first!);
    if (asked.status === 200) {
      // On a slow machine, the build can be complete before this request. Then the program has logged it.
      const isBuilt = () => / of order-views-projection serves, after /.test(program.output());
      await until('the word that the build serves', isBuilt);
    } else {
      expect(asked).toMatchObject({ status: 503, body: { code: 'temporarily_unavailable', reason: 'rebuilding' } });
      expect(Number(asked.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    for (const { order_id, status } of client.orders) {
      expect((await shop.details(order_id)).body).toMatchObject({ parcel_status: status });
    }
    expect((await found('limit=50')).ids).toHaveLength(client.orders.length);
    const made = await shop.create({ ...first!.request, partner_reference_id: 'INV-9000' }, 'after-the-upgrade');
    expect(made.status).toBe(201);
    expect((await shop.details(made.body.order_id)).status).toBe(200);

    await until('the views to be built', async () => (await byPhone(first!)).status === 200, builtWithinMs);
    for (const order of client.orders) {
      const { order_id, status, request, key } = order;
      expect((await byPhone(order)).ids).toContain(order_id);
      const [invoice] = request.partner_reference_id.split(' ');
      expect((await found(`reference_text=${invoice}`)).ids).toEqual([order_id]);
      expect((await found(`parcel_status=${status}&limit=50`)).ids).toContain(order_id);
      const reference = encodeURIComponent(request.partner_reference_id);
      expect((await found(`partner_reference_id=${reference}`)).ids).toEqual([order_id]);
      const replayed = await shop.create(request, key);
      expect([replayed.status, replayed.body.order_id]).toEqual([201, order_id]);
    }
    expect((await byPhone({ ...first!, request: made.body })).ids).toContain(made.body.order_id);

    const waiting = async (status: string) =>
      (await shop.get(`/v1/business/webhooks?status=${status}`)).body.data.length;
    await until(
      'the waiting webhooks to be delivered',
      async () => (await waiting('pending')) + (await waiting('retrying')) === 0,
      builtWithinMs,
    );
    expect(receiver.received.length).toBeGreaterThan(arrived);
    await untilAuditIsClean(settings, builtWithinMs);
    expect(program.output()).not.toContain('may have lost its last writes');
    expect((await program.stop()).exitCode).toBe(0);
  },
  hangsAfterMs,
);

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { type Body, makePartner, operate, PartnerApi } from './api.ts';
import { atEnd } from './at-end.ts';
import { operatorToken } from './operator-token.ts';
import { orderRequest, quotationRequest } from './order-request.ts';
import { launch, run, temporaryDirectory } from './program.ts';
import { canMount, SmallDisk } from './small-disk.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

const floorMb = 64;
const diskMb = 128;
const lanes = 6;

/** Starts the embedded program, even if it cannot serve. */
function start(dataDir: string, port: number) {
  const { child, output } = launch('dist/programs/dakpion.js', [], {
    DATA_DIR: dataDir,
    PORT: String(port),
    OPERATOR_TOKEN: operatorToken,
    MIN_FREE_DISK_MB: String(floorMb),
    LOG_LEVEL: 'warn',
    ROBOT_STEP_MS: '50',
  });
  atEnd(() => child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    const [exitCode, signal] = await exited;
    return { exitCode, signal };
  };
  return { output, stop };
}

/** Places orders one after another in several lanes until it is stopped. */
class Load {
  readonly acknowledged: string[] = [];
  readonly refused: { status: number; code: string; reason?: string }[] = [];
  private readonly running: Promise<unknown>;
  private stopping = false;

  constructor(
    private readonly api: PartnerApi,
    private readonly callbackUrl: string,
  ) {
    this.running = Promise.all(Array.from({ length: lanes }, () => this.lane()));
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  private async lane(): Promise<void> {
    while (!this.stopping) {
      const answer = await this.api.create(orderRequest({ callback_url: this.callbackUrl }), randomUUID());
      if (answer.status === 201) this.acknowledged.push(answer.body.order_id);
      else this.refused.push({ status: answer.status, code: answer.body.code, reason: answer.body.reason });
    }
  }
}

// Some containers do not allow mounts. Then the name of the skipped tests gives this reason.
const mountable = canMount();
const testOnSmallDisk = mountable ? test : test.skip;
const environments = ['events', 'state', 'messages'].map((name) => [name] as const);

describe(`a full disk${mountable ? '' : ' (skipped: no file system can be mounted here)'}`, () => {
  testOnSmallDisk.each(environments)(
    'of %s refuses changes with a reason, continues reads, and accepts changes again when there is space',
    async (environment) => {
      const dataDir = temporaryDirectory();
      const disk = new SmallDisk(join(dataDir, environment), diskMb);
      const receiver = await WebhookReceiver.start();
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const ready = async () => (await fetch(`${url}/health/ready`)).json() as Promise<{ checks: { disk: string } }>;
      const first = start(dataDir, port);
      await until('the program to serve', async () => (await ready()).checks.disk === 'ok');
      const { sandbox, partnerId } = await makePartner(url);
      const api = new PartnerApi(url, sandbox.key);

      const load = new Load(api, receiver.url);
      await until('some webhooks', () => receiver.received.length > 50, 60_000);
      disk.fillUpTo(floorMb / 2);
      await until('a refusal', () => load.refused.some(({ reason }) => reason === 'disk_full'));
      await load.stop();
      for (const { status, code } of load.refused) expect([status, code]).toEqual([503, 'temporarily_unavailable']);
      // The answer of readiness is cached for a second.
      const refusedAt = performance.now();
      let lastTold = refusedAt;
      await until('readiness to report the full disk', async () => {
        const askedAt = performance.now();
        if ((await ready()).checks.disk === 'full') return true;
        lastTold = askedAt;
        return false;
      });
      expect(lastTold - refusedAt).toBeLessThan(2_000);
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      const [orderId = ''] = load.acknowledged;
      expect((await api.details(orderId)).status).toBe(200);
      expect((await api.get('/v1/business/orders')).body.pagination.total).toBeGreaterThanOrEqual(
        load.acknowledged.length,
      );
      expect((await api.post('/v1/business/order/quotation', quotationRequest())).status).toBe(200);
      for (const refused of [
        await api.cancel(orderId),
        await operate(url, 'POST', `/partners/${partnerId}/suspend`),
        await operate(url, 'POST', '/rider-events', []),
      ]) {
        expect([refused.status, refused.body.reason]).toEqual([503, 'disk_full']);
        expect(refused.headers.get('retry-after')).toBe('30');
        expect(refused.body.detail).toMatch(/disk .* almost full\. Nothing was changed\./);
      }

      disk.makeRoom();
      const again = new Load(api, receiver.url);
      await until('orders to be placed again', () => again.acknowledged.length > 20);
      // The disk becomes full to the last byte, at once and under load.
      disk.fillUpTo(0);
      await until('a refusal', () => again.refused.length > 0);
      await again.stop();
      expect((await api.details(orderId)).status).toBe(200);

      // A stop that takes longer than 10 s ends with 1.
      expect(await first.stop()).toEqual({ exitCode: 0, signal: null });
      const bad = /.*(?:Commit failed|unhandled|uncaught|do_write error).*/i.exec(first.output())?.[0];
      expect(bad).toBeUndefined();

      const second = start(dataDir, port);
      await until('the word that it waits', () => second.output().includes('Waiting for free disk space'));
      disk.makeRoom();
      const orderIds = [...load.acknowledged, ...again.acknowledged];
      for (const id of orderIds) {
        const completed = async () => (await api.status(id)).body.parcel_status === 'COMPLETED';
        await until(`${id} to be completed`, completed, 60_000);
        await until(`the webhooks of ${id}`, () => sequencesOf(receiver, id).size === 6, 60_000);
        const logged = async () => {
          const { data } = (await api.get(`/v1/business/webhooks?order_id=${id}&status=delivered`)).body;
          return data.length === 6 && (data as Body[]);
        };
        const log = await until(`the log of ${id}`, logged, 60_000);
        const attempts = log.reduce((sum, { attempts_total }) => sum + attempts_total, 0);
        // A webhook in progress when the disk became full, and one at the restart, may have been sent again.
        expect(receiver.of(id).length).toBeLessThanOrEqual(attempts + 2);
      }
      const audit = () => run('dist/programs/cli.js', ['audit', 'verify', '--json'], { DATA_DIR: dataDir });
      await until('a clean audit', async () => (await audit()).output.includes('"differences":0'), 30_000);
      expect((await second.stop()).exitCode).toBe(0);
    },
    240_000,
  );
});

function sequencesOf(receiver: WebhookReceiver, orderId: string): Set<number> {
  return new Set(receiver.of(orderId).map(({ body }) => body.sequence as number));
}

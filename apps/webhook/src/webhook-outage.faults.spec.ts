import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { until, withTemporaryDirectory } from '@dakpion/fixtures';
import { type Answer, answerOk, Receiver } from './webhook.fixture.ts';

const orders = 500;
/** The maximum number of requests in progress when the process is killed, and of requests whose records were not durable. */
const inFlight = 64;

jest.setTimeout(120_000);

/** The service in its own process, and its last message of each kind. */
class ServiceProcess {
  readonly said = new Map<string, string>();
  private readonly child: ChildProcess;

  constructor(...args: string[]) {
    const script = join(__dirname, '../fixtures/webhook-service.child.cjs');
    this.child = spawn(process.execPath, ['--conditions=@dakpion/source', script, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    createInterface({ input: this.child.stdout! }).on('line', (line) => {
      const [kind = '', value = ''] = line.split(' ');
      this.said.set(kind, value);
    });
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }
}

const byPath: Answer = (webhook, response) => {
  if (webhook.path === '/busy') response.writeHead(503).end();
  else if (webhook.path === '/ok') answerOk(webhook, response);
};

test('delivers a thousand webhooks in order after it was killed with some planned, attempted, waiting or hanging', async () => {
  await withTemporaryDirectory(async (directory) => {
    const receiver = await Receiver.open(byPath);
    const killed = new ServiceProcess(directory, new URL(receiver.url).origin, String(orders));
    let restarted: ServiceProcess | undefined;
    try {
      const seen = (path: string) => receiver.received.filter((webhook) => webhook.path === path).length;
      // Meanwhile the busy endpoints are retried, and the hanging ones fill the places of their endpoint.
      await until(() => killed.said.has('published') && seen('/ok') > 100 && seen('/busy') > 20, 60_000);
      await until(() => seen('/hang') > 0, 30_000);
      await killed.kill();
      const before = receiver.received.length;
      receiver.answer = answerOk;

      restarted = new ServiceProcess(directory);
      const delivered = () => new Set(receiver.received.slice(before).map(({ body }) => body.event_id));
      const answeredBefore = new Set(
        receiver.received.slice(0, before).flatMap(({ path, body }) => (path === '/ok' ? [body.event_id] : [])),
      );
      await until(() => new Set([...delivered(), ...answeredBefore]).size === orders * 2, 60_000);
      await until(() => restarted?.said.get('waiting') === '0', 60_000);

      const repeated = [...delivered()].filter((id) => answeredBefore.has(id));
      expect(repeated.length).toBeLessThanOrEqual(inFlight);
      const sequences = new Map<string, number[]>();
      for (const { body } of receiver.received) {
        sequences.set(body.order_id, [...(sequences.get(body.order_id) ?? []), body.sequence]);
      }
      for (const list of sequences.values()) {
        expect(list).toEqual(list.toSorted((one, other) => one - other));
        expect(list.at(-1)).toBe(2);
      }
      expect(sequences.size).toBe(orders);
    } finally {
      await killed.kill();
      await restarted?.kill();
      await receiver.close();
    }
  });
});

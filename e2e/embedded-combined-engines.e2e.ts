import { once } from 'node:events';
import { freePort } from '../scripts/free-port.mjs';
import { makePartner } from './api.ts';
import { atEnd } from './at-end.ts';
import { orderRequest } from './order-request.ts';
import { launch, run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

/** Starts a server of EventStoreDB's protocol on loopback. Returns the settings of a program that uses it together with LMDB. */
async function startEventStore(): Promise<{ settings: Record<string, string>; stop: () => Promise<void> }> {
  const port = await freePort();
  const { child } = launch('tools/eventstore-protocol-server/dist/eventstore-local.main.js', [], {
    EVENTSTORE_PORT: String(port),
    DATA_DIR: temporaryDirectory(),
  });
  const closed = once(child, 'close');
  const stop = async () => {
    child.kill('SIGINT');
    await closed;
  };
  atEnd(stop);
  return { settings: { EVENT_STORE: 'eventstoredb', EVENTSTORE_URL: `esdb://127.0.0.1:${port}?tls=false` }, stop };
}

test('orders, webhooks, an audit and a restart work with EventStoreDB beside the engines of the data directory', async () => {
  const { settings } = await startEventStore();
  const dataDir = temporaryDirectory();
  const program = await startProgram({ dataDir, env: settings });
  const second = await run('dist/programs/dakpion.js', [], {
    ...settings,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  });
  expect(second.exitCode).toBe(1);
  expect(second.output).toContain('Another process has');

  const { sandbox } = await makePartner(program.url);
  const receiver = await WebhookReceiver.start();
  const { body: order } = await sandbox.create(orderRequest({ callback_url: receiver.url }));
  await until('six webhooks', () => receiver.of(order.order_id).length === 6);

  // Stopped at once: followers handle their gathered events at a stop.
  await program.stop();
  const audit = await run('dist/programs/cli.js', ['audit', 'verify'], { ...settings, DATA_DIR: dataDir });
  expect(audit).toEqual({ exitCode: 0, output: expect.stringMatching(/1 order with \d+ events: no differences/) });

  const again = await startProgram({ dataDir, env: settings });
  const details = await (
    await fetch(`${again.url}/v1/business/order/${order.order_id}`, { headers: { 'x-api-key': sandbox.key } })
  ).json();
  expect(details).toMatchObject({ order_id: order.order_id, parcel_status: 'COMPLETED', sequence: 6 });
});

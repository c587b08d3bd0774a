import { execFileSync } from 'node:child_process';
import { makePartner } from './api.ts';
import { clusterEnvironment, clusterRecord } from './cluster.ts';
import { orderRequest } from './order-request.ts';
import { run, startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

test("an auditor's user of Redis is enough to verify the record, and to read an order and a timeline", async () => {
  const program = await startProgram({ dataDir: temporaryDirectory() });
  const { partnerId, sandbox } = await makePartner(program.url);
  const { body: order } = await sandbox.create(orderRequest());
  const { order_id } = order;
  await until('the order to be completed', async () => {
    return (await sandbox.status(order_id)).body.parcel_status === 'COMPLETED';
  });

  const { redis_url } = clusterRecord();
  execFileSync('redis-cli', ['-u', redis_url, '-e', 'ACL', 'SETUSER', 'dakpion-auditor', '>of-this-test']);
  const url = new URL(redis_url);
  url.username = 'dakpion-auditor';
  url.password = 'of-this-test';
  const environment = { ...clusterEnvironment(), REDIS_URL: url.href };
  const audit = (...words: readonly string[]) =>
    run('dist/programs/cli.js', ['audit', ...words, '--json'], environment);

  const { output } = await audit('verify');
  // Accepts any number of differences, because other tests may have broken data in this cluster.
  expect(output).toMatch(/"kind":"verified","orders":[1-9]\d*,"events":\d+,"differences":\d+/);
  expect(output).not.toContain(order_id);
  expect((await audit('order', order_id)).output).toContain(order_id);
  expect((await audit('timeline', '--partner', partnerId)).output).toContain(order_id);
});

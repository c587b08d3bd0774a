import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makePartner } from './api.ts';
import { orderRequest } from './order-request.ts';
import { startProgram, temporaryDirectory } from './program.ts';
import { until } from './until.ts';

const page = readFileSync(join(__dirname, '../docs/dispatch.md'), 'utf8');
const commandsWithinMs = 60_000;

test('the commands of docs/dispatch.md deliver an order over HTTP', async () => {
  const env = { DISPATCH_TOKEN: 'dispatch-token-0123456789' };
  const program = await startProgram({ dataDir: temporaryDirectory(), env });
  const { production } = await makePartner(program.url, 'Dispatch guide');
  const { body: order } = await production.post('/v1/business/order/create', orderRequest());

  const script = /```sh\n(.*?)```/s.exec(page)?.[1]?.replace('http://127.0.0.1:3000', program.url) ?? '';
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: temporaryDirectory(),
    timeout: commandsWithinMs,
  });
  expect(stdout).toContain(`"order_id":"${order.order_id}"`);
  expect(stdout.split('{"accepted":1,"rejected":[]}')).toHaveLength(7);
  const status = async () => (await production.get(`/v1/business/order/${order.order_id}/status`)).body.parcel_status;
  await until('the order to be completed', async () => (await status()) === 'COMPLETED');
});

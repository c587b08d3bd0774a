// `npm run bench:memory`: resident memory at 1, 10 and 100 thousand orders, and the time of a start with all of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, requestBytes } from './load.mjs';
import { makePartner, operatorToken, orderBody } from './sample.mjs';
import { startServer } from './server.mjs';

const directory = mkdtempSync(join(tmpdir(), 'dakpion-memory-'));
const env = { DATA_DIR: directory, OPERATOR_TOKEN: operatorToken, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' };

let server = await startServer('dist/programs/dakpion.js', env, '/health/ready');
try {
  const url = `${server.url}/v1/business/order/create`;
  const request = requestBytes('POST', url, { 'x-api-key': await makePartner(server.url) }, orderBody);
  let made = 0;
  for (const target of [1_000, 10_000, 100_000]) {
    const { perSecond } = await load({ url, request, connections: 32, requests: target - made, status: 201 });
    made = target;
    // Leaves time for the followers (projection, publisher, webhooks) and for a garbage collection.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const { residentMb, anonymousMb } = server.usage();
    process.stdout.write(
      `${target} orders: RSS ${residentMb.toFixed(0)} MB, of which not mapped files ${anonymousMb.toFixed(0)} MB (created at ${perSecond.toFixed(0)}/s)\n`,
    );
  }
  await server.stop();
  server = await startServer('dist/programs/dakpion.js', env, '/health/ready');
  process.stdout.write(`start with ${made} orders: ${server.startMs.toFixed(0)} ms\n`);
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}

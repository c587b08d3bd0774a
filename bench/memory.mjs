// `npm run bench:memory`: resident memory at 1, 10 and 100 thousand orders, and the time of a start with all of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestBytes } from './load.mjs';
import { makePartner, operatorToken, orderBody } from './sample.mjs';
import { startServer } from './server.mjs';

const directory = mkdtempSync(join(tmpdir(), 'dakpion-memory-'));
const env = { DATA_DIR: directory, OPERATOR_TOKEN: operatorToken, WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8' };

/** Creates `count` orders, `lanes` at a time. */
async function createOrders(url, key, count, lanes = 32) {
  const { hostname, port } = new URL(url);
  const request = requestBytes('POST', `${url}/v1/business/order/create`, { 'x-api-key': key }, orderBody);
  let left = count;
  await Promise.all(
    Array.from({ length: lanes }, () => {
      const socket = connect(Number(port), hostname);
      return new Promise((resolve, reject) => {
        const send = () => {
          if (left === 0) {
            socket.destroy();
            return resolve();
          }
          left -= 1;
          socket.write(request);
        };
        let text = '';
        socket.on('connect', send);
        socket.on('error', reject);
        socket.on('data', (chunk) => {
          text += chunk.toString('latin1');
          const end = text.indexOf('\r\n\r\n');
          const length = /content-length: (\d+)/i.exec(text);
          if (end < 0 || length === null || text.length < end + 4 + Number(length[1])) return;
          if (!text.startsWith('HTTP/1.1 201')) return reject(new Error(text.slice(0, 300)));
          text = '';
          send();
        });
      });
    }),
  );
}

let server = await startServer('dist/programs/dakpion.js', env, '/health/ready');
try {
  const key = await makePartner(server.url);
  let made = 0;
  for (const target of [1_000, 10_000, 100_000]) {
    const began = performance.now();
    await createOrders(server.url, key, target - made);
    const rate = (target - made) / ((performance.now() - began) / 1000);
    made = target;
    // Leaves time for the followers (projection, publisher, webhooks) and for a garbage collection.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const { rss, anonymous } = server.memory();
    process.stdout.write(
      `${target} orders: RSS ${rss.toFixed(0)} MB, of which not mapped files ${anonymous.toFixed(0)} MB (created at ${rate.toFixed(0)}/s)\n`,
    );
  }
  await server.stop();
  server = await startServer('dist/programs/dakpion.js', env, '/health/ready');
  process.stdout.write(`start with ${made} orders: ${server.startMs.toFixed(0)} ms\n`);
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}

// The floor of a delivery: an undici loop that signs and posts bodies like ours, and nothing else.
import { createHmac, randomBytes } from 'node:crypto';
import { Agent } from 'undici';
import { webhookBody } from './webhooks-sample.mjs';

const requestsAtOnce = 16;
const key = randomBytes(24);
const agent = new Agent({ connections: requestsAtOnce * 2 });

async function deliver(origin, number) {
  const id = `evt_bare${number}`;
  const body = JSON.stringify(webhookBody(`ord_bare${number}`, id));
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Dakpion-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
    'x-webhook-secret': 'whtok_bench',
  };
  const answer = await agent.request({ origin, path: '/hook', method: 'POST', headers, body });
  await answer.body.dump();
}

async function deliverAll({ url, count }) {
  const { origin } = new URL(url);
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      await deliver(origin, next);
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, lane));
}

function usage() {
  const { user, system } = process.cpuUsage();
  return { cpuSeconds: (user + system) / 1e6, rss: process.memoryUsage.rss() };
}

const tasks = { deliverAll, usage };
process.on('message', async ({ id, task, options }) =>
  process.send({ kind: 'done', id, result: await tasks[task](options) }),
);
process.on('disconnect', () => process.exit(0));
process.send({ kind: 'ready' });

// The bare loop: signs and posts bodies like Dakpion's with undici, and nothing else.
import { Agent } from 'undici';
import { postSigned } from './webhooks-post.mjs';
import { webhookBody } from './webhooks-sample.mjs';
import { answerWith } from './webhooks-tasks.mjs';

const requestsAtOnce = 16;
const agent = new Agent({ connections: requestsAtOnce * 2 });

function deliver(target, number) {
  const id = `evt_bare${number}`;
  return postSigned(agent, target, id, JSON.stringify(webhookBody(`ord_bare${number}`, id)));
}

async function deliverAll({ url, count }) {
  const target = new URL(url);
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      await deliver(target, next);
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, lane));
}

answerWith({ deliverAll });

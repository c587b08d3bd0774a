// The smallest code that posts a signed webhook like Dakpion's with undici.
import { createHmac, randomBytes } from 'node:crypto';

const key = randomBytes(24);

/** Resolves with the answer's status. */
export async function postSigned(agent, { origin, pathname }, id, body) {
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
  const answer = await agent.request({ origin, path: pathname, method: 'POST', headers, body });
  await answer.body.dump();
  return answer.statusCode;
}

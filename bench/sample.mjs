// A partner and an order for measurements.
import { exampleOrder } from '../scripts/example-order.mjs';

export const operatorToken = 'operator-token-of-the-benchmark';

export const orderBody = JSON.stringify({
  ...exampleOrder,
  partner_reference_id: 'INV-1',
});

/** Creates a partner with limits that are never reached. Returns its key. */
export async function makePartner(url, environment = 'production') {
  const limits = { write: 1_000_000, read: 1_000_000 };
  const answer = await fetch(`${url}/v1/operator/partners`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Bench',
      email: 'bench@example.com',
      rate_limits: { sandbox: limits, production: limits },
    }),
  });
  if (answer.status !== 201) throw new Error(`no partner: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).api_keys[environment];
}

export async function createOrder(url, key) {
  const answer = await fetch(`${url}/v1/business/order/create`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: orderBody,
  });
  if (answer.status !== 201) throw new Error(`no order: ${answer.status} ${await answer.text()}`);
  return { text: await answer.clone().text(), order: await answer.json() };
}

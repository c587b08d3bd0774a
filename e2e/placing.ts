import { randomUUID } from 'node:crypto';
import type { Answer, Body, PartnerApi } from './api.ts';
import { settleWithinMs } from './cluster-processes.ts';
import { orderRequest } from './order-request.ts';
import { until } from './until.ts';

const atOnce = 12;

/**
 * Sends the same command until it is acknowledged, as the documentation asks partners to do, and returns the answer.
 * `passing` are the statuses that are documented as temporary.
 */
export async function untilAcknowledged(
  what: string,
  send: () => Promise<Answer>,
  passing: readonly number[] = [503],
): Promise<Answer> {
  const look = async () => {
    const answer = await send();
    if (passing.includes(answer.status)) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const answer = await until(`${what} to be acknowledged`, look, settleWithinMs);
  if (answer.status < 300) return answer;
  throw new Error(`${what} was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** Like {@link untilAcknowledged}. Returns the body. */
export async function acknowledged(
  what: string,
  send: () => Promise<Answer>,
  passing?: readonly number[],
): Promise<Body> {
  return (await untilAcknowledged(what, send, passing)).body;
}

/** Places an order, always under the same key. Returns its id. */
export async function acknowledgedOrder(
  api: PartnerApi,
  body: object,
  key: string,
  passing?: readonly number[],
): Promise<string> {
  return (await acknowledged(key, () => api.create(body, key), passing)).order_id;
}

/** Places an order for each callback URL, several at once, and cancels it on request. Returns their ids. */
export async function placeOrders(
  api: PartnerApi,
  urls: readonly string[],
  { cancelled = false } = {},
): Promise<string[]> {
  const rest = [...urls];
  const orderIds: string[] = [];
  const lane = async () => {
    for (let url = rest.pop(); url !== undefined; url = rest.pop()) {
      const orderId = await acknowledgedOrder(api, orderRequest({ callback_url: url }), randomUUID());
      orderIds.push(orderId);
      if (cancelled) await acknowledged(`the end of ${orderId}`, () => api.cancel(orderId));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return orderIds;
}

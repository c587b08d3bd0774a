// The partner API for the tests of containers.
import { randomUUID } from 'node:crypto';
import { exampleOrder } from '../example-order.mjs';
import { until } from './docker.mjs';

/** The API at an address, with a key. */
export function partnerApi(baseUrl, key) {
  const call = async (method, path, body, headers = {}) => {
    const response = await fetch(`${baseUrl}/v1/business${path}`, {
      method,
      headers: { 'x-api-key': key, 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(15_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    /** Creates an order. Repeats the request with the same idempotency key until it is answered with 201. */
    async create(changes = {}) {
      const headers = { 'x-idempotency-key': randomUUID() };
      const created = await until('an order is created', async () => {
        const answer = await call('POST', '/order/create', { ...exampleOrder, ...changes }, headers);
        if (answer.status === 201) return answer.body;
        if (answer.status < 500) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
        return undefined;
      });
      return created.order_id;
    },
    async status(orderId) {
      const { status, body } = await call('GET', `/order/${orderId}/status`);
      return status === 200 ? body.parcel_status : undefined;
    },
    completed(orderId, withinMs) {
      const isCompleted = async () => (await this.status(orderId)) === 'COMPLETED';
      return until(`${orderId} is COMPLETED`, isCompleted, withinMs);
    },
    async webhooks(orderId) {
      return (await call('GET', `/webhooks?order_id=${orderId}`)).body.data;
    },
  };
}

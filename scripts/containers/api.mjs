// The partner API for the tests of containers.
import { randomUUID } from 'node:crypto';
import { until } from './docker.mjs';

const order = {
  pickup_address_text: 'House 12, Road 5, Dhanmondi, Dhaka',
  estimated_pickup_address_latitude: 23.7461,
  estimated_pickup_address_longitude: 90.3742,
  receiver_address_text: 'House 7, Road 11, Gulshan 1, Dhaka',
  estimated_receiver_address_latitude: 23.7806,
  estimated_receiver_address_longitude: 90.4193,
  parcel_type: 2,
  receiver_name: 'Rahima Khatun',
  receiver_phone_number: '01712345678',
  driver_type: 1,
  is_freelancer: false,
};

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
        const answer = await call('POST', '/order/create', { ...order, ...changes }, headers);
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

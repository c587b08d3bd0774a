import { FollowedStream } from '@dakpion/fixtures';
import { type Body, type MadePartner, makePartner, operate } from './api.ts';
import { orderRequest } from './order-request.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { riderEvent, wholeCourse } from './rider-events.ts';
import { until } from './until.ts';

const minuteMs = 60_000;
/**
 * The second after the creation of the test's order, because its events cannot be earlier. In whole seconds, so that
 * sent and shown times are equal. Epoch ms.
 */
let start: number;
const pickup = { latitude: 23.7461, longitude: 90.3742 };
const receiver = { latitude: 23.7806, longitude: 90.4193 };
const halfway = { latitude: 23.76335, longitude: 90.39675 };

let program: Program;
let partner: MadePartner;
beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
  partner = await makePartner(program.url);
});

/** Dhaka time this many seconds after the start. */
const at = (second: number) => new Date(start + second * 1000 + 6 * 60 * minuteMs).toISOString().replace('Z', '+06:00');

/** Sends an event of the order's rider with a time in seconds. */
async function tell(orderId: string, type: string, second: number, more: Record<string, unknown> = {}): Promise<void> {
  const event = { ...riderEvent(orderId, type), event_id: `${orderId}-${second}`, occurred_at: at(second), ...more };
  const answer = await operate(program.url, 'POST', '/rider-events', event);
  expect([answer.status, answer.body]).toEqual([202, { accepted: 1, rejected: [] }]);
}

/** Waits until the status has the expected values, and returns it. */
async function shown(orderId: string, expected: Record<string, unknown>): Promise<Body> {
  let status: Body;
  await until(
    `${orderId} to show ${JSON.stringify(expected)}`,
    async () => {
      status = (await partner.production.status(orderId)).body;
      return Object.entries(expected).every(([field, value]) => status[field] === value);
    },
    60_000,
  );
  return status;
}

test("status, details and tracking page show a rider's movement, and the arrival that follows from it", async () => {
  const { body: order } = await partner.production.create(orderRequest());
  start = Math.ceil(Date.now() / 1000) * 1000;
  const { order_id, quotation } = order;
  await tell(order_id, 'RIDER_ASSIGNED', 0, { location: receiver });
  await tell(order_id, 'RIDER_ACCEPTED', 1, { location: null });
  await tell(order_id, 'RIDER_STARTED', 2, { location: null });
  // At the distance of the receiver from the pickup, the duration is the quoted one. Then it is half of it, then 0.
  const minutes = quotation.duration;
  await tell(order_id, 'RIDER_LOCATION', 10, { location: receiver });
  const far = await shown(order_id, { eta: at(10 + 60 * 2 * minutes) });
  const { latitude: rider_latitude, longitude: rider_longitude } = receiver;
  expect(far).toMatchObject({ rider_latitude, rider_longitude, time_to_pickup: minutes, duration: minutes });
  const streamUrl = `${program.url}/v1/business/order/${order_id}/stream`;
  const stream = await FollowedStream.open(streamUrl, { 'x-api-key': partner.production.key });
  const streamed = () => stream.of('rider_location').at(-1)?.data;
  await until('the latest location on the stream', () => streamed()?.rider_latitude === receiver.latitude);
  expect(streamed()).toMatchObject({ order_id, eta: far.eta, rider_longitude: receiver.longitude });
  const tracking = await FollowedStream.open(`${order.tracking_url}/stream?lang=en`, {});
  const tracked = () => tracking.of('parcel').at(-1)?.data;
  await until('the tracking page’s first message', () => tracked()?.places.rider?.[0] === receiver.latitude);
  await tell(order_id, 'RIDER_LOCATION', 20, { location: halfway });
  await until('the next location on the stream', () => streamed()?.rider_latitude === halfway.latitude);
  await until('the next place on the tracking page', () => tracked()?.places.rider[0] === halfway.latitude);
  expect(tracked().details).toContain(`<time datetime="${at(20)}">`);
  stream.close();
  tracking.close();
  const half = await shown(order_id, { rider_latitude: halfway.latitude });
  expect(Math.abs(half.time_to_pickup - minutes / 2)).toBeLessThanOrEqual(1);
  expect(half.eta).toBe(at(20 + 60 * (half.time_to_pickup + minutes)));
  expect(half.eta < far.eta).toBe(true);

  // The rider's own estimate takes precedence over the location, and an older location is ignored.
  await tell(order_id, 'RIDER_LOCATION', 30, { location: pickup, time_to_pickup: 7, duration: 33 });
  await shown(order_id, { time_to_pickup: 7, duration: 33, eta: at(30 + 60 * 40) });
  await tell(order_id, 'RIDER_LOCATION', 25, { location: halfway });
  await tell(order_id, 'PARCEL_PICKED', 40, { location: null, time_to_pickup: 0, duration: 21 });
  await shown(order_id, { parcel_status: 'PICKED', duration: 21, eta: at(40 + 60 * 21), rider_latitude: 23.7461 });
  await tell(order_id, 'RIDER_LOCATION', 50, { location: halfway });
  const near = await shown(order_id, { rider_latitude: halfway.latitude });
  expect(Math.abs(near.duration - minutes / 2)).toBeLessThanOrEqual(1);
  expect(near.eta).toBe(at(50 + 60 * near.duration));

  const details = (await partner.production.details(order_id)).body;
  for (const [field, value] of Object.entries(near)) expect({ [field]: details[field] }).toEqual({ [field]: value });
  expect(details.driver_info).toMatchObject({ ...halfway, location_updated_at: at(50) });
  const page = await (await fetch(order.tracking_url)).text();
  // The page shows the time at which the rider was last seen, and the expected arrival.
  for (const time of [at(50), near.eta]) expect(page).toContain(`<time datetime="${time}">`);
});

test('a location after the completion changes nothing', async () => {
  const { body: order } = await partner.production.create(orderRequest());
  start = Math.ceil(Date.now() / 1000) * 1000;
  for (const [second, type] of wholeCourse.entries()) await tell(order.order_id, type, second, { location: pickup });
  const completed = await shown(order.order_id, { parcel_status: 'COMPLETED' });
  await tell(order.order_id, 'RIDER_LOCATION', 50, { location: receiver });
  // When a later event of another order is applied, all work for the first order is done.
  const { body: other } = await partner.production.create(orderRequest());
  await tell(other.order_id, 'RIDER_ASSIGNED', 51);
  await shown(other.order_id, { parcel_status: 'ASSIGNED' });
  expect((await partner.production.status(order.order_id)).body).toEqual(completed);
  expect((await operate(program.url, 'GET', `/dead-letters?key=${order.order_id}`)).body.data).toEqual([]);
});

import { setTimeout as pause } from 'node:timers/promises';
import type { RiderEvent } from '@dakpion/contracts';
import { routeOf } from './order-request-of.ts';
import { riderCourse } from './rider-course.ts';
import { SimulatedRiders } from './simulated-riders.ts';

const course = riderCourse(20, 15);

let published: RiderEvent[];
let webhooks: string[];
/** The number of next sends that fail, and the order whose sends all fail. */
let failures: number;
let unpublishable: string;
let riders: SimulatedRiders;

beforeEach(() => {
  published = [];
  webhooks = [];
  failures = 0;
  unpublishable = '';
  riders = new SimulatedRiders({
    course,
    onPublished: (orderId, webhook) => webhooks.push(`${orderId} ${webhook}`),
    outlet: {
      publish: async (events) => {
        if (failures-- > 0 || events.some(({ order_id }) => order_id === unpublishable)) throw new Error('not now');
        published.push(...events);
      },
      close: async () => undefined,
    },
  });
  riders.start();
});
afterEach(() => riders.close());

async function allDone(): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (riders.underWay > 0 || published.length + riders.counts.failed === 0) {
    if (Date.now() > deadline) throw new Error(`${riders.underWay} are under way`);
    await pause(5);
  }
  await riders.close();
}

const ride = (number: number) => riders.ride({ orderId: `ord_${number}`, number, route: routeOf('run', number) });

test("sends each order's events in the order of its course, and reports the expected webhooks", async () => {
  for (const number of [1, 2, 3]) ride(number);
  await allDone();
  for (const number of [1, 2, 3]) {
    const own = published.filter(({ order_id }) => order_id === `ord_${number}`);
    expect(own.map(({ type }) => type)).toEqual(course.map(({ type }) => type));
  }
  const locations = course.filter(({ webhook }) => webhook === null).length;
  expect(riders.counts).toEqual({ published: 15, locations: 3 * locations, failed: 0 });
  expect(webhooks.filter((each) => each.startsWith('ord_2 '))).toEqual(
    ['ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'].map((event) => `ord_2 ${event}`),
  );
});

test('sends a failed event again, with its id and before later ones', async () => {
  failures = 2;
  ride(1);
  await allDone();
  expect(published.map(({ event_id }) => event_id)).toEqual(course.map((_step, place) => `simulated-ord_1-${place}`));
  expect(riders.counts.failed).toBe(0);
});

test('stops a rider whose event cannot be sent, and does not expect its webhook', async () => {
  unpublishable = 'ord_1';
  ride(1);
  await allDone();
  expect(published).toEqual([]);
  expect(webhooks).toEqual([]);
  expect(riders.counts).toMatchObject({ published: 0, locations: 0 });
  expect(riders.counts.failed).toBeGreaterThan(0);
});

import { orderIdOf, rider } from '@dakpion/fixtures';
import { type IncomingMessage } from '@dakpion/messaging';
import { register } from 'prom-client';
import { RiderEventsConsumer, riderEventRetry } from './rider-events.consumer.ts';

const { maxTries } = riderEventRetry;

/** The number of events that are counted as dead letters after a try at a location that fails as by a bug. */
async function countedAfter(attempt: Pick<IncomingMessage, 'tries' | 'failures'>): Promise<unknown> {
  register.resetMetrics();
  const fail = async () => {
    throw new Error('a bug');
  };
  const [broker, held, repository, steps] = [{}, {}, {}, {}] as never[];
  const consumer = new RiderEventsConsumer(
    broker as never,
    { clock: { now: Date.now } } as never,
    Date.now,
    { riderEventMaxAgeHours: 24 } as never,
    held as never,
    { execute: fail } as never,
    repository as never,
    steps as never,
  );
  const order_id = orderIdOf(1);
  const location = { latitude: 23.7, longitude: 90.4 };
  const occurred_at = new Date().toISOString();
  const value = { event_id: 'e', type: 'RIDER_LOCATION', order_id, occurred_at, rider, location };
  const bytes = Buffer.from(JSON.stringify(value));
  const message = {
    topic: 't',
    key: order_id,
    type: '',
    value,
    bytes,
    headers: {},
    publishedAt: Date.now(),
    place: '0',
  };
  await expect(consumer.take({ ...message, ...attempt })).rejects.toThrow('a bug');
  const outcomes = await register.getSingleMetric('dakpion_rider_events_total')?.get();
  return outcomes?.values.find(({ labels }) => labels.outcome === 'dead_lettered')?.value ?? 0;
}

test('counts a dead letter at the last try, and not while tries that failed in an outage give the event more', async () => {
  expect(await countedAfter({ tries: maxTries, failures: maxTries - 1 })).toBe(1);
  expect(await countedAfter({ tries: maxTries + 20, failures: 0 })).toBe(0);
  expect(await countedAfter({ tries: maxTries + 20, failures: maxTries - 2 })).toBe(0);
});

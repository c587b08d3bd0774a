import { type RiderEventReply, type RiderTransition, topics } from '@dakpion/contracts';
import { orderIdOf, rider } from '@dakpion/fixtures';
import { PublishWithdrawnError } from '@dakpion/messaging';
import { OrderViews, RiderLocations } from '@dakpion/read-models';
import { register } from 'prom-client';
import { OrderRepository } from '../commands/order-repository.ts';
import { holdMs } from './held-rider-event.ts';
import { HeldRiderEvents } from './held-rider-events.ts';
import { RecordLocation } from './record-location.ts';
import { RunningRiderEvents } from './running-rider-events.fixture.ts';
import { SettleHeldEvents } from './settle-held-events.ts';

const service = new RunningRiderEvents();
beforeAll(() => service.start());
afterEach(() => jest.restoreAllMocks());
afterAll(() => service.remove());

const order_id = orderIdOf(1);
const transition: RiderTransition = {
  event_id: 'accepted',
  type: 'RIDER_ACCEPTED',
  order_id,
  occurred_at: '2026-11-21T12:00:00.000+06:00',
  rider,
  location: null,
  time_to_pickup: null,
  duration: null,
  reason: null,
} as RiderTransition;
const tooEarly: RiderEventReply = {
  outcome: 'refused',
  refusal: { code: 'too_early', parcel_status: 'PENDING' },
};

const context = { actor: { kind: 'dispatch_system' }, correlation_id: 'c', causation_id: null } as const;
const message = { type: '', headers: {}, place: '0', tries: 1, bytes: Buffer.from('{}').toString('base64') };

/** Settles with the answers of `apply`. */
function settler(held: HeldRiderEvents, apply: () => Promise<RiderEventReply>, clock: () => number): SettleHeldEvents {
  return new SettleHeldEvents({
    broker: service.broker,
    steps: { apply },
    recordLocation: new RecordLocation(
      new OrderViews(service.stateStore),
      new RiderLocations(service.stateStore),
      new OrderRepository(service.eventStore),
    ),
    held,
    clock,
    storeClock: { now: clock, skewMs: () => 0 },
  });
}

test('either applies an event that becomes ready just as its hold time ends, or makes it a dead letter, never both', async () => {
  // The clock of this spec. The running service's worker of deadlines uses another one and finds nothing due.
  let now = Date.now();
  const clock = () => now;
  const held = new HeldRiderEvents(service.stateStore, service.eventStore);
  let onAsk: () => Promise<void> = async () => {};
  let isReady = false;
  let applied = 0;
  const apply = async (): Promise<RiderEventReply> => {
    if (isReady) {
      applied += 1;
      return { outcome: 'applied' };
    }
    // Delays the answer while the other process settles.
    await onAsk();
    return tooEarly;
  };
  const settle = settler(held, apply, clock);
  const held_until = now + 10 * holdMs;
  expect(await held.hold({ transition, context, message, held_until })).toBe('held');
  expect(await settle.execute(order_id, 'transition')).toBe(10 * holdMs);

  now = held_until;
  onAsk = async () => {
    isReady = true;
    await settle.execute(order_id, 'transition');
  };
  expect(await settle.execute(order_id, 'deadline')).toBeNull();
  expect(await held.list(order_id)).toEqual([]);
  const counts = await service.counts();
  expect([applied, counts.of('dead_lettered'), counts.of('released')]).toEqual([0, 1, 1]);
  expect((await service.deadLetters()).map(({ reason }) => reason)).toEqual(['too_early']);
  expect((await register.getSingleMetric('dakpion_dead_letters_total')?.get())?.values).toMatchObject([
    { value: 1, labels: { topic: topics.riderEvents.name, group: 'dispatch', reason: 'too_early' } },
  ]);

  // Of two processes that settle an event, only the one that removes it counts it.
  expect(await held.hold({ transition, context, message, held_until: now + holdMs })).toBe('held');
  jest.spyOn(held, 'settle').mockResolvedValueOnce(false);
  await settle.execute(order_id, 'transition');
  expect([applied, (await service.counts()).of('released')]).toEqual([1, 1]);
});

test('makes no dead letter after a pause in which another worker may have applied the event', async () => {
  const held = new HeldRiderEvents(service.stateStore, service.eventStore);
  const held_until = Date.now() + holdMs;
  const order = orderIdOf(2);
  const waiting = { ...transition, order_id: order };
  expect(await held.hold({ transition: waiting, context, message, held_until })).toBe('held');
  const before = (await service.deadLetters()).length;
  const pauses = async () => {
    const later = performance.now() + 11_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    return tooEarly;
  };

  await expect(settler(held, pauses, () => held_until).execute(order, 'deadline')).rejects.toThrow(
    PublishWithdrawnError,
  );
  jest.restoreAllMocks();
  expect(await service.deadLetters()).toHaveLength(before);
  expect(await held.list(order)).toHaveLength(1);
});

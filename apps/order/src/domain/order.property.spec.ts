import { type OrderStatus, riderSteps } from '@dakpion/contracts';
import { at, rider } from '@dakpion/fixtures';
import fc from 'fast-check';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import { whyIllegal } from './legality.ts';
import { applied, cancelOrder, linkRetry, otherRider, placeOrder, request } from './order.fixture.ts';
import type { Order } from './order.ts';
import type { OrderCommand } from './order-command.ts';
import type { OrderEvent } from './order-event.ts';
import { recordOf } from './order-record.ts';

/** The allowed transitions, written a second time by hand. */
const table: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING: ['ASSIGNED', 'CANCELLED'],
  ASSIGNED: ['ACCEPTED', 'CANCELLED'],
  ACCEPTED: ['STARTED', 'CANCELLED'],
  STARTED: ['PICKED', 'CANCELLED'],
  PICKED: ['COMPLETED'],
  COMPLETED: [],
  CANCELLED: [],
};

// Makes rider events in the legal order frequent, so that runs also reach the late states.
const anyRiderEvent = fc
  .record({
    type: fc.constantFrom(...riderSteps.map((step) => step.riderEvent)),
    rider: fc.oneof({ weight: 5, arbitrary: fc.constant(rider) }, { weight: 1, arbitrary: fc.constant(otherRider) }),
    time_to_pickup: fc.option(fc.nat(90)),
    location: fc.option(fc.record({ latitude: fc.nat(90), longitude: fc.nat(180) })),
    occurred_at: fc.integer({ min: -90, max: 90 }).map(at),
    now: fc.integer({ min: -5, max: 90 }).map(at),
  })
  .map(({ type, now, ...changes }): OrderCommand => ({ ...applied(type, changes), now }));
const anyCommand: fc.Arbitrary<OrderCommand> = fc.oneof(
  { weight: 8, arbitrary: anyRiderEvent },
  {
    weight: 1,
    arbitrary: fc.constantFrom<OrderCommand>(
      placeOrder,
      { ...placeOrder, request: { ...request, item_price: 1 } },
      cancelOrder,
      { ...cancelOrder, partner_id: 'prt_2' },
      linkRetry,
      applied('ORDER_CANCELLED', { rider: null }),
    ),
  },
);
const wholeWay = riderSteps.map((step): OrderCommand => applied(step.riderEvent));
/** Arbitrary commands, sometimes mixed with the commands of a delivered order. */
const anyCommands = fc.oneof(
  fc.array(anyCommand, { maxLength: 40 }),
  fc
    .array(fc.array(anyCommand, { maxLength: 3 }), { minLength: 7, maxLength: 7 })
    .map((between) => [placeOrder, ...wholeWay].flatMap((command, index) => [command, ...(between[index] ?? [])])),
);

interface Course {
  readonly order: Order | null;
  readonly events: readonly OrderEvent[];
}

function carryOut(commands: readonly OrderCommand[]): Course {
  return commands.reduce<Course>(
    ({ order, events }, command) => {
      const decision = decide(command, order);
      if (decision.outcome === 'refused') return { order, events };
      return { order: decision.events.reduce(evolve, order) as Order, events: [...events, ...decision.events] };
    },
    { order: null, events: [] },
  );
}

test('the history stays legal for any commands in any order, however often they are repeated', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(anyCommands, (commands) => {
      const { order, events } = carryOut(commands);
      if (order === null) return events.length === 0;
      for (const entry of order.history) reached.add(entry.parcel_status);

      let before: Order | null = null;
      for (const event of events) {
        expect(whyIllegal(before, event)).toBeNull();
        before = evolve(before, event);
      }
      const changes = order.history.filter(({ event }) => event !== 'RETRIED' && event !== 'RIDER_REPLACED');
      for (const [index, entry] of changes.entries()) {
        const previous = changes[index - 1]?.parcel_status;
        expect(entry.previous_status).toBe(previous ?? null);
        if (previous !== undefined) expect(table[previous]).toContain(entry.parcel_status);
      }
      expect(order.history.map((entry) => entry.sequence)).toEqual(events.map((_, index) => index + 1));
      expect(changes.filter((entry) => table[entry.parcel_status].length === 0).length).toBeLessThanOrEqual(1);
      expect(recordOf(order)).toMatchObject({
        sequence: events.length,
        parcel_status: changes.at(-1)?.parcel_status,
      });
      return true;
    }),
    { numRuns: 500 },
  );
  expect(reached).toEqual(new Set(Object.keys(table)));
});

test('no time of an order goes back, whatever the clocks of riders and services show', () => {
  fc.assert(
    fc.property(anyCommands, (commands) => {
      let order: Order | null = null;
      for (const event of carryOut(commands).events) {
        const before: Order | null = order;
        order = evolve(before, event);
        if (before === null) continue;
        const [was, is] = [recordOf(before), recordOf(order)];
        expect(is.updated_at >= was.updated_at).toBe(true);
        expect(order.history.at(-1)!.occurred_at >= before.history.at(-1)!.occurred_at).toBe(true);
        expect(is.updated_at >= is.created_at).toBe(true);
        if (is.eta !== null) expect(is.eta >= is.updated_at).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('a decision depends only on the command and the order', () => {
  fc.assert(
    fc.property(anyCommands, anyCommand, (commands, command) => {
      const { order } = carryOut(commands);
      expect(decide(command, structuredClone(order))).toEqual(decide(structuredClone(command), order));
    }),
  );
});

test('a command that was carried out changes nothing whenever it is repeated', () => {
  fc.assert(
    fc.property(anyCommands, (commands) => {
      let order: Order | null = null;
      const carriedOut: OrderCommand[] = [];
      for (const command of commands) {
        const decision = decide(command, order);
        if (decision.outcome === 'refused') continue;
        order = decision.events.reduce(evolve, order) as Order;
        carriedOut.push(command);
      }
      for (const command of carriedOut) expect(decide(command, order)).toEqual({ outcome: 'events', events: [] });
    }),
  );
});

import type { OrderEventName, RiderEventType } from '@dakpion/contracts';
import fc from 'fast-check';
import { wholeCourse } from './rider-events.ts';

/** The order event that each rider event causes. */
export const eventOf: Readonly<Partial<Record<RiderEventType, OrderEventName>>> = {
  RIDER_ASSIGNED: 'ASSIGNED',
  RIDER_ACCEPTED: 'ACCEPTED',
  RIDER_STARTED: 'STARTED',
  PARCEL_PICKED: 'PICKED',
  PARCEL_DELIVERED: 'COMPLETED',
  ORDER_CANCELLED: 'CANCELLED',
};

/** The ways to corrupt an event, with the possible reasons of its dead letter. */
export const reasonsOf = {
  no_json: ['malformed_json'],
  misspelt_field: ['malformed'],
  no_rider: ['malformed'],
  future: ['malformed'],
  oversized: ['malformed'],
  wrong_key: ['wrong_key'],
  unknown_order: ['order_unknown'],
  // Depends on the order's state when the event arrives, or when its wait ends.
  other_rider: ['other_rider', 'too_early', 'too_late'],
} as const satisfies Record<string, readonly string[]>;
export type Corruption = keyof typeof reasonsOf;

/** When a message is sent: at once, a little later, or after all waiting events were given up. */
export const waves = ['at_once', 'later', 'too_late'] as const;
type Wave = (typeof waves)[number];

/** One message of a plan. */
export interface Sending {
  readonly type: RiderEventType;
  readonly corruption: Corruption | null;
  /**
   * Sendings with the same type, corruption and number are one event that is sent more than once. Others are separate events.
   */
  readonly saying: number;
  readonly wave: Wave;
}

const anyWave: fc.Arbitrary<Wave> = fc.oneof(
  { weight: 7, arbitrary: fc.constant('at_once' as const) },
  { weight: 2, arbitrary: fc.constant('later' as const) },
  { weight: 1, arbitrary: fc.constant('too_late' as const) },
);

/** The true course of an order: all of its steps, or some before the pickup and then the end. */
const anyTruth: fc.Arbitrary<readonly RiderEventType[]> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(wholeCourse) },
  {
    weight: 1,
    arbitrary: fc
      .nat({ max: 3 })
      .map((steps): readonly RiderEventType[] => [...wholeCourse.slice(0, steps), 'ORDER_CANCELLED']),
  },
);

/** Sendings of the true events: most are sent once, one in ten is lost, one in five is sent or reported twice. */
function anySendings(truth: readonly RiderEventType[]): fc.Arbitrary<readonly Sending[]> {
  const ofType = (type: RiderEventType) =>
    fc.tuple(fc.nat({ max: 9 }), anyWave, anyWave).map(([fate, wave, again]): readonly Sending[] => {
      const sending = { type, corruption: null, saying: 0, wave };
      if (fate === 0) return [];
      if (fate === 1) return [sending, { ...sending, wave: again }];
      return fate === 2 ? [sending, { ...sending, saying: 1, wave: again }] : [sending];
    });
  return fc.tuple(...truth.map(ofType)).map((all) => all.flat());
}

/** A corrupted sending. The first assigned rider becomes the order's, so only later steps can name another one. */
const anySpoilt: fc.Arbitrary<Sending> = fc
  .record({
    type: fc.constantFrom(...wholeCourse),
    corruption: fc.constantFrom(...(Object.keys(reasonsOf) as Corruption[])),
    saying: fc.nat({ max: 1 }),
    wave: anyWave,
  })
  .map((one) =>
    one.corruption === 'other_rider' && one.type === 'RIDER_ASSIGNED' ? { ...one, type: 'RIDER_ACCEPTED' } : one,
  );

/** All sendings of one order, shuffled. */
export const anyOrderPlan: fc.Arbitrary<readonly Sending[]> = fc
  .tuple(anyTruth.chain(anySendings), fc.array(anySpoilt, { maxLength: 4 }))
  .chain(([sendings, spoilt]) => {
    const all = [...sendings, ...spoilt];
    // Half of the plans keep the order of the course, so that late and lost events stand out.
    return fc
      .boolean()
      .chain((shuffle) => (shuffle ? fc.shuffledSubarray(all, { minLength: all.length }) : fc.constant(all)));
  });

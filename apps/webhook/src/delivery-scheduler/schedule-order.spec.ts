import type { Endpoint } from '../endpoint-lanes/lane-turns.ts';
import { failedIn } from './effect-results.ts';
import {
  type HeldOrder,
  idle,
  type OrderClaim,
  type OrderSchedule,
  type ScheduleEffect,
  type ScheduleInput,
} from './order-schedule.ts';
import { isSafe, outlastsAttempt, step } from './schedule-order.ts';

const now = 100_000;
const lease = (lastsMs: number): OrderClaim => ({ kind: 'leased', until: now + lastsMs });
const claim = lease(10_000);
const anew = lease(9_000);
const local: OrderClaim = { kind: 'local' };
const endpoint: Endpoint = { key: 'shop', partnerId: 'prt_1' };
const error = new Error('away');
const held: HeldOrder = { claim, since: 1, isSafe: true, again: false, isReported: false, readAt: now };
const read = { ...held, readAt: now };

const claiming: OrderSchedule = { name: 'claiming', again: false, reclaimed: null };
const reading: OrderSchedule = { name: 'reading', held };
const waiting: OrderSchedule = { name: 'waiting', held, endpoint };
const renewing: OrderSchedule = { name: 'renewing', held, endpoint };
const attempting: OrderSchedule = { name: 'attempting', held, endpoint };
const releasing = (next: number | null, change: Partial<HeldOrder> = {}): OrderSchedule => ({
  name: 'releasing',
  held: { ...held, ...change },
  next,
  reclaimed: null,
});
const withHeld = (state: OrderSchedule, change: Partial<HeldOrder>): OrderSchedule =>
  'held' in state ? { ...state, held: { ...state.held, ...change } } : state;

const acknowledge: ScheduleEffect = { type: 'acknowledge', whom: 'tellers' };
const restored: ScheduleEffect = { type: 'acknowledge', whom: 'restorers' };
const place = (durationMs: number | null): ScheduleEffect => ({ type: 'leaveLane', endpoint, durationMs });
const release = (next: number | null, of: OrderClaim = claim): ScheduleEffect => ({ type: 'release', claim: of, next });
const renew = (of: OrderClaim): ScheduleEffect => ({ type: 'renew', claim: of });
const attempt = (currentUntil: number): ScheduleEffect => ({ type: 'attempt', currentUntil });
const readEffect = (isStale: boolean): ScheduleEffect => ({ type: 'read', isStale });
const paused: ScheduleEffect = { type: 'paused', since: 1, inMs: 1_000, error };
const warn = (text: string): ScheduleEffect => ({ type: 'warn', text, error });
const notified: ScheduleInput = { type: 'notified', hasRoom: true };
const found = (dueAt: number, canRecord = true): ScheduleInput => ({
  in: 'reading',
  type: 'found',
  next: { dueAt, endpoint },
  canRecord,
});
const turn = (change: object = {}): ScheduleInput => ({
  in: 'waiting',
  type: 'turn',
  isElsewhere: false,
  canRecord: true,
  ...change,
});
/** A newly claimed order whose deliveries are not read yet. */
const owned = (of: OrderClaim, change: Partial<HeldOrder> = {}): OrderSchedule => ({
  name: 'reading',
  held: { ...read, claim: of, since: now, ...change },
});

type Row = readonly [string, OrderSchedule, ScheduleInput, OrderSchedule, readonly ScheduleEffect[]];
const running: readonly Row[] = [
  ['a reported order is claimed', idle, notified, claiming, [{ type: 'claim' }]],
  [
    'a reported order without room for it is left in the queue',
    idle,
    { type: 'notified', hasRoom: false },
    idle,
    [{ type: 'leave' }],
  ],
  ['the order is reported during its claim', claiming, notified, { ...claiming, again: true }, []],
  ['the order is reported while it is held', reading, notified, withHeld(reading, { again: true }), [acknowledge]],
  [
    'the order is reported before it is safe',
    withHeld(reading, { isSafe: false }),
    notified,
    withHeld(reading, { again: true, isSafe: false }),
    [],
  ],
  ['the order is reported during its release', releasing(null), notified, releasing(null, { again: true }), []],
  [
    'the order is reported after its claim has lapsed',
    withHeld(waiting, { claim: lease(499) }),
    notified,
    withHeld(waiting, { claim: lease(499), again: true }),
    [{ type: 'leave' }],
  ],
  [
    'an order is reserved, and the message of its delivery waits until that is stored',
    idle,
    { type: 'reserved', claim },
    owned(claim, { isSafe: false }),
    [{ type: 'acknowledgeLater', inMs: 250 }, readEffect(false)],
  ],
  [
    'an order that is held is reserved again',
    waiting,
    { type: 'reserved', claim: anew },
    withHeld(waiting, { claim: anew, isReported: true }),
    [acknowledge],
  ],
  ['an order that was left in the queue is safe', idle, { type: 'left' }, idle, [acknowledge]],
  [
    'an order could not be left in the queue',
    waiting,
    { type: 'notLeft', error },
    waiting,
    [{ type: 'refuse', whom: 'tellers', error }],
  ],
  [
    'an order that is not held is restored',
    idle,
    { type: 'restore', lostBy: 9 },
    idle,
    [{ type: 'restore', claim: null, lostBy: 9 }],
  ],
  [
    'an order that is held is restored',
    waiting,
    { type: 'restore', lostBy: 9 },
    withHeld(waiting, { again: true, isReported: true }),
    [{ type: 'restore', claim, lostBy: 9 }],
  ],
  [
    'the order was put back under a new claim',
    waiting,
    { type: 'restored', claim: anew },
    withHeld(waiting, { claim: anew, isReported: true }),
    [restored],
  ],
  [
    'the order could not be put back',
    waiting,
    { type: 'notRestored', error },
    waiting,
    [{ type: 'refuse', whom: 'restorers', error }],
  ],
  ['the order to put back was still in the queue', waiting, { type: 'restored', claim: null }, waiting, [restored]],
  ['a due order belongs to this process', idle, { type: 'due', claim, since: now }, owned(claim), [readEffect(true)]],
  [
    'the order becomes due again while it waits',
    waiting,
    { type: 'due', claim: anew, since: now },
    withHeld(waiting, { claim: anew, isReported: true }),
    [acknowledge],
  ],
  [
    'the order becomes due during its claim',
    claiming,
    { type: 'due', claim, since: now },
    { ...claiming, reclaimed: claim } as OrderSchedule,
    [],
  ],
  [
    'the order becomes due during its release',
    releasing(null),
    { type: 'due', claim: anew, since: now },
    { ...releasing(null), reclaimed: anew } as OrderSchedule,
    [],
  ],
  [
    'an order that was claimed in the queue is safe',
    claiming,
    { in: 'claiming', type: 'claimed', claim },
    owned(claim),
    [acknowledge, readEffect(true)],
  ],
  [
    'an order of a single process is safe after a while',
    claiming,
    { in: 'claiming', type: 'claimed', claim: local },
    owned(local, { isSafe: false }),
    [{ type: 'acknowledgeLater', inMs: 250 }, readEffect(false)],
  ],
  ['another process has the order', claiming, { in: 'claiming', type: 'refused' }, idle, [acknowledge]],
  [
    'another process has the order, and a delivery was planned since',
    { ...claiming, again: true } as OrderSchedule,
    { in: 'claiming', type: 'refused' },
    claiming,
    [{ type: 'claim' }],
  ],
  [
    'the claim is refused because this process has the order',
    { ...claiming, reclaimed: claim } as OrderSchedule,
    { in: 'claiming', type: 'refused' },
    owned(claim),
    [acknowledge, readEffect(true)],
  ],
  ['the claim failed', claiming, failedIn('claiming')(error), idle, [{ type: 'refuse', whom: 'tellers', error }]],
  [
    'the claim failed, and this process has the order',
    { ...claiming, reclaimed: claim } as OrderSchedule,
    failedIn('claiming')(error),
    owned(claim),
    [acknowledge, readEffect(true)],
  ],
  [
    'no delivery waits',
    reading,
    { in: 'reading', type: 'found', next: null, canRecord: true },
    releasing(null),
    [release(null)],
  ],
  [
    'no delivery waited, and one was planned since',
    withHeld(reading, { again: true }),
    { in: 'reading', type: 'found', next: null, canRecord: true },
    reading,
    [readEffect(false)],
  ],
  [
    'the claim has lapsed, and a delivery was planned since',
    withHeld(reading, { again: true, claim: lease(499) }),
    { in: 'reading', type: 'found', next: null, canRecord: true },
    releasing(now, { again: true, claim: lease(499) }),
    [release(now, lease(499))],
  ],
  ['the attempt is due later', reading, found(now + 1), releasing(now + 1), [release(now + 1)]],
  [
    'the attempt is due, without space for its record',
    reading,
    found(now, false),
    releasing(now + 2_000),
    [release(now + 2_000)],
  ],
  [
    'the attempt is due',
    reading,
    found(now - 5),
    withHeld(waiting, { since: now - 5 }),
    [{ type: 'joinLane', endpoint }],
  ],
  [
    'the wait at the endpoint is too long',
    waiting,
    { in: 'waiting', type: 'full', expectedMs: 5_000 },
    releasing(now + 5_000),
    [release(now + 5_000)],
  ],
  [
    'too many orders wait, for a moment',
    waiting,
    { in: 'waiting', type: 'full', expectedMs: 1 },
    releasing(now + 1_000),
    [release(now + 1_000)],
  ],
  [
    'too many orders wait, for an hour',
    waiting,
    { in: 'waiting', type: 'full', expectedMs: 3.6e6 },
    releasing(now + 60_000),
    [release(now + 60_000)],
  ],
  [
    'too many orders wait, for an unknown time',
    waiting,
    { in: 'waiting', type: 'full', expectedMs: Number.POSITIVE_INFINITY },
    releasing(now + 10_000),
    [release(now + 10_000)],
  ],
  ['the order waits for a long time', withHeld(waiting, { isSafe: false }), { type: 'slow' }, waiting, [acknowledge]],
  ['the claim takes a long time', claiming, { type: 'slow' }, claiming, []],
  ['the turn comes', waiting, turn(), attempting, [attempt(now + 500)]],
  [
    'the turn comes half a second after the read',
    withHeld(waiting, { readAt: now - 501 }),
    turn(),
    attempting,
    [attempt(now - 1)],
  ],
  [
    'the turn comes long after the read, in a single process',
    withHeld(waiting, { claim: local, readAt: 0 }),
    turn(),
    withHeld(attempting, { claim: local }),
    [attempt(Number.POSITIVE_INFINITY)],
  ],
  [
    'the turn comes after another process has reported the order',
    withHeld(waiting, { isReported: true }),
    turn(),
    attempting,
    [attempt(Number.NEGATIVE_INFINITY)],
  ],
  [
    'the turn comes, and the delivery has another endpoint',
    waiting,
    turn({ isElsewhere: true }),
    reading,
    [readEffect(false), place(null)],
  ],
  [
    'the turn comes, without space for the record',
    waiting,
    turn({ canRecord: false }),
    releasing(now + 2_000),
    [release(now + 2_000), place(null)],
  ],
  [
    'the turn comes, and the claim ends too soon',
    withHeld(waiting, { claim: lease(6_999) }),
    turn(),
    withHeld(renewing, { claim: lease(6_999) }),
    [renew(lease(6_999))],
  ],
  [
    'the claim was renewed',
    renewing,
    { in: 'renewing', type: 'renewed', claim: anew },
    withHeld(attempting, { claim: anew }),
    [attempt(now + 500)],
  ],
  [
    'another process asks for the order during the renewal',
    renewing,
    { in: 'renewing', type: 'nudged', claim: anew },
    withHeld(renewing, { claim: anew, again: true, isReported: true }),
    [renew(anew)],
  ],
  ['the claim was lost', renewing, { in: 'renewing', type: 'lost', claim }, claiming, [{ type: 'claim' }, place(null)]],
  [
    'the claim was lost, and the order was claimed again in the meantime',
    withHeld(renewing, { claim: anew }),
    { in: 'renewing', type: 'lost', claim },
    withHeld(renewing, { claim: anew }),
    [renew(anew)],
  ],
  [
    'the endpoint answered',
    attempting,
    { in: 'attempting', type: 'answered', durationMs: 7 },
    { ...attempting, endpoint: null } as OrderSchedule,
    [place(7)],
  ],
  [
    'the attempt is recorded',
    { ...attempting, endpoint: null } as OrderSchedule,
    { in: 'attempting', type: 'attempted' },
    reading,
    [readEffect(false)],
  ],
  [
    'no attempt was needed',
    attempting,
    { in: 'attempting', type: 'attempted' },
    reading,
    [readEffect(false), place(null)],
  ],
  ['the read failed', reading, failedIn('reading')(error), releasing(now + 1_000), [paused, release(now + 1_000)]],
  [
    'the attempt failed',
    attempting,
    failedIn('attempting')(error),
    releasing(now + 1_000),
    [paused, release(now + 1_000), place(null)],
  ],
  [
    'the release failed',
    releasing(5),
    failedIn('releasing')(error),
    releasing(5),
    [warn('failed, releasing its claim in 1000 ms'), { type: 'releaseLater', inMs: 1_000 }],
  ],
  ['the release is repeated', releasing(5), { in: 'releasing', type: 'releaseAgain' }, releasing(5), [release(5)]],
  ['the order was released', releasing(5), { in: 'releasing', type: 'released' }, idle, [acknowledge]],
  [
    'the order was released, and a delivery was planned since',
    releasing(5, { again: true }),
    { in: 'releasing', type: 'released' },
    claiming,
    [{ type: 'claim' }],
  ],
  [
    'the order was released, and is due again',
    { ...releasing(5), reclaimed: anew } as OrderSchedule,
    { in: 'releasing', type: 'released' },
    withHeld(reading, { claim: anew }),
    [readEffect(true)],
  ],
  [
    'another process asks for the order during the release',
    releasing(null),
    { in: 'releasing', type: 'nudged', claim: anew },
    withHeld(reading, { claim: anew }),
    [readEffect(true)],
  ],
  [
    'the claim was lost during the release, with nothing to deliver',
    releasing(null),
    { in: 'releasing', type: 'lost', claim },
    idle,
    [acknowledge],
  ],
  [
    'the claim was lost during the release, with a delivery for later',
    releasing(now + 9),
    { in: 'releasing', type: 'lost', claim },
    claiming,
    [{ type: 'claim' }],
  ],
  [
    'the order was put back during the release',
    releasing(null, { claim: anew }),
    { in: 'releasing', type: 'lost', claim },
    releasing(null, { claim: anew }),
    [release(null, anew)],
  ],
];

const stopping: readonly Row[] = [
  ['a reported order is left in the queue', idle, notified, idle, [{ type: 'leave' }]],
  ['the attempt is due', reading, found(now - 5), releasing(now), [release(now)]],
  ['the order waits for its turn', waiting, { in: 'waiting', type: 'stopped' }, releasing(now), [release(now)]],
  [
    'a delivery was planned since',
    withHeld(reading, { again: true }),
    { in: 'reading', type: 'found', next: null, canRecord: true },
    releasing(now, { again: true }),
    [release(now)],
  ],
  [
    'a delivery was planned during the release',
    releasing(null, { again: true }),
    { in: 'releasing', type: 'released' },
    idle,
    [{ type: 'leave' }],
  ],
  [
    'the order becomes due during its release',
    { ...releasing(null), reclaimed: anew } as OrderSchedule,
    { in: 'releasing', type: 'released' },
    releasing(now, { claim: anew, isReported: true }),
    [release(now, anew)],
  ],
  [
    'another process has the order, and a delivery was planned since',
    { ...claiming, again: true } as OrderSchedule,
    { in: 'claiming', type: 'refused' },
    idle,
    [{ type: 'leave' }],
  ],
  [
    'the release failed, so the claim expires',
    releasing(null),
    failedIn('releasing')(error),
    idle,
    [{ type: 'refuse', whom: 'tellers', error }],
  ],
];

test.each(running)('takes the right step after the input: %s', (_title, state, input, after, effects) => {
  expect(step(state, input, { now, isStopping: false, failures: 0 })).toEqual([after, effects]);
});

test.each(stopping)('takes the right step in a process that stops: %s', (_title, state, input, after, effects) => {
  expect(step(state, input, { now, isStopping: true, failures: 0 })).toEqual([after, effects]);
});

test('pauses an order that fails again and again for longer each time, but never for long', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 100].map((failures) => {
    const [, effects] = step(reading, failedIn('reading')(error), { now, isStopping: false, failures });
    return effects.flatMap((effect) => (effect.type === 'release' ? [(effect.next ?? 0) - now] : []));
  });
  expect(pauses.flat()).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 16_000, 16_000]);
});

test('sends an attempt only while the claim lasts as long as a request takes', () => {
  expect(outlastsAttempt(attempting, now + 3_500)).toBe(true);
  expect(outlastsAttempt(attempting, now + 3_501)).toBe(false);
  expect(outlastsAttempt(withHeld(attempting, { claim: local }), now + 1e9)).toBe(true);
  expect(outlastsAttempt(idle, now)).toBe(false);
});

test('reports an order as safe when it is in the queue or has no waiting delivery', () => {
  const unsafe = withHeld(reading, { isSafe: false });
  expect([idle, reading, attempting].map(isSafe)).toEqual([true, true, true]);
  expect([claiming, unsafe, releasing(null)].map(isSafe)).toEqual([false, false, false]);
});

import fc from 'fast-check';
import { EndpointLanes, type Turn } from './endpoint-lanes.ts';

const limits = { total: 20, perOrigin: 8, newTotal: 10, slowTotal: 6, waitingPerOrigin: 50 };
const quick = 5;
const slow = 5_000;

function drain(lanes: EndpointLanes): Turn[] {
  const turns: Turn[] = [];
  for (let turn = lanes.next(); turn !== null; turn = lanes.next()) turns.push(turn);
  return turns;
}

function fill(lanes: EndpointLanes, origin: string, count: number): void {
  for (let number = 1; number <= count; number += 1) lanes.add(origin, `${origin}${number}`);
}

function originsOf(turns: readonly Turn[]): string {
  return turns.map(({ origin }) => origin).join('');
}

describe('EndpointLanes', () => {
  test('origins take turns, each order of one in the order in which it came', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'a', 3);
    fill(lanes, 'b', 3);
    expect(drain(lanes).map(({ orderId }) => orderId)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  });

  test('an origin begins with 4 places and earns more up to its bound by quick answers', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'a', 40);
    expect(drain(lanes)).toHaveLength(4);
    for (let answers = 0; answers < 10; answers += 1) lanes.finished('a', quick);
    drain(lanes);
    expect(lanes.size).toBe(limits.perOrigin);
  });

  test('knows how long an order is going to take by the answers so far and those that wait', () => {
    const lanes = new EndpointLanes(limits);
    expect(lanes.expectedMs('a')).toBe(Number.POSITIVE_INFINITY);
    fill(lanes, 'a', 12);
    drain(lanes);
    expect(lanes.expectedMs('a')).toBe(Number.POSITIVE_INFINITY);
    lanes.finished('a', 80);
    // Eight wait for five places.
    expect(lanes.expectedMs('a')).toBe(80 * (1 + 8 / 5));
    lanes.finished('a', 0);
    expect(lanes.expectedMs('a')).toBe(70 * (1 + 8 / 6));
  });

  test('an origin that hangs comes down to one place, and recovers', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'a', 40);
    for (const { origin } of drain(lanes)) lanes.finished(origin, slow);
    expect(drain(lanes)).toHaveLength(1);
    lanes.finished('a', quick);
    expect(drain(lanes)).toHaveLength(2);
  });

  test('many that hang leave places for the others', () => {
    const lanes = new EndpointLanes(limits);
    const hanging = [...'abcdefghijklmnop'];
    for (const origin of hanging) fill(lanes, origin, 30);
    for (let round = 0; round < 40; round += 1) {
      for (const { origin } of drain(lanes)) lanes.finished(origin, slow);
    }
    expect(drain(lanes)).toHaveLength(limits.slowTotal);
    fill(lanes, 'z', 4);
    expect(originsOf(drain(lanes))).toBe('zzzz');
  });

  test('many of which nothing is known yet leave places for those that answer', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'z', 1);
    for (const { origin } of drain(lanes)) lanes.finished(origin, quick);
    for (const origin of 'abcdefghijklmnop') fill(lanes, origin, 30);
    expect(drain(lanes)).toHaveLength(limits.newTotal);
    fill(lanes, 'z', 4);
    expect(originsOf(drain(lanes))).toBe('zzzz');
  });

  test('new origins and those that answer take turns', () => {
    const lanes = new EndpointLanes(limits);
    for (const origin of 'ab') {
      fill(lanes, origin, 30);
      for (let answers = 0; answers < 8; answers += 1) {
        lanes.next();
        lanes.finished(origin, quick);
      }
    }
    fill(lanes, 'n', 2);
    fill(lanes, 'o', 2);
    expect(originsOf(drain(lanes)).slice(0, 8)).toBe('nboanboa');
  });

  test('an order whose origin was not asked says nothing about it', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'a', 20);
    for (const { origin } of drain(lanes)) lanes.finished(origin, null);
    expect(drain(lanes)).toHaveLength(4);
    expect(lanes.expectedMs('a')).toBe(Number.POSITIVE_INFINITY);
  });

  test('a quick origin that was idle begins with 4 places again', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'a', 8);
    for (let answered = 0; answered < 8; answered += 1) {
      drain(lanes);
      lanes.finished('a', quick);
    }
    expect(lanes.size).toBe(0);
    fill(lanes, 'a', 20);
    expect(drain(lanes)).toHaveLength(4);
  });

  test('refuses what is more than may wait for one origin', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'a', limits.waitingPerOrigin);
    expect(lanes.add('a', 'late')).toBe(false);
    expect(lanes.add('b', 'other')).toBe(true);
  });

  test('keeps its bounds and loses no order, whatever happens', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), origin: fc.constantFrom('a', 'b', 'c', 'd', 'e') }),
      fc.record({ kind: fc.constant('take' as const) }),
      fc.record({ kind: fc.constant('finish' as const), which: fc.nat(30), durationMs: fc.constantFrom(quick, slow) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const lanes = new EndpointLanes({ ...limits, total: 7, newTotal: 3, slowTotal: 2 });
        const underWay: Turn[] = [];
        const added: string[] = [];
        const taken: string[] = [];
        const take = (turns: readonly Turn[]) => {
          underWay.push(...turns);
          taken.push(...turns.map(({ orderId }) => orderId));
        };
        for (const each of steps) {
          if (each.kind === 'add') {
            const orderId = `${each.origin}${added.length}`;
            if (lanes.add(each.origin, orderId)) added.push(orderId);
          } else if (each.kind === 'take') {
            const turn = lanes.next();
            if (turn !== null) take([turn]);
          } else {
            const [turn] = underWay.splice(each.which % Math.max(1, underWay.length), 1);
            if (turn !== undefined) lanes.finished(turn.origin, each.durationMs);
          }
          expect(lanes.size).toBe(underWay.length);
          expect(lanes.size).toBeLessThanOrEqual(7);
        }
        while (underWay.length > 0 || taken.length < added.length) {
          take(drain(lanes));
          const turn = underWay.pop();
          if (turn === undefined) throw new Error('Some order never has its turn.');
          lanes.finished(turn.origin, quick);
        }
        expect(taken.toSorted()).toEqual(added.toSorted());
      }),
    );
  });
});

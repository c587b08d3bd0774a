import fc from 'fast-check';
import { EndpointLanes, type Turn } from './endpoint-lanes.ts';
import type { Endpoint } from './lane-turns.ts';

const limits = {
  total: 20,
  perEndpoint: { underWay: 8, waiting: 50 },
  new: { underWay: { total: 10, perPartner: 10 }, waiting: { total: 1_000, perPartner: 1_000 } },
  quick: { underWay: { total: 20, perPartner: 20 }, waiting: { total: 1_000, perPartner: 1_000 } },
  slow: { underWay: { total: 6, perPartner: 6 }, waiting: { total: 1_000, perPartner: 1_000 } },
};
const quick = 5;
const slow = 5_000;

/** An endpoint of the only partner of most tests. */
function endpointOf(partnerId: string, origin: string): Endpoint {
  return { key: `${partnerId} ${origin}`, partnerId };
}

function at(origin: string): Endpoint {
  return endpointOf('shop', origin);
}

function drain(lanes: EndpointLanes): Turn[] {
  const turns: Turn[] = [];
  for (let turn = lanes.next(); turn !== null; turn = lanes.next()) turns.push(turn);
  return turns;
}

function fill(lanes: EndpointLanes, origin: string, count: number, endpoint = at(origin)): void {
  for (let number = 1; number <= count; number += 1) lanes.add(endpoint, `${origin}${number}`);
}

/** Fills one endpoint for each letter. */
function fillEach(lanes: EndpointLanes, origins: string, count: number, partnerId = 'shop'): void {
  for (const origin of origins) fill(lanes, origin, count, endpointOf(partnerId, origin));
}

function finishAll(lanes: EndpointLanes, durationMs: number | null): void {
  for (const { endpoint } of drain(lanes)) lanes.finished(endpoint, durationMs);
}

/** Gives each partner eight endpoints that have answered after this time. Null: a request was planned and not sent. */
function acquaint(lanes: EndpointLanes, partnerIds: readonly string[], durationMs: number | null): void {
  for (const partnerId of partnerIds) {
    fillEach(lanes, 'abcdefgh', 3, partnerId);
    for (let round = 0; durationMs !== null && round < 40; round += 1) finishAll(lanes, durationMs);
    lanes.clear();
  }
}

function originsOf(turns: readonly Turn[]): string {
  return turns.map(({ endpoint }) => endpoint.key.at(-1)).join('');
}

describe('EndpointLanes', () => {
  test('lets endpoints take turns, and keeps the order of arrival for each', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'a', 3);
    fill(lanes, 'b', 3);
    expect(drain(lanes).map(({ orderId }) => orderId)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  });

  test('gives an endpoint 4 places, and more up to its limit after quick answers', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'a', 40);
    expect(drain(lanes)).toHaveLength(4);
    for (let answers = 0; answers < 10; answers += 1) lanes.finished(at('a'), quick);
    drain(lanes);
    expect(lanes.size).toBe(limits.perEndpoint.underWay);
  });

  test('estimates the time of an order by the answers so far and the orders that wait', () => {
    const lanes = new EndpointLanes(limits);
    expect(lanes.expectedMs(at('a'))).toBe(Number.POSITIVE_INFINITY);
    fill(lanes, 'a', 12);
    drain(lanes);
    expect(lanes.expectedMs(at('a'))).toBe(Number.POSITIVE_INFINITY);
    lanes.finished(at('a'), 80);
    // Eight orders wait for five places.
    expect(lanes.expectedMs(at('a'))).toBe(80 * (1 + 8 / 5));
    lanes.finished(at('a'), 0);
    expect(lanes.expectedMs(at('a'))).toBe(70 * (1 + 8 / 6));
  });

  test('reduces an endpoint that hangs to one place, until it recovers', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'a', 40);
    finishAll(lanes, slow);
    expect(drain(lanes)).toHaveLength(1);
    lanes.finished(at('a'), quick);
    expect(drain(lanes)).toHaveLength(2);
  });

  test('keeps places for others when many endpoints hang', () => {
    const lanes = new EndpointLanes(limits);
    fillEach(lanes, 'abcdefghijklmnop', 30);
    for (let round = 0; round < 40; round += 1) finishAll(lanes, slow);
    expect(drain(lanes)).toHaveLength(limits.slow.underWay.total);
    fill(lanes, 'z', 4);
    expect(originsOf(drain(lanes))).toBe('zzzz');
  });

  test('keeps places for endpoints that answer when many are new', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'z', 1);
    finishAll(lanes, quick);
    fillEach(lanes, 'abcdefghijklmnop', 30);
    expect(drain(lanes)).toHaveLength(limits.new.underWay.total);
    fill(lanes, 'z', 4);
    expect(originsOf(drain(lanes))).toBe('zzzz');
  });

  test('lets new endpoints and those that answer take turns', () => {
    const lanes = new EndpointLanes(limits);
    for (const origin of 'ab') {
      fill(lanes, origin, 30);
      for (let answers = 0; answers < 8; answers += 1) {
        lanes.next();
        lanes.finished(at(origin), quick);
      }
    }
    fillEach(lanes, 'no', 2);
    expect(originsOf(drain(lanes)).slice(0, 8)).toBe('nboanboa');
  });

  test('lets partners take turns, however many endpoints each has', () => {
    const lanes = new EndpointLanes(limits);
    fillEach(lanes, 'abcd', 2, 'market');
    fillEach(lanes, 'x', 2, 'shop');
    fillEach(lanes, 'yz', 1, 'bakery');
    expect(originsOf(drain(lanes))).toBe('axybxzcdab');
  });

  test("keeps two partners' webhooks to one host in separate lanes", () => {
    const lanes = new EndpointLanes(limits);
    const others = endpointOf('market', 'a');
    fill(lanes, 'a', limits.perEndpoint.waiting, others);
    expect(drain(lanes)).toHaveLength(4);
    expect(lanes.add(at('a'), 'mine')).toBe(true);
    expect(drain(lanes)).toEqual([{ orderId: 'mine', endpoint: at('a') }]);
    lanes.finished(others, slow);
    expect(lanes.expectedMs(others)).toBeGreaterThan(slow);
    expect(lanes.expectedMs(at('a'))).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([
    ['new', null],
    ['slow', slow],
  ] as const)(
    "keeps places for another partner beside one partner's %s endpoints, then lets partners take turns",
    (pace, durationMs) => {
      const { waiting } = limits.new;
      const wide = { underWay: { total: 12, perPartner: 12 }, waiting };
      const shared = { underWay: { total: 6, perPartner: 4 }, waiting };
      const lanes = new EndpointLanes({ ...limits, new: wide, [pace]: shared });
      acquaint(lanes, ['market', 'shop', 'bakery'], durationMs);
      const turnsOf = (partnerId: string) => {
        fillEach(lanes, 'abcdefgh', 1, partnerId);
        return drain(lanes);
      };
      expect(turnsOf('market')).toHaveLength(4);
      const places = turnsOf('shop');
      expect(places).toHaveLength(2);
      expect(turnsOf('bakery')).toEqual([]);
      for (const { endpoint } of places) lanes.finished(endpoint, durationMs);
      expect(drain(lanes).map(({ endpoint }) => endpoint.partnerId)).toEqual(['shop', 'bakery']);
    },
  );

  test('learns nothing about an endpoint from an order for which no request was sent', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'a', 20);
    finishAll(lanes, null);
    expect(drain(lanes)).toHaveLength(4);
    expect(lanes.expectedMs(at('a'))).toBe(Number.POSITIVE_INFINITY);
  });

  test('gives a quick endpoint 4 places again after it was idle', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'a', 8);
    for (let answered = 0; answered < 8; answered += 1) {
      drain(lanes);
      lanes.finished(at('a'), quick);
    }
    expect(lanes.size).toBe(0);
    fill(lanes, 'a', 20);
    expect(drain(lanes)).toHaveLength(4);
  });

  test('refuses orders beyond the limit that may wait for one endpoint', () => {
    const lanes = new EndpointLanes(limits);
    fill(lanes, 'a', limits.perEndpoint.waiting);
    expect(lanes.add(at('a'), 'late')).toBe(false);
    expect(lanes.add(at('b'), 'other')).toBe(true);
  });

  test.each([
    ['new', null],
    ['quick', quick],
    ['slow', slow],
  ] as const)('lets orders for %s endpoints take only a part of the room for waiting orders', (pace, durationMs) => {
    const { underWay } = limits.new;
    const lanes = new EndpointLanes({ ...limits, [pace]: { underWay, waiting: { total: 50, perPartner: 30 } } });
    acquaint(lanes, ['market', 'shop', 'bakery'], durationMs);
    acquaint(lanes, ['cafe'], pace === 'quick' ? slow : quick);
    const takenOf = (partnerId: string) => {
      const orders = [...'abcdefgh'].flatMap((origin) => [1, 2, 3, 4, 5].map((number) => ({ origin, number })));
      return orders.filter(({ origin, number }) => lanes.add(endpointOf(partnerId, origin), `${number}`)).length;
    };
    expect(['market', 'shop', 'bakery', 'cafe'].map(takenOf)).toEqual([30, 20, 0, 40]);
  });

  test('keeps its limits and loses no order under any sequence of steps', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('add' as const),
        partnerId: fc.constantFrom('shop', 'market'),
        origin: fc.constantFrom('a', 'b', 'c'),
      }),
      fc.record({ kind: fc.constant('take' as const) }),
      fc.record({ kind: fc.constant('finish' as const), which: fc.nat(30), durationMs: fc.constantFrom(quick, slow) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const lanes = new EndpointLanes({
          ...limits,
          total: 7,
          new: { underWay: { total: 3, perPartner: 2 }, waiting: { total: 9, perPartner: 6 } },
          quick: { underWay: { total: 6, perPartner: 5 }, waiting: { total: 20, perPartner: 15 } },
          slow: { underWay: { total: 2, perPartner: 1 }, waiting: { total: 5, perPartner: 3 } },
        });
        const underWay: Turn[] = [];
        const added: string[] = [];
        const taken: string[] = [];
        const take = (turns: readonly Turn[]) => {
          underWay.push(...turns);
          taken.push(...turns.map(({ orderId }) => orderId));
        };
        for (const each of steps) {
          if (each.kind === 'add') {
            const { partnerId, origin } = each;
            const orderId = `${origin}${added.length}`;
            if (lanes.add(endpointOf(partnerId, origin), orderId)) added.push(orderId);
          } else if (each.kind === 'take') {
            const turn = lanes.next();
            if (turn !== null) take([turn]);
          } else {
            const [turn] = underWay.splice(each.which % Math.max(1, underWay.length), 1);
            if (turn !== undefined) lanes.finished(turn.endpoint, each.durationMs);
          }
          expect(lanes.size).toBe(underWay.length);
          expect(lanes.size).toBeLessThanOrEqual(7);
        }
        while (underWay.length > 0 || taken.length < added.length) {
          take(drain(lanes));
          const turn = underWay.pop();
          if (turn === undefined) throw new Error('Some order never has its turn.');
          lanes.finished(turn.endpoint, quick);
        }
        expect(taken.toSorted()).toEqual(added.toSorted());
      }),
    );
  });
});

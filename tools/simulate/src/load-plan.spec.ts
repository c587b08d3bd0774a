import { type Load, maxOrders, orderCount, plannedRequests, pollDelayMs, quoteLeadMs } from './load-plan.ts';

const load: Load = { rate: 4, durationMs: 5_000, quoteShare: 0.5, pollShare: 0.25 };

test('places each order at its time, and spreads exact shares evenly', () => {
  const requests = [...plannedRequests(load)];
  const creates = requests.filter(({ kind }) => kind === 'create');
  expect(creates.map(({ order }) => order)).toEqual(Array.from({ length: 20 }, (_, order) => order));
  expect(creates.slice(0, 3).map(({ atMs }) => atMs - quoteLeadMs)).toEqual([0, 250, 500]);
  const quoted = requests.filter(({ kind }) => kind === 'quote').map(({ order }) => order);
  expect(quoted).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
  const polled = requests.filter(({ kind }) => kind === 'status');
  expect(polled.map(({ order }) => order)).toEqual([3, 7, 11, 15, 19]);
});

test("sorts requests by time, with an order's quotation before it and its status after it", () => {
  const requests = [...plannedRequests({ ...load, quoteShare: 1, pollShare: 1 })];
  expect(requests).toHaveLength(60);
  const times = requests.map(({ atMs }) => atMs);
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(requests.filter(({ order }) => order === 7)).toEqual([
    { kind: 'quote', order: 7, atMs: 1_750 },
    { kind: 'create', order: 7, atMs: 1_750 + quoteLeadMs },
    { kind: 'status', order: 7, atMs: 1_750 + quoteLeadMs + pollDelayMs },
  ]);
});

test('makes no requests for a share of 0', () => {
  const kinds = [...plannedRequests({ ...load, quoteShare: 0, pollShare: 0 })].map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['create']));
});

test('plans as many orders as rate times duration', () => {
  expect(orderCount({ ...load, rate: 0.5 })).toBe(2);
  expect(orderCount({ ...load, rate: 1_000, durationMs: 1_000_000 })).toBe(maxOrders);
});

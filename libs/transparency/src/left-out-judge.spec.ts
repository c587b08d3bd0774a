import type { ExportFilter } from './export-filter.ts';
import type { Leaf } from './leaf.ts';
import { LeftOutJudge, type Verdict } from './left-out-judge.ts';

const none = { partner_id: null, order_id: null, rider_id: null, type: null, recorded_from: null, recorded_to: null };
const leaf = (changes: Partial<Leaf> = {}): Leaf => ({
  stream: 'order-ord_1',
  revision: 0,
  event_id: 'e',
  type: 'OrderCreated',
  recorded_at: '2026-11-25T12:00:00.000+06:00',
  actor: { kind: 'api_key', key_id: 'key_1' },
  data_sha256: '',
  ...changes,
});

const time = '2026-11-25T12:00:00.001+06:00';
test.each<[string, Partial<ExportFilter>, Partial<Leaf>, Verdict]>([
  ['any event of an order without a filter', {}, {}, 'belongs'],
  ["an event of a partner's user", {}, { stream: 'partner-p', type: 'UserInvited' }, 'does_not_belong'],
  ['an event of operators', {}, { stream: 'operator-tokens' }, 'does_not_belong'],
  ['a webhook of the order', { order_id: 'ord_1' }, { stream: 'webhook-ord_1' }, 'belongs'],
  ['another order', { order_id: 'ord_2' }, {}, 'does_not_belong'],
  ['another type', { type: 'OrderPicked' }, {}, 'does_not_belong'],
  ['an earlier event', { recorded_from: time }, {}, 'does_not_belong'],
  ['an event before the end', { recorded_to: time }, {}, 'belongs'],
  ['a step of some rider', { rider_id: 7 }, { revision: 1, type: 'OrderAssigned' }, 'undecided'],
  [
    "a step of an order that is not the partner's",
    { partner_id: 'p', rider_id: 7 },
    { revision: 1 },
    'does_not_belong',
  ],
  ['a creation, for a rider', { rider_id: 7 }, {}, 'does_not_belong'],
])('judges %s by its leaf', (_, filter, changes, verdict) => {
  expect(new LeftOutJudge({ ...none, ...filter }, true).judge(leaf(changes))).toBe(verdict);
});

test("recognises a partner's orders by the partner's keys", () => {
  const judge = new LeftOutJudge({ ...none, partner_id: 'p' }, true);
  const keyIssued = leaf({ stream: 'partner-p', type: 'ApiKeyIssued' });
  expect(judge.judge(keyIssued)).toBe('belongs');
  judge.takeIncluded(keyIssued, { key_id: 'key_1' });
  expect(judge.judge(leaf())).toBe('belongs');
  expect(judge.judge(leaf({ stream: 'dispatch-ord_1', actor: null }))).toBe('belongs');
  // Its creation is not among the leaves.
  expect(judge.judge(leaf({ stream: 'order-ord_5', revision: 1 }))).toBe('does_not_belong');
  const other = { stream: 'order-ord_2', actor: { kind: 'api_key', key_id: 'key_2' } };
  expect(judge.judge(leaf(other))).toBe('does_not_belong');
  expect(judge.judge(leaf({ ...other, revision: 1 }))).toBe('does_not_belong');
  expect(judge.judge(leaf({ ...other, actor: { kind: 'user', user_id: 'u' } }))).toBe('undecided');
  expect(judge.judge(leaf({ stream: 'partner-q', type: 'ApiKeyIssued' }))).toBe('does_not_belong');
  expect(judge.judge(leaf({ stream: 'dispatch-ord_2', actor: null }))).toBe('does_not_belong');
  expect(judge.judge(leaf({ stream: 'operator-tokens' }))).toBe('does_not_belong');
});

test.each<[Partial<ExportFilter>, string]>([
  [{ rider_id: 7 }, 'OrderAssigned'],
  [{ type: 'OrderCancelled' }, 'OrderCancelled'],
])("does not decide about the steps of a user's order if %j excludes its creation", (filter, type) => {
  const judge = new LeftOutJudge({ ...none, partner_id: 'p', ...filter }, true);
  expect(judge.judge(leaf({ actor: { kind: 'user', user_id: 'u' } }))).toBe('does_not_belong');
  expect(judge.judge(leaf({ revision: 1, type }))).toBe('undecided');
  expect(judge.judge(leaf({ stream: 'order-ord_2', revision: 1, type }))).toBe('does_not_belong');
});

test("does not decide about the steps of a partner's order for a rider, and misses the keys of the partner", () => {
  const judge = new LeftOutJudge({ ...none, partner_id: 'p', rider_id: 7 }, true);
  const keyIssued = leaf({ stream: 'partner-p', type: 'ApiKeyIssued' });
  expect(judge.judge(keyIssued)).toBe('belongs');
  judge.takeIncluded(keyIssued, { key_id: 'key_1' });
  expect(judge.judge(leaf())).toBe('does_not_belong');
  expect(judge.judge(leaf({ revision: 1, type: 'OrderAssigned' }))).toBe('undecided');
});

test('counts the other events of an order that the export has as belonging to it', () => {
  const judge = new LeftOutJudge({ ...none, partner_id: 'p' }, true);
  judge.takeIncluded(leaf({ stream: 'order-ord_9' }), { key_id: 'key_1' });
  expect(judge.judge(leaf({ stream: 'webhook-ord_9', actor: null }))).toBe('belongs');
  expect(judge.judge(leaf())).toBe('does_not_belong');
});

test('does not decide about orders that began before its part of the log', () => {
  const judge = new LeftOutJudge({ ...none, partner_id: 'p' }, false);
  expect(judge.judge(leaf({ revision: 3 }))).toBe('undecided');
  expect(judge.judge(leaf())).toBe('undecided');
});

test.each<[string, Partial<ExportFilter>]>([
  ['', {}],
  [' of a type', { type: 'OrderPicked' }],
])("finds that an export%s has an event of an order that is not the partner's", (_, filter) => {
  const judge = new LeftOutJudge({ ...none, partner_id: 'p', ...filter }, true);
  judge.takeIncluded(leaf({ stream: 'partner-p', type: 'ApiKeyIssued' }), { key_id: 'key_1' });
  const other = { stream: 'order-ord_2', actor: { kind: 'api_key', key_id: 'key_2' } };
  expect(judge.judge(leaf(other))).toBe('does_not_belong');
  expect(judge.takeIncluded(leaf({ ...other, revision: 1, type: 'OrderPicked' }), {})).toBe(false);
  expect(judge.takeIncluded(leaf({ stream: 'webhook-ord_2', type: 'OrderPicked' }), {})).toBe(false);
});

test("takes the later events of the partner's orders, and of a user's order whose creation the filter excludes", () => {
  const judge = new LeftOutJudge({ ...none, partner_id: 'p', type: 'OrderPicked' }, true);
  expect(judge.takeIncluded(leaf({ stream: 'partner-p', type: 'ApiKeyIssued' }), { key_id: 'key_1' })).toBe(true);
  judge.judge(leaf());
  judge.judge(leaf({ stream: 'order-ord_2', actor: { kind: 'user', user_id: 'u' } }));
  for (const stream of ['order-ord_1', 'order-ord_2', 'webhook-ord_1'])
    expect(judge.takeIncluded(leaf({ stream, revision: 1, type: 'OrderPicked' }), {})).toBe(true);
  expect(judge.takeIncluded(leaf({ stream: 'order-ord_3', revision: 1 }), { partner_id: 'p' })).toBe(true);
});

test('takes an event of an order that began before its part of the log', () => {
  const judge = new LeftOutJudge({ ...none, partner_id: 'p' }, false);
  expect(judge.takeIncluded(leaf({ revision: 1 }), {})).toBe(true);
});

import { breachesOf } from './delivery-rules.ts';
import type { ReceivedWebhook } from './webhook-receiver.ts';

const t0 = Date.parse('2026-05-01T06:00:00.000Z');
const noFault = { recorded: new Map<string, number>(), outages: [] };

/** The log entry of a delivery. `answers`: by the ms after `t0` at which the attempt began. Each attempt lasts 5 ms. */
function delivery(answers: Readonly<Record<number, number | null>>, status = 'delivered') {
  return {
    delivery_id: 'dlv_1',
    order_id: 'ord_1',
    event_id: 'evt_1',
    sequence: 1,
    url: 'http://127.0.0.1/',
    status,
    created_at: new Date(t0).toISOString(),
    attempts: Object.entries(answers).map(([startedMs, response_status], index) => ({
      number: index + 1,
      started_at: new Date(t0 + Number(startedMs)).toISOString(),
      duration_ms: 5,
      response_status,
    })),
  };
}

/** The requests of that delivery, which were read at these times after `t0`. */
function requests(...atMs: number[]): ReceivedWebhook[] {
  const body = { order_id: 'ord_1', event_id: 'evt_1', sequence: 1 };
  return atMs.map((at) => ({
    path: '/',
    headers: {},
    text: '',
    body,
    at: t0 + at,
    endedAt: t0 + at + 5,
    isLate: false,
  }));
}

function recordedAt(number: number, ms: number) {
  return { ...noFault, recorded: new Map([[`dlv_1 ${number}`, t0 + ms]]) };
}

test.each([
  ['a delivery that succeeds after a retry', delivery({ 0: 503, 1005: 200 }), requests(1, 1_006), noFault],
  ['a sender whose clock is 55 ms fast', delivery({ 55: 503, 1060: 200 }), requests(1, 1_006), recordedAt(1, 60)],
  [
    'a request that was read after its attempt had timed out',
    delivery({ 0: null, 1005: 200 }),
    requests(990, 1_006),
    noFault,
  ],
  ['a request of an attempt that was not recorded', delivery({ 9000: 200 }), requests(1, 9_001), noFault],
  [
    'two requests that were read after both attempts had timed out',
    delivery({ 0: null, 1005: null, 3100: 200 }),
    requests(2_500, 2_550, 3_101),
    recordedAt(2, 1_015),
  ],
])('accepts %s', (_name, logged, received, course) => {
  expect(breachesOf([logged], received, course)).toEqual([]);
});

test.each([
  [
    'an attempt without a request',
    delivery({ 0: 503, 1005: 200 }),
    requests(1),
    noFault,
    ['attempt 2 of dlv_1 never came'],
  ],
  [
    'a retry that is early by the log',
    delivery({ 0: 503, 1004: 200 }),
    requests(1, 1_005),
    noFault,
    ['attempt 2 of dlv_1 began 1 ms early'],
  ],
  [
    'a retry that is early at the receiver',
    delivery({ 0: 503, 1005: 503, 4200: 200 }),
    requests(1, 1_006, 2_600, 4_201),
    recordedAt(2, 1_010),
    [`dlv_1 was sent at ${t0 + 2_600}, 410 ms early`],
  ],
  [
    'two requests of an attempt that timed out',
    delivery({ 0: null, 1005: 200 }),
    requests(1, 300, 1_006),
    noFault,
    [`dlv_1 was sent twice about ${t0 + 300}`],
  ],
  [
    'a request long after the success',
    delivery({ 0: 200 }),
    requests(1, 9_000),
    recordedAt(1, 10),
    [`dlv_1 was sent at ${t0 + 9_000}, Infinity ms early`],
  ],
  [
    'two requests at the same time',
    delivery({ 0: 200 }),
    requests(1, 300),
    noFault,
    [`dlv_1 was sent twice about ${t0 + 300}`],
  ],
  [
    'a seventh attempt',
    delivery({ 0: 503, 1e5: 503, 2e5: 503, 3e5: 503, 4e5: 503, 5e5: 503, 6e5: 503 }, 'manual_review'),
    requests(0, 1e5, 2e5, 3e5, 4e5, 5e5, 6e5),
    noFault,
    [
      'dlv_1 is manual_review after 7 failures',
      'dlv_1 has the attempts 1,2,3,4,5,6,7',
      'attempt 7 of dlv_1 began Infinity ms early',
    ],
  ],
  [
    'a delivery that ended before it succeeded',
    delivery({ 0: 503 }),
    requests(1),
    noFault,
    ['dlv_1 is delivered after 1 failures'],
  ],
])('reports %s', (_name, logged, received, course, expected) => {
  const breaches = breachesOf([logged], received, course);
  expect(breaches.map((breach, index) => breach.slice(0, expected[index]?.length))).toEqual(expected);
});

test('the order of webhooks is that of the requests which the receiver read in time', () => {
  const logged = [delivery({ 0: null, 6000: 200 }), { ...delivery({ 6500: 200 }), event_id: 'evt_2', sequence: 2 }];
  const [first, again] = requests(6_001, 6_600) as [ReceivedWebhook, ReceivedWebhook];
  const [second] = requests(6_501) as [ReceivedWebhook];
  const next = { ...second, body: { ...second.body, event_id: 'evt_2', sequence: 2 } };
  expect(breachesOf(logged, [first, next, { ...again, isLate: true }], noFault)).toEqual([]);
  expect(breachesOf(logged, [first, next, again], noFault)).toEqual(['ord_1 got the sequences 1,2,1']);
});

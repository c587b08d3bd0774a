import { storedVersions } from '@dakpion/contracts';
import { type EndedRequest, loggedRequestsOf, textOf } from './logged-request.ts';
import { entriesOf } from './request-entries.ts';

// If a stored form changes, the text of the former version stays here, and the new version is added.

const request: EndedRequest = {
  time: 1_764_000_000_000,
  method: 'POST',
  path: '/v1/business/order/create',
  query: 'limit=1',
  status: 422,
  problem_code: 'validation_failed',
  errors: [],
  duration_ms: 3,
  request_id: 'req_1',
  idempotency_key: 'key-1',
  api_key_last_four: 'II3a',
  body: '{"driver_type":9}',
  body_omitted: true,
};
const version1 =
  '{"method":"POST","path":"/v1/business/order/create","duration_ms":3,"request_id":"req_1","api_key_last_four":"II3a",' +
  '"query":"limit=1","status":422,"problem_code":"validation_failed","idempotency_key":"key-1","body":"{\\"driver_type\\":9}",' +
  '"body_omitted":true}';
const least = '{"method":"GET","path":"/v1","duration_ms":3,"request_id":"req_1","api_key_last_four":"II3a"}';

test('stores a request in the form of the present version, and reads it again', () => {
  expect([storedVersions.request_log, textOf(request)]).toEqual([1, version1]);
  const { time, ...rest } = request;
  const place = { time, id: 'log_1' };
  expect(loggedRequestsOf({ ...place, text: version1 })).toEqual([
    { ...place, request: { ...rest, time: expect.any(String) } },
  ]);
});

test('reads fields that a stored request does not have as null', () => {
  const [found] = loggedRequestsOf({ time: request.time, id: 'log_1', text: least });
  expect(found?.request).toMatchObject({
    query: null,
    status: null,
    problem_code: null,
    errors: [],
    idempotency_key: null,
    body: null,
    body_omitted: false,
  });
});

test('stores the requests of a second in one entry, of which earlier programs read the newest', () => {
  const waiting = [0, 999, 1_000, 1_500, 1_500].map((later, index) => {
    const time = request.time + later;
    return { time, text: textOf({ ...request, time, request_id: `req_${index}` }) };
  });
  const entries = entriesOf(waiting);
  expect(entries.map(({ time, count }) => [time - request.time, count])).toEqual([
    [1_500, 3],
    [999, 2],
  ]);
  const found = entries.map(loggedRequestsOf);
  expect(found.map((some) => some.map((each) => [each.time - request.time, each.request.request_id]))).toEqual([
    [
      [1_500, 'req_4'],
      [1_500, 'req_3'],
      [1_000, 'req_2'],
    ],
    [
      [999, 'req_1'],
      [0, 'req_0'],
    ],
  ]);
  expect(JSON.parse(entries[0]?.text ?? '')).toMatchObject({ method: 'POST', request_id: 'req_4' });
});

test('stores at most 100 requests in one entry, and about 64 KiB', () => {
  const { time } = request;
  const counts = (length: number, text: string) =>
    entriesOf(Array.from({ length }, () => ({ time, text }))).map(({ count }) => count);
  expect(counts(250, '{"a":1}')).toEqual([100, 100, 50]);
  expect(counts(9, `{"a":"${'x'.repeat(20_000)}"}`)).toEqual([3, 3, 3]);
  expect(counts(2, `{"a":"${'x'.repeat(70_000)}"}`)).toEqual([1, 1]);
});

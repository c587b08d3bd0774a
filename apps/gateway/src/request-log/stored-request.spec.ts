import { storedVersions } from '@dakpion/contracts';
import { type EndedRequest, loggedRequestOf, textOf } from './logged-request.ts';

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
  expect(loggedRequestOf({ time, id: 'log_1', text: version1 })).toEqual({ ...rest, time: expect.any(String) });
});

test('reads fields that a stored request does not have as null', () => {
  expect(loggedRequestOf({ time: request.time, id: 'log_1', text: least })).toMatchObject({
    query: null,
    status: null,
    problem_code: null,
    errors: [],
    idempotency_key: null,
    body: null,
    body_omitted: false,
  });
});

import { execFileSync } from 'node:child_process';
import { requestAsCurl } from './request-as-curl.ts';

const request = {
  time: '2026-11-23T19:46:54.493+06:00',
  method: 'POST',
  path: '/v1/business/order/create',
  query: null,
  status: 422,
  problem_code: 'validation_failed' as const,
  duration_ms: 2.5,
  request_id: 'req_1',
  idempotency_key: null,
  api_key_last_four: 'ZJj4',
  body: null,
  body_omitted: false,
  errors: [],
};
const origin = 'https://api.example.com';

test('writes a read as one line with the address and without the key', () => {
  const curl = requestAsCurl(
    { ...request, method: 'GET', path: '/v1/business/orders', query: 'limit=2&page=3' },
    origin,
  );
  expect(curl).toBe(
    `curl -sS 'https://api.example.com/v1/business/orders?limit=2&page=3' -H "X-API-Key: $DAKPION_API_KEY"`,
  );
});

test('writes bodies and idempotency keys so that a shell passes them unchanged', () => {
  const body = `{"receiver_name":"D'Costa $(id) \\"x\\" \`id\`","parcel_type":9}`;
  const curl = requestAsCurl({ ...request, body, idempotency_key: `it's-1` }, origin);
  const words = execFileSync('sh', ['-c', `printf '%s\\n' ${curl}`], {
    encoding: 'utf8',
    env: { DAKPION_API_KEY: 'the key' },
  });
  expect(words.trimEnd().split('\n')).toEqual([
    'curl',
    '-sS',
    '-X',
    'POST',
    `${origin}/v1/business/order/create`,
    '-H',
    'X-API-Key: the key',
    '-H',
    `X-Idempotency-Key: it's-1`,
    '-H',
    'Content-Type: application/json',
    '-d',
    body,
  ]);
});

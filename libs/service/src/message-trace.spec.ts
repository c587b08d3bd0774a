import { traceOf } from './message-trace.ts';

const orderId = 'ord_0h2z4nwmk7cce1y8b0c1';

test.each([
  ['a command', { key: orderId, headers: {}, value: { context: { correlation_id: 'req_1' } } }, orderId, 'req_1'],
  ['an event', { key: orderId, headers: { 'correlation-id': 'req_1' }, value: {} }, orderId, 'req_1'],
  ['a test', { key: 'test:prt_1:sandbox', headers: {}, value: {} }, 'test:prt_1:sandbox', undefined],
  ['a question about a price', { key: 'quo_1', headers: {}, value: { type: 'PriceRoute' } }, 'quo_1', undefined],
  ['a message of another system', { key: 'rider 17', headers: {}, value: null }, undefined, undefined],
  [
    'a request id with a phone number',
    { key: orderId, headers: { 'correlation-id': 'call-01712345678' }, value: {} },
    orderId,
    'call-00000000000',
  ],
  ['an unusable id', { key: orderId, headers: { 'correlation-id': 'two words' }, value: {} }, orderId, undefined],
])('names the key and the request of %s', (_, message, key, request_id) => {
  expect(traceOf(message)).toEqual({
    ...(key !== undefined && { key }),
    ...(request_id !== undefined && { request_id }),
  });
});

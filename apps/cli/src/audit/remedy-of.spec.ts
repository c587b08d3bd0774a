import { remedyOf } from './remedy-of.ts';

const orderId = 'ord_1';

test('for a parked stream, names the command that releases it', () => {
  const found = { follower: 'order-usage', stream: 'order-ord_1', revision: 6, reason: 'It cannot be read.' };
  expect(remedyOf({ order_id: orderId, what: 'parked_stream', expected: null, found })).toContain(
    'dakpion parked release order-usage order-ord_1',
  );
});

test('for an illegal history, names the command that shows its faulty event', () => {
  const found = 'event 7: unknown type';
  expect(remedyOf({ order_id: orderId, what: 'history', expected: 'a legal history', found })).toContain(
    'dakpion audit order ord_1',
  );
});

import { fold, historyTo } from './domain/order.fixture.ts';
import { orderBytes } from './order-bytes.ts';

const order = fold(historyTo('COMPLETED'))!;
const withMetadata = (metadata: Record<string, string>) => ({ ...order, created: { ...order.created, metadata } });

test('an order grows by two bytes for each character of its texts', () => {
  const small = orderBytes(withMetadata({ invoice: '' }));
  expect(orderBytes(withMetadata({ invoice: 'ক'.repeat(500) }))).toBe(small + 1_000);
});

test('an order with the largest metadata counts as more than 20 KB, and a usual one as less than 8 KB', () => {
  const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, 'ক'.repeat(500)]));
  expect(orderBytes(withMetadata(metadata))).toBeGreaterThan(20_000);
  expect(orderBytes(order)).toBeLessThan(8_000);
});

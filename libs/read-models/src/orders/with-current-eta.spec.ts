import { at, start } from '@dakpion/fixtures';
import { riddenOrder } from './ridden-order.fixture.ts';
import { withCurrentEta } from './with-current-eta.ts';

const minute = (minutes: number) => start + minutes * 60_000;

test('keeps an arrival time in the future, and keeps none as none', () => {
  const order = riddenOrder('STARTED', { eta: at(40) });
  expect(withCurrentEta(order, minute(40))).toBe(order);
  const over = riddenOrder('COMPLETED', { eta: null });
  expect(withCurrentEta(over, minute(41))).toBe(over);
});

test('replaces an arrival time in the past by the end of the present minute', () => {
  const order = riddenOrder('STARTED', { eta: at(40) });
  expect(withCurrentEta(order, minute(40) + 1)).toMatchObject({ eta: at(41) });
  expect(withCurrentEta(order, minute(55.1))).toMatchObject({ eta: at(56) });
  expect(withCurrentEta(order, minute(55.9))).toMatchObject({ eta: at(56) });
});

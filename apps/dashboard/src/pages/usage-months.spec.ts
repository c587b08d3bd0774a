import { daysOf, monthsUntil } from './usage-months.ts';

// 23:59 and 00:01 in Dhaka, six hours ahead of UTC.
const lastOfNovember = Date.parse('2026-11-30T17:59:00Z');
const firstOfDecember = Date.parse('2026-11-30T18:01:00Z');

test('offers twelve months, which begin at midnight in Dhaka', () => {
  expect(monthsUntil(lastOfNovember)[0]).toBe('2026-11');
  expect(monthsUntil(firstOfDecember).slice(0, 2)).toEqual(['2026-12', '2026-11']);
  expect(monthsUntil(firstOfDecember).at(-1)).toBe('2026-01');
});

test('has all days of a past month, and the days until today of the current month', () => {
  expect(daysOf('2026-02', lastOfNovember)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOf('2026-11', Date.parse('2026-11-23T10:00:00Z'))).toEqual({ from: '2026-11-01', to: '2026-11-23' });
  expect(daysOf('2026-12', firstOfDecember)).toEqual({ from: '2026-12-01', to: '2026-12-01' });
});

import { daysOfMonth, monthLater } from './days-of-month.ts';

test('begins a month at its day of the week, and has all its days', () => {
  const days = daysOfMonth('2026-11');
  expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-11-01', '2026-11-30']);
  const february = daysOfMonth('2028-02');
  expect([february.slice(0, 3), february.at(-1)]).toEqual([[null, null, '2028-02-01'], '2028-02-29']);
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
])('finds the month for %s and %i months later: %s', (month, months, later) => {
  expect(monthLater(month, months)).toBe(later);
});

import { dhakaTime } from '@dakpion/contracts';
import { addDays, dayOf, daysBetween, daysOf, isMonth, monthOf, nextMonth, startOfDay } from './day.ts';

test('begins and ends a day in Dhaka time', () => {
  const lastMoment = Date.parse('2026-11-30T17:59:59.999Z');
  expect(dayOf(dhakaTime(lastMoment))).toBe('2026-11-30');
  expect(dayOf(dhakaTime(lastMoment + 1))).toBe('2026-12-01');
  expect(monthOf(dhakaTime(lastMoment + 1))).toBe('2026-12');
  expect(startOfDay('2026-12-01')).toBe(lastMoment + 1);
});

test('counts days across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(daysBetween('2026-12-30', '2026-12-30')).toEqual(['2026-12-30']);
  expect(daysBetween('2026-12-30', '2026-12-29')).toEqual([]);
});

test('lists the days of a month', () => {
  expect(daysOf('2026-02')).toHaveLength(28);
  expect(daysOf('2026-12').at(-1)).toBe('2026-12-31');
  expect(nextMonth('2026-12')).toBe('2027-01');
});

test.each(['2026-02-30', '2026-13-01', '2026-1-1', '2026-11-31', 'today', '2026-11-01T00:00'])(
  'refuses %s as a day',
  (day) => {
    expect(startOfDay(day)).toBeNaN();
  },
);

test.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-1', false],
  ['26-11', false],
])('recognises %s as a month: %s', (month, expected) => {
  expect(isMonth(month)).toBe(expected);
});

import { start } from '@dakpion/fixtures';
import { timeText } from './tracking-times.ts';

const day = 24 * 3_600_000;

test.each([
  ['2026-11-21T13:45:00.000+06:00', '1:45 pm', 'দুপুর ১:৪৫'],
  ['2026-11-21T08:05:00.000+06:00', '8:05 am', 'সকাল ৮:০৫'],
  ['2026-11-21T00:30:00.000+06:00', '12:30 am', 'রাত ১২:৩০'],
  ['2026-11-20T19:00:00.000+06:00', '20 Nov, 7:00 pm', '২০ নভেম্বর, সন্ধ্যা ৭:০০'],
])('writes %s in both languages', (time, english, bangla) => {
  expect([timeText(time, 'en', start), timeText(time, 'bn', start)]).toEqual([english, bangla]);
});

test('writes the date of the same day in another year', () => {
  expect(timeText('2026-11-21T13:45:00.000+06:00', 'en', start + 365 * day)).toBe('21 Nov, 1:45 pm');
});

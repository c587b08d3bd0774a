import { formatOf } from './format-of.ts';

const evening = '2026-11-25T21:05:07+06:00';

test('writes times with 24 hours in both languages, and Bangla without Latin letters or digits', () => {
  const [en, bn] = [formatOf('en'), formatOf('bn')];
  expect([en.time(evening), en.dateTime(evening), en.moment(evening)]).toEqual([
    '21:05:07',
    '25 Nov 2026, 21:05',
    '25 Nov 2026, 21:05:07',
  ]);
  for (const text of [bn.time(evening), bn.dateTime(evening), bn.moment(evening), bn.day(evening)]) {
    expect(text).not.toMatch(/[a-z\d]/i);
  }
  expect(bn.time(evening)).toBe('২১:০৫:০৭');
});

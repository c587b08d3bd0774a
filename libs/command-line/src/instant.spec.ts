import { instant } from './instant.ts';

test.each(['2026-11-25T12:00:00+06:00', '2026-11-25T06:00Z'])('accepts %s', (text) => {
  expect(instant(text)).toBe(Date.UTC(2026, 10, 25, 6));
});

test.each(['2026-11-25T12:00:00', '2026-11-25', '2026-02-30T00:00:00Z', '5', '', 'yesterday'])(
  'refuses %j, which is not a time or depends on the time zone',
  (text) => {
    expect(() => instant(text)).toThrow(
      'Must be a date and time with its offset, for example 2026-11-25T12:00:00+06:00.',
    );
  },
);

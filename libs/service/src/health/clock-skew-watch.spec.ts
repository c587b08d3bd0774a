import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { ClockSkewWatch } from './clock-skew-watch.ts';

const lines: string[] = [];
beforeAll(() =>
  Logger.overrideLogger({ log: () => {}, error: () => {}, warn: (line: unknown) => void lines.push(`${line}`) }),
);
afterAll(() => Logger.overrideLogger(true));

test('reports the skew, and warns above half a second, at most once in five minutes', async () => {
  let skewMs = 500;
  let now = 0;
  const watch = new ClockSkewWatch({ now: () => 0, skewMs: () => skewMs }, () => now);
  watch.look();
  expect(lines).toEqual([]);
  skewMs = -15_000;
  watch.look();
  now = 299_999;
  watch.look();
  expect(lines).toEqual([expect.stringContaining('ALARM clock_skew: the clock of this machine is 15000 ms behind')]);
  skewMs = 501;
  now = 300_000;
  watch.look();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('501 ms ahead of');
  expect(await register.getSingleMetricAsString('dakpion_clock_skew_seconds')).toContain(
    'dakpion_clock_skew_seconds 0.501',
  );
});

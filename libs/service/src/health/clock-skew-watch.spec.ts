import type { ClockReading } from '@dakpion/event-store';
import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { ClockSkewWatch } from './clock-skew-watch.ts';

const lines: string[] = [];
beforeAll(() =>
  Logger.overrideLogger({ log: () => {}, error: () => {}, warn: (line: unknown) => void lines.push(`${line}`) }),
);
afterAll(() => Logger.overrideLogger(true));

beforeEach(() => lines.splice(0));

test('reports the skew, and warns above half a second, at most once in five minutes', async () => {
  let skewMs = 500;
  let now = 0;
  const watch = new ClockSkewWatch({ now: () => 0, skewMs: () => skewMs }, {}, () => now);
  await watch.look();
  expect(lines).toEqual([]);
  skewMs = -15_000;
  await watch.look();
  now = 299_999;
  await watch.look();
  expect(lines).toEqual([expect.stringContaining('ALARM clock_skew: the clock of this machine is 15000 ms behind')]);
  skewMs = 501;
  now = 300_000;
  await watch.look();
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('501 ms ahead of');
  expect(await register.getSingleMetricAsString('dakpion_clock_skew_seconds')).toContain(
    'dakpion_clock_skew_seconds 0.501',
  );
});

test('reports by how much the clock of the event store differs at least, while this process appends', async () => {
  let now = 0;
  const readings: (ClockReading | null | Error)[] = [];
  const readClock = async () => {
    const reading = readings.shift() ?? null;
    if (reading instanceof Error) throw reading;
    return reading;
  };
  const watch = new ClockSkewWatch({ now: () => 0, skewMs: () => 0 }, { readClock }, () => now);
  const gauge = () => register.getSingleMetricAsString('dakpion_event_store_clock_skew_seconds');
  const shown = async (reading: ClockReading | null | Error) => {
    readings.push(reading);
    await watch.look();
    return /^dakpion_event_store_clock_skew_seconds (\S+)$/m.exec(await gauge())?.[1];
  };
  expect(await shown(null)).toBeUndefined();
  expect(await shown({ askedAt: 1_000, said: 3_500, answeredAt: 9_000 })).toBe('0');
  expect(lines).toEqual([]);
  expect(await shown({ askedAt: 121_000, said: 1_000, answeredAt: 121_020 })).toBe('120');
  expect(await shown({ askedAt: 1_000, said: 2_500, answeredAt: 1_500 })).toBe('-1');
  expect(lines).toEqual([
    'ALARM clock_skew: the clock of this machine is 120000 ms ahead of that of the event store. Set both by NTP.',
  ]);
  now = 300_000;
  expect(await shown(new Error('away'))).toBe('-1');
  now = 300_001;
  expect(await shown(null)).toBeUndefined();
});

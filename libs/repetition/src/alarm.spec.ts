import { isOver } from '@dakpion/fixtures';
import { Alarm } from './alarm.ts';

describe('an alarm', () => {
  test('rings at the requested time', async () => {
    const alarm = new Alarm(Date.now, 1_000);
    const began = performance.now();
    await alarm.restUntil(Date.now() + 50);
    expect(performance.now() - began).toBeGreaterThan(45);
    await alarm.restUntil(Date.now() - 1);
  });

  test('rings earlier on request, and never later', async () => {
    const alarm = new Alarm(() => 0, 1_000);
    const rest = alarm.restUntil(900);
    alarm.wakeBy(900);
    expect(await isOver(rest)).toBe(false);
    alarm.wakeBy(899);
    expect(await isOver(rest)).toBe(true);
  });

  test('remembers one request from before it waits', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const alarm = new Alarm(() => 0, 1_000);
      alarm.wakeBy(0);
      for (const isRemembered of [true, false]) {
        const rest = alarm.restUntil(900);
        jest.advanceTimersByTime(1);
        expect(await isOver(rest)).toBe(isRemembered);
      }
      alarm.stop();
    } finally {
      jest.useRealTimers();
    }
  });

  test('rings at a tick of its longest pause, even if its time is far away', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      const alarm = new Alarm(() => 0, 200);
      for (const [from, tick] of [
        [20, 200],
        [200, 400],
        [560, 800],
      ] as const) {
        jest.advanceTimersByTime(from - performance.now());
        const rest = alarm.restUntil(null);
        jest.advanceTimersByTime(tick - 1 - from);
        expect(await isOver(rest)).toBe(false);
        jest.advanceTimersByTime(1);
        expect(await isOver(rest)).toBe(true);
      }
    } finally {
      jest.useRealTimers();
    }
  });

  test('rings at a time that is shortly after its longest pause', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      // Its tick is at least a quarter of the pause away: not the tick at 200, so the one that is 249 ms away.
      jest.advanceTimersByTime(151 - performance.now());
      const rest = new Alarm(() => 0, 200).restUntil(210);
      jest.advanceTimersByTime(209);
      expect(await isOver(rest)).toBe(false);
      jest.advanceTimersByTime(1);
      expect(await isOver(rest)).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  test('ends no rest at the time or the tick of an earlier one', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    try {
      jest.advanceTimersByTime(20 - performance.now());
      const alarm = new Alarm(() => 0, 200);
      // Would end at 190 or at the tick at 200.
      const earlier = alarm.restUntil(170);
      alarm.wakeBy(0);
      expect(await isOver(earlier)).toBe(true);
      const remembered = alarm.restUntil(170);
      jest.advanceTimersByTime(140);
      expect(await isOver(remembered)).toBe(true);
      // Its tick is at 400.
      const rest = alarm.restUntil(null);
      jest.advanceTimersByTime(100);
      expect(await isOver(rest)).toBe(false);
      alarm.stop();
    } finally {
      jest.useRealTimers();
    }
  });

  test('never rings after it was stopped', async () => {
    const alarm = new Alarm(() => 0, 1_000);
    const rest = alarm.restUntil(900);
    alarm.stop();
    await rest;
    expect(await isOver(alarm.restUntil(900))).toBe(true);
  });
});

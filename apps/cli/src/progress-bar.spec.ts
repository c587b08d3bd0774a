import { progressText } from './progress-bar.ts';

const nothing = { share: 0, events: 0 };

test('shows the rate and the remaining time, computed from the work since the start', () => {
  expect(progressText(nothing, nothing, 0)).toBe('0 %, 0 events');
  expect(progressText({ share: 0.01, events: 1 }, nothing, 0)).toBe('1 %, 1 event');
  expect(progressText({ share: 0.25, events: 1_000 }, nothing, 2)).toBe('25 %, 1000 events, 500/s, 6 s left');
  const before = { share: 0.5, events: 1_000 };
  expect(progressText({ share: 0.75, events: 1_500 }, before, 5)).toBe('75 %, 1500 events, 100/s, 5 s left');
  expect(progressText(before, before, 5)).toBe('50 %, 1000 events');
});

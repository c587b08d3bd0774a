import { bar, ProgressDisplay, progressLine } from './progress.ts';

const progress = { done: 0.5, phase: 'load', placed: 10, refused: 1, webhooks: 40, awaited: 20 } as const;

test('a bar of the part that is done, never more than all', () => {
  expect([bar(0, 4), bar(0.5, 4), bar(1, 4), bar(7, 4)]).toEqual(['[----]', '[##--]', '[####]', '[####]']);
});

test('a line says where the run is', () => {
  expect(progressLine(progress)).toBe(' 50 %  placed 10, refused 1, webhooks 40, to come 20');
  expect(progressLine({ ...progress, phase: 'settling' })).toMatch(/^waiting for what is under way {2}placed 10/);
});

describe('with time passing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a terminal gets one line drawn anew that fits, and is left clean', () => {
    const written: string[] = [];
    const output = { isTTY: true, columns: 40, write: (text: string) => written.push(text) };
    const display = new ProgressDisplay(output, () => progress);
    jest.advanceTimersByTime(450);
    display.stop();
    expect(written).toHaveLength(3);
    const cleared = '\r\u001b[2K';
    expect(written[0]).toContain(`${cleared}[############------------] `);
    expect(written[0]).toHaveLength(cleared.length + 39);
    expect(written.join('')).not.toContain('\n');
    expect(written[2]).toBe(cleared);
  });

  test('what is no terminal gets plain lines, and few', () => {
    const written: string[] = [];
    const display = new ProgressDisplay({ write: (text) => written.push(text) }, () => progress);
    jest.advanceTimersByTime(11_000);
    display.stop();
    expect(written).toEqual([`${progressLine(progress)}\n`, `${progressLine(progress)}\n`]);
  });
});

import { bar, ProgressDisplay, progressLine } from './progress.ts';

const progress = { done: 0.5, phase: 'load', placed: 10, refused: 1, webhooks: 40, awaited: 20 } as const;

test('draws a bar for the part that is done, and never more than all', () => {
  expect([bar(0, 4), bar(0.5, 4), bar(1, 4), bar(7, 4)]).toEqual(['[----]', '[##--]', '[####]', '[####]']);
});

test('writes a line with the progress of the run', () => {
  expect(progressLine(progress)).toBe(' 50 %  placed 10, refused 1, webhooks 40, to come 20');
  expect(progressLine({ ...progress, phase: 'settling' })).toMatch(/^waiting for what is under way {2}placed 10/);
});

describe('while time passes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a terminal gets one line that is drawn again, fits and is removed at the end', () => {
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

  test('an output that is not a terminal gets a few plain lines', () => {
    const written: string[] = [];
    const display = new ProgressDisplay({ write: (text) => written.push(text) }, () => progress);
    jest.advanceTimersByTime(11_000);
    display.stop();
    expect(written).toEqual([`${progressLine(progress)}\n`, `${progressLine(progress)}\n`]);
  });
});

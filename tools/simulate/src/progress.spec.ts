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
  const { isTTY } = process.stderr;
  let written: string[];
  beforeEach(() => {
    jest.useFakeTimers();
    written = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    process.stderr.isTTY = isTTY;
  });

  test('a terminal gets one line that is drawn again and is removed at the end', () => {
    process.stderr.isTTY = true;
    const display = new ProgressDisplay(() => progress);
    jest.advanceTimersByTime(450);
    display.stop();
    expect(written).toHaveLength(3);
    expect(written[0]).toContain('\r[############------------] ');
    expect(written.join('')).not.toContain('\n');
    expect(written[2]).toBe('\r\u001b[K');
  });

  test('an output that is not a terminal gets a few plain lines', () => {
    process.stderr.isTTY = false;
    const display = new ProgressDisplay(() => progress);
    jest.advanceTimersByTime(11_000);
    display.stop();
    expect(written).toEqual([`${progressLine(progress)}\n`, `${progressLine(progress)}\n`]);
  });
});

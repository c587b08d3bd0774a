import { isTemporary, pauseMs, retry } from './retry.ts';

const policy = { maxTries: 3, firstPauseMs: 100, maxPauseMs: 1_000 };

describe('retry', () => {
  const quick = { maxTries: 3, firstPauseMs: 1, maxPauseMs: 1 };
  const failing = (failures: number) => {
    let tries = 0;
    return async () => {
      tries += 1;
      if (tries <= failures) throw new Error(`try ${tries}`);
      return tries;
    };
  };

  test('tries until it succeeds, at most as often as allowed', async () => {
    expect(await retry(failing(2), quick)).toBe(3);
    await expect(retry(failing(3), quick)).rejects.toThrow('try 3');
  });

  test('does not try again after an error that is not temporary', async () => {
    const worthRetrying = (error: unknown) => String(error) !== 'Error: try 2';
    await expect(retry(failing(9), quick, { worthRetrying })).rejects.toThrow('try 2');
  });

  test('reports each failure that is followed by another try, with the pause', async () => {
    const reported: unknown[] = [];
    const onRetry = (error: unknown, pauseMs: number) => reported.push([String(error), pauseMs]);
    await expect(retry(failing(9), { ...quick, maxPauseMs: 2 }, { onRetry })).rejects.toThrow('try 3');
    expect(reported).toEqual([
      ['Error: try 1', 1],
      ['Error: try 2', 2],
    ]);
  });

  test('ends the pause when the signal aborts, and begins no other try', async () => {
    const ending = new AbortController();
    const tries = failing(9);
    const onRetry = () => setImmediate(() => ending.abort(new Error('the process ends')));
    const forever = { maxTries: Number.POSITIVE_INFINITY, firstPauseMs: 3_600_000, maxPauseMs: 3_600_000 };
    await expect(retry(tries, forever, { onRetry, signal: ending.signal })).rejects.toThrow('the process ends');
    await expect(tries()).rejects.toThrow('try 2');
    await expect(retry(tries, forever, { signal: ending.signal })).rejects.toThrow('the process ends');
    await expect(tries()).rejects.toThrow('try 3');
  });

  test('rejects with the reason of the signal after a failed try, and announces no other one', async () => {
    const announced: unknown[] = [];
    const onRetry = (error: unknown) => announced.push(error);
    for (const maxTries of [1, 2]) {
      const ending = new AbortController();
      const attempt = async () => {
        ending.abort(new Error('the process ends'));
        throw new Error('the connection is closed');
      };
      const ended = retry(attempt, { ...quick, maxTries }, { onRetry, signal: ending.signal });
      await expect(ended).rejects.toThrow('the process ends');
    }
    expect(announced).toEqual([]);
  });
});

test('doubles the pauses up to the limit', () => {
  expect([1, 2, 3, 4, 5, 6, 5_000].map((tries) => pauseMs(tries, policy))).toEqual([
    100, 200, 400, 800, 1_000, 1_000, 1_000,
  ]);
});

test('recognises an error that is marked as temporary', () => {
  expect(isTemporary(Object.assign(new Error('away'), { temporary: true }))).toBe(true);
  expect([new Error('a bug'), { temporary: 'yes' }, null, undefined, 'text'].map(isTemporary)).not.toContain(true);
});

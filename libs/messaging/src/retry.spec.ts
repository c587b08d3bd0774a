import { RejectedMessageError, RequestTimeoutError } from './broker-errors.ts';
import { afterFailure } from './retry.ts';

const policy = { maxTries: 3, firstPauseMs: 100, maxPauseMs: 1_000 };

describe('afterFailure', () => {
  test('tries again after a pause that doubles, until the tries are used up', () => {
    const bug = new TypeError('a bug');
    expect(afterFailure(bug, { tries: 1, failures: 1 }, policy)).toEqual({ kind: 'try_again', afterMs: 100 });
    expect(afterFailure(bug, { tries: 2, failures: 2 }, policy)).toEqual({ kind: 'try_again', afterMs: 200 });
    expect(afterFailure(bug, { tries: 3, failures: 3 }, policy)).toEqual({
      kind: 'dead_letter',
      reason: 'tries_exhausted',
      detail: 'TypeError: a bug',
    });
  });

  test('does not count tries that failed for a temporary reason', () => {
    const temporary = new RequestTimeoutError('no reply');
    expect(afterFailure(temporary, { tries: 900, failures: 0 }, policy)).toEqual({ kind: 'try_again', afterMs: 1_000 });
    expect(afterFailure(temporary, { tries: 9, failures: 3 }, policy)).toEqual({ kind: 'try_again', afterMs: 1_000 });
    expect(afterFailure('text', { tries: 8, failures: 2 }, policy).kind).toBe('try_again');
  });

  test('does not try a rejected message again', () => {
    const error = new RejectedMessageError('too_late', 'the order is gone');
    expect(afterFailure(error, { tries: 1, failures: 1 }, policy)).toEqual({
      kind: 'dead_letter',
      reason: 'too_late',
      detail: 'the order is gone',
    });
  });

  test('describes a thrown value that is not an error', () => {
    const step = afterFailure(undefined, { tries: 3, failures: 3 }, policy);
    expect(step).toEqual({ kind: 'dead_letter', reason: 'tries_exhausted', detail: 'undefined' });
  });
});

import type { Trouble } from '../problem-table/problem-table.ts';

/** Thrown by guards, readers and controllers to answer with a problem. Only the problem filter catches it. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(readonly trouble: Trouble) {
    super(trouble.code);
  }
}

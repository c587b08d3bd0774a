import type { Trouble } from '../problem-table/problem-table.ts';

/**
 * Thrown by guards, readers and controllers to answer with a problem. Only the problem filter catches it. `cause` is for the log.
 */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(
    readonly trouble: Trouble,
    options?: ErrorOptions,
  ) {
    super(trouble.code, options);
  }
}

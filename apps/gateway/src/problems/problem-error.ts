import type { Trouble } from '@dakpion/problems';

/** Thrown by guards, readers and controllers to answer with a problem; caught by the problem filter only. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  constructor(readonly trouble: Trouble) {
    super(trouble.code);
  }
}

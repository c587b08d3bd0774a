import type { Trouble } from '../problem-table/problem-table.ts';
import { ProblemError } from './problem-error.ts';

/** What was done, if the reply is not a refusal. Throws the refusal as ProblemError. */
export function unlessRefused<Reply extends { readonly outcome: string; readonly refusal?: Trouble }>(
  reply: Reply,
): Omit<Exclude<Reply, { readonly outcome: 'refused' }>, 'outcome'> {
  const { outcome, refusal, ...done } = reply;
  if (refusal !== undefined) throw new ProblemError(refusal);
  return done as Omit<Exclude<Reply, { readonly outcome: 'refused' }>, 'outcome'>;
}

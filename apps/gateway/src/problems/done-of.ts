import { ProblemError } from './problem-error.ts';

/** The result of a partner's change. Throws `partner_not_found` if it was refused. */
export function doneOf<Change extends { readonly outcome: 'done' | 'refused' }>(
  partner_id: string,
  change: Change,
): Omit<Extract<Change, { readonly outcome: 'done' }>, 'outcome'> {
  const { outcome, ...done } = change;
  if (outcome === 'refused') throw new ProblemError({ code: 'partner_not_found', partner_id });
  return done as Omit<Extract<Change, { readonly outcome: 'done' }>, 'outcome'>;
}

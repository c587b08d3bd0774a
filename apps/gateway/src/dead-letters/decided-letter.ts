import type { DeadLetter, DecidedDeadLetter } from '@dakpion/dead-letters';
import { ProblemError } from '../problems/problem-error.ts';

/** The letter after a decision. Throws `dead_letter_not_found`, `dead_letter_settled` or `validation_failed`. */
export function decidedLetter(letterId: string, decided: DecidedDeadLetter): DeadLetter {
  switch (decided.outcome) {
    case 'done':
      return decided.letter;
    case 'unknown':
      throw new ProblemError({ code: 'dead_letter_not_found', letter_id: letterId });
    case 'unsendable': {
      const message = `${letterId} cannot be sent again: ${decided.detail}. Drop it.`;
      throw new ProblemError({
        code: 'validation_failed',
        errors: [{ field: 'letter_id', code: 'too_long', message }],
      });
    }
    case 'settled':
      throw new ProblemError({ code: 'dead_letter_settled', letter_id: letterId, letter_status: decided.status });
  }
}

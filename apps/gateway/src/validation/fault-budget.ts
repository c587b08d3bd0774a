import type { FieldError } from '@dakpion/validation';

/**
 * Bounds the faults in an answer about many entries. The returned function is called with the faults of one entry after the other:
 * it keeps the first fault of each, and the other ones until `others` of them were kept.
 */
export function faultBudget(others: number): (errors: readonly FieldError[]) => readonly FieldError[] {
  let left = others;
  return (errors) => {
    const kept = errors.slice(0, 1 + left);
    left -= Math.max(0, kept.length - 1);
    return kept;
  };
}

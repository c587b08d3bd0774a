import type { FieldError } from '@dakpion/validation';

/**
 * Bounds the faults in an answer about many entries. The returned function is called once for each entry, with its faults. It keeps
 * the first fault of each entry, and up to `others` further faults in all.
 */
export function faultBudget(others: number): (errors: readonly FieldError[]) => readonly FieldError[] {
  let left = others;
  return (errors) => {
    const kept = errors.slice(0, 1 + left);
    left -= Math.max(0, kept.length - 1);
    return kept;
  };
}

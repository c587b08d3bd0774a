import type { DhakaTime } from '@dakpion/contracts';

/** The start of a step in the log: `offset` entries after the first that was created at `from` or later. */
export interface StepPlace {
  readonly from: DhakaTime;
  readonly offset: number;
}

interface Listed {
  readonly created_at: DhakaTime;
}

/**
 * The listed entries (oldest first, at most `limit`) that a step takes, and the start of the next step. Null after the last step.
 * The entries of the last millisecond of a full page belong to the next step, because positions in the list can change until then,
 * and times cannot.
 */
export function nextStepAfter<Entry extends Listed>(
  listed: readonly Entry[],
  { from, offset, limit }: StepPlace & { readonly limit: number },
): { readonly chosen: readonly Entry[]; readonly next: StepPlace | null } {
  const last = listed.at(-1);
  if (last === undefined || listed.length < limit) return { chosen: listed, next: null };
  const chosen = listed.filter(({ created_at }) => created_at !== last.created_at);
  if (chosen.length > 0) return { chosen, next: { from: last.created_at, offset: 0 } };
  const before = last.created_at === from ? offset : 0;
  return { chosen: listed, next: { from: last.created_at, offset: before + listed.length } };
}

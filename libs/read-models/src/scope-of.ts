import type { Owner } from '@dakpion/contracts';

/** One owner's data of a kind is one scope, so that a document, its lists and its share of the figures are written together. */
export function scopeOf({ partner_id, environment }: Owner): string {
  return `${partner_id}:${environment}`;
}

import type { Owner } from '@dakpion/contracts';
import { scopeOf } from './scope-of.ts';

/** Entries of one owner, in their order. */
interface OfOwner<Entry> {
  readonly owner: Owner;
  readonly entries: Entry[];
}

/** Gathers entries by their owner. */
export function byOwner<Entry extends { readonly owner: Owner }>(all: Iterable<Entry>): OfOwner<Entry>[] {
  const owned = new Map<string, OfOwner<Entry>>();
  for (const entry of all) {
    const { owner } = entry;
    const name = scopeOf(owner);
    const theirs = owned.get(name);
    if (theirs === undefined) owned.set(name, { owner, entries: [entry] });
    else theirs.entries.push(entry);
  }
  return [...owned.values()];
}

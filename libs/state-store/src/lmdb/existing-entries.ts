import type { Database, Key } from 'lmdb';
import { type ListKey, type StoredList, storedListOf } from './stored-list.ts';

/** An entry that is looked for in a list. */
export interface AskedEntry {
  readonly list: ListKey;
  readonly score: number;
  readonly id: string;
}

/** Texts of these characters have the same order in LMDB and in JavaScript, also beside others. */
const plain = /^[ -~]*$/;
/** The same for names with their line breaks. */
const plainName = /^[ -~\n]*$/;

/**
 * Which of many entries exist, for entries most of which do not: one read finds the next stored key, and all keys before it are
 * known to be absent. To ask for each takes ten times as many reads. Nothing may be written meanwhile.
 */
export function existingEntries<Asked extends AskedEntry>(
  asked: readonly Asked[],
  lists: Database<string, Key>,
  entries: Database<string, Key>,
): readonly Asked[] {
  const found: Asked[] = [];
  const byName = new Map<string, Asked[]>();
  for (const each of asked) {
    const name = nameOf(each.list);
    const ofList = byName.get(name);
    if (ofList !== undefined) ofList.push(each);
    else byName.set(name, [each]);
  }
  const nextList = nextKeys(lists);
  // Line breaks come before all other characters of names, so the names are sorted as their parts are.
  for (const name of [...byName.keys()].sort()) {
    const ofList = byName.get(name) ?? [];
    const [{ list }] = ofList as [Asked];
    if (plainName.test(name) && compare(nextList(list), list) !== 0) continue;
    const value = lists.get(list);
    if (value !== undefined) found.push(...existingIn(storedListOf(value), ofList, entries));
  }
  return found;
}

/** Those of the entries of one list that exist. */
function existingIn<Asked extends AskedEntry>(
  { id: list }: StoredList,
  asked: readonly Asked[],
  entries: Database<string, Key>,
): readonly Asked[] {
  const next = nextKeys(entries);
  const sorted = asked.toSorted((one, other) => one.score - other.score || (one.id < other.id ? -1 : 1));
  return sorted.filter(({ score, id }) => {
    if (!plain.test(id)) return entries.doesExist([list, score, id]);
    return compare(next([list, score, id]), [list, score, id]) === 0;
  });
}

/** Names have no control characters. */
function nameOf(list: ListKey): string {
  return list.join('\n');
}

type Parts = readonly (string | number)[];

/** Gives the first stored key that is not before the asked one; null after the last. Keys must be asked for in their order. */
function nextKeys(database: Database<string, Key>): (key: Parts) => Parts | null {
  let known: Parts | null | undefined;
  return (key) => {
    if (known === undefined || (known !== null && compare(known, key) < 0)) {
      known = null;
      for (const found of database.getKeys({ start: key as Key, limit: 1 })) known = [found].flat() as Parts;
    }
    return known;
  };
}

/** As LMDB sorts keys whose parts have the same types. Null is after all keys. */
function compare(one: Parts | null, other: Parts): number {
  if (one === null) return 1;
  for (let nth = 0; nth < one.length && nth < other.length; nth += 1) {
    const [part, otherPart] = [one[nth] as Parts[number], other[nth] as Parts[number]];
    if (part !== otherPart) return part < otherPart ? -1 : 1;
  }
  return one.length - other.length;
}

import type { Database, Key } from 'lmdb';

/** A range of names, from `from` to before `to`, that no list has. `to` null: to the end of the collection. */
interface Gap {
  readonly from: string;
  readonly to: string | null;
}

/** The maximum number of searches for a next list, each of which takes as long as six look-ups of a single list. */
const maxSearches = 16;
/** Names that the engine sorts in the same order as JavaScript sorts strings. */
const plain = /^[ -~]*$/;

/** Looks for entries in the lists of one collection. All answers are for the same snapshot if it is used without a pause. */
export class LmdbListLook {
  /** The ids of the lists that were looked up. Null: the list does not exist. */
  private readonly ids = new Map<string, number | null>();
  private readonly gaps: Gap[] = [];
  private searches = 0;

  constructor(
    private readonly lists: Database<string, Key>,
    private readonly entries: Database<string, Key>,
    private readonly place: readonly [scope: string, collection: string],
  ) {}

  /** `score`: as in the key of an entry. */
  contains(list: string, score: number, id: string): boolean {
    const listId = this.idOf(list);
    return listId !== null && this.entries.doesExist([listId, score, id]);
  }

  /**
   * The opposite of {@link contains}, for lists that probably do not exist: one search finds that a whole range of names has no
   * list.
   */
  lacks(list: string, score: number, id: string): boolean {
    if (!this.ids.has(list) && this.isMissing(list)) return true;
    return !this.contains(list, score, id);
  }

  private idOf(list: string): number | null {
    const known = this.ids.get(list);
    if (known !== undefined) return known;
    const stored = this.lists.get([...this.place, list]);
    // The id comes first.
    const id = stored === undefined ? null : Number.parseInt(stored, 10);
    this.ids.set(list, id);
    return id;
  }

  /** Whether the list is known not to exist. False: not known. */
  private isMissing(list: string): boolean {
    if (!plain.test(list)) return false;
    if (this.gaps.some(({ from, to }) => list >= from && (to === null || list < to))) return true;
    if (this.searches === maxSearches) return false;
    this.searches += 1;
    const next = this.nextFrom(list);
    if (next === list) return false;
    this.gaps.push({ from: list, to: next });
    return true;
  }

  /** The name of the first list at or after this name. Null: there is none. */
  private nextFrom(list: string): string | null {
    const [scope, collection] = this.place;
    for (const key of this.lists.getKeys({ start: [scope, collection, list], limit: 1 })) {
      const [scopeOfNext, collectionOfNext, next] = key as string[];
      if (scopeOfNext === scope && collectionOfNext === collection && next !== undefined) return next;
    }
    return null;
  }
}

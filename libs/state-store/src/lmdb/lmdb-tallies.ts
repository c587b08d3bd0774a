import type { Database, Key, RootDatabase } from 'lmdb';
import { areEqual, sum } from '../amounts.ts';
import type { Amounts } from '../documents.ts';

/**
 * Tallies in LMDB: [scope, collection, tally] → amounts as JSON. Call all methods except {@link read} only in a transaction.
 */
export class LmdbTallies {
  private readonly stored: Database<string, Key>;

  constructor(environment: RootDatabase) {
    this.stored = environment.openDB('tallies', { encoding: 'string' });
  }

  read(key: string[]): Amounts {
    const text = this.stored.get(key);
    return text === undefined ? {} : (JSON.parse(text) as Amounts);
  }

  add(key: string[], amounts: Amounts, times: 1 | -1 = 1): void {
    this.put(key, sum(this.read(key), amounts, times));
  }

  /** Returns false without a change if the tally is not `from`. */
  correct(key: string[], from: Amounts, to: Amounts): boolean {
    if (!areEqual(this.read(key), from)) return false;
    this.put(key, sum(to, {}));
    return true;
  }

  /** Removes all tallies except those of kept collections. */
  clear(keepCollections: readonly string[]): void {
    const keys = [...this.stored.getKeys({})] as string[][];
    for (const key of keys) if (!keepCollections.includes(key[1] ?? '')) this.stored.removeSync(key);
  }

  private put(key: string[], amounts: Amounts): void {
    if (Object.keys(amounts).length === 0) this.stored.removeSync(key);
    else this.stored.putSync(key, JSON.stringify(amounts));
  }
}

import type { Database, Key, RootDatabase } from 'lmdb';
import { areEqual, sum } from '../amounts.ts';
import type { Amounts } from '../documents.ts';

/** A tally that is being changed. */
interface ChangedTally {
  readonly key: string[];
  amounts: Amounts;
}

/**
 * Tallies in LMDB: [scope, collection, tally] → amounts as JSON. Call {@link add} and {@link correct} only within {@link change}.
 */
export class LmdbTallies {
  private readonly stored: Database<string, Key>;
  /** The changed tallies, by their key as one text. They are collected because a hundred changes touch few tallies. */
  private readonly changed = new Map<string, ChangedTally>();

  constructor(environment: RootDatabase) {
    this.stored = environment.openDB('tallies', { encoding: 'string' });
  }

  read(key: string[]): Amounts {
    const text = this.stored.get(key);
    return text === undefined ? {} : (JSON.parse(text) as Amounts);
  }

  /** Runs a function that changes tallies, in a transaction, and then writes each that it has changed. */
  change<Result>(run: () => Result): Result {
    // A failed transaction may have left tallies here.
    this.changed.clear();
    const result = run();
    for (const { key, amounts } of this.changed.values()) this.put(key, amounts);
    return result;
  }

  add(key: string[], amounts: Amounts, times: 1 | -1 = 1): void {
    const tally = this.changing(key);
    tally.amounts = sum(tally.amounts, amounts, times);
  }

  /** Corrects a tally. Returns false without a change if the tally is not `from`. */
  correct(key: string[], from: Amounts, to: Amounts): boolean {
    const tally = this.changing(key);
    if (!areEqual(tally.amounts, from)) return false;
    tally.amounts = sum(to, {});
    return true;
  }

  private changing(key: string[]): ChangedTally {
    // Names have no control characters.
    const text = key.join('\n');
    const known = this.changed.get(text);
    if (known !== undefined) return known;
    const tally = { key, amounts: this.read(key) };
    this.changed.set(text, tally);
    return tally;
  }

  private put(key: string[], amounts: Amounts): void {
    if (Object.keys(amounts).length === 0) this.stored.removeSync(key);
    else this.stored.putSync(key, JSON.stringify(amounts));
  }
}

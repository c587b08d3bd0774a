import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { dhakaTime } from '@dakpion/contracts';
import { walkOrders } from '@dakpion/order-views';
import type { Amounts, Share, StateStore } from '@dakpion/state-store';
import {
  type AttemptUsage,
  addDays,
  attemptSharesOf,
  attemptUsageCollection,
  type Day,
  dayOf,
  daysBetween,
  type OrderUsage,
  orderUsageCollection,
  sharesOf,
  type UsageOwner,
  usageScopeOf,
} from '@dakpion/usage';

const collections = [orderUsageCollection, attemptUsageCollection] as const;
type Collection = (typeof collections)[number];

/** A day whose figures are not the sum over the orders. */
export interface WrongDay {
  readonly day: Day;
  readonly collection: Collection;
  /** What the orders come to. */
  readonly expected: Amounts;
  readonly found: Amounts;
  /** It was the same at both looks. */
  readonly isStill: boolean;
}

const talliesPerRead = 1_000;
const betweenLooksMs = 500;

/** By collection and day. */
type Tallies = ReadonlyMap<string, Amounts>;

/**
 * Counts an owner's usage once more, order by order, and compares it with the figures. Nobody need stop meanwhile: figures only grow, so
 * that right ones are between what they were before and after. Memory: some hundred bytes a day of the owner's.
 */
export class UsageRecount {
  /** `clock` answers epoch ms. */
  constructor(
    private readonly stateStore: StateStore,
    private readonly clock: () => number = Date.now,
  ) {}

  /** Those that are wrong at two looks: an order may be counted a moment before it stands in its list. Errors: those of the state store. */
  async findWrongDays(owner: UsageOwner): Promise<readonly WrongDay[]> {
    const first = await this.look(owner);
    if (first.length === 0) return [];
    await pause(betweenLooksMs);
    const second = await this.look(owner);
    return second.flatMap((wrong) => {
      const same = first.find(({ day, collection }) => day === wrong.day && collection === wrong.collection);
      return same === undefined ? [] : [{ ...wrong, isStill: isDeepStrictEqual(same, wrong) }];
    });
  }

  private async look(owner: UsageOwner): Promise<readonly Omit<WrongDay, 'isStill'>[]> {
    const days = await this.daysOf(owner);
    const before = await this.tallies(owner, days);
    const counted = await this.count(owner);
    const after = await this.tallies(owner, days);
    return days.flatMap((day) =>
      collections.flatMap((collection): Omit<WrongDay, 'isStill'>[] => {
        const key = keyOf(collection, day);
        const low = before.get(key) ?? {};
        const found = after.get(key) ?? {};
        const expected = counted.get(key) ?? {};
        return isBetween(expected, low, found) ? [] : [{ day, collection, expected, found }];
      }),
    );
  }

  /** Sets wrong days right, except those that change at this moment. Answers how many. Errors: those of the state store. */
  async correct(owner: UsageOwner, wrong: readonly WrongDay[]): Promise<number> {
    let corrected = 0;
    for (const { day, collection, expected, found, isStill } of wrong) {
      if (!isStill) continue;
      const change = { kind: 'correct', collection, tally: day, from: found, to: expected } as const;
      const [applied] = await this.stateStore.documents.write(usageScopeOf(owner), [change]);
      if (applied) corrected += 1;
    }
    return corrected;
  }

  private async daysOf(owner: UsageOwner): Promise<readonly Day[]> {
    for await (const [first] of walkOrders(this.stateStore, owner)) {
      if (first === undefined) break;
      // What is recorded at this moment may be dated a little ahead.
      return daysBetween(dayOf(first.created_at), addDays(dayOf(dhakaTime(this.clock())), 1));
    }
    return [];
  }

  private async tallies(owner: UsageOwner, days: readonly Day[]): Promise<Tallies> {
    const found = new Map<string, Amounts>();
    for (const collection of collections) {
      for (let from = 0; from < days.length; from += talliesPerRead) {
        const some = days.slice(from, from + talliesPerRead);
        const amounts = await this.stateStore.documents.readTallies(usageScopeOf(owner), collection, some);
        for (const [index, day] of some.entries()) found.set(keyOf(collection, day), amounts[index] ?? {});
      }
    }
    return found;
  }

  private async count(owner: UsageOwner): Promise<Tallies> {
    const counted = new Map<string, Record<string, number>>();
    const scope = usageScopeOf(owner);
    for await (const orders of walkOrders(this.stateStore, owner)) {
      const ids = orders.map(({ order_id }) => order_id);
      for (const collection of collections) {
        const documents = await this.stateStore.documents.readMany<OrderUsage | AttemptUsage>(scope, collection, ids);
        for (const { tally, amounts } of documents.flatMap((document) => (document ? sharesIn(document.value) : []))) {
          addTo(counted, keyOf(collection, tally), amounts);
        }
      }
    }
    return counted;
  }
}

function sharesIn(value: OrderUsage | AttemptUsage): readonly Share[] {
  return 'attempts' in value ? attemptSharesOf(value) : sharesOf(value);
}

function keyOf(collection: string, day: Day): string {
  return `${collection} ${day}`;
}

function addTo(sums: Map<string, Record<string, number>>, key: string, amounts: Amounts): void {
  const sum = sums.get(key) ?? {};
  for (const [what, amount] of Object.entries(amounts)) sum[what] = (sum[what] ?? 0) + amount;
  sums.set(key, sum);
}

function isBetween(amounts: Amounts, low: Amounts, high: Amounts): boolean {
  const names = new Set([amounts, low, high].flatMap((each) => Object.keys(each)));
  const at = (each: Amounts, name: string) => each[name] ?? 0;
  return [...names].every((name) => at(low, name) <= at(amounts, name) && at(amounts, name) <= at(high, name));
}

import { isDeepStrictEqual } from 'node:util';
import { deliveryStream, type Json, type Owner } from '@dakpion/contracts';
import { dataBytesOf, type EventStore, type RecordedEvent } from '@dakpion/event-store';
import { type AttemptUsage, addAttempt, orderUsageCollection, UsageWriter } from '@dakpion/read-models';
import type { StateStore } from '@dakpion/state-store';
import { isRight, OrderUsageCheck, storedAsJson } from '../usage/order-usage-check.ts';
import { usagesOf } from '../usage/order-usages.ts';
import type { WrongDay } from '../usage/usage-count.ts';
import { UsageRecount } from '../usage/usage-recount.ts';
import type { Difference, Settled } from './difference.ts';
import { isAttempt } from './gathered-order.ts';

/** The positions up to which events must be counted. Without a position for webhooks, their usage is not verified. */
export interface UsageHeads {
  readonly orders: bigint;
  readonly webhooks: bigint | null;
}

/** Verifies usage: the usage of each order, then the sums of each owner. */
export class UsageVerifier {
  private readonly check: OrderUsageCheck;
  private readonly writer: UsageWriter;
  private readonly recount: UsageRecount;
  private readonly settled: Settled;

  constructor(
    private readonly eventStore: EventStore,
    stateStore: StateStore,
    private readonly heads: UsageHeads,
    { settled, clock }: { readonly settled: Settled; readonly clock: () => number },
  ) {
    this.settled = settled;
    this.check = new OrderUsageCheck(eventStore, stateStore);
    this.writer = new UsageWriter(stateStore);
    this.recount = new UsageRecount(eventStore, stateStore, clock);
  }

  async verifyOrder(owner: Owner, orderId: string): Promise<readonly Difference[]> {
    return [...(await this.verifyUsage(owner, orderId)), ...(await this.verifyAttempts(owner, orderId))];
  }

  /** Verifies that the figures of each day are the sums over the orders, which must have been verified before. */
  async verifyFigures(owners: readonly Owner[]): Promise<readonly Difference[]> {
    if (owners.length === 0) return [];
    return figureDifferences(await this.recount.findWrongDays(owners), this.heads);
  }

  private async verifyUsage(owner: Owner, orderId: string): Promise<readonly Difference[]> {
    return this.settled(async () => {
      // The stored figures are read first: the events are never behind them.
      const found = await this.check.stored(owner, orderId);
      const states = await usagesOf(this.eventStore, orderId);
      const due = states.findLastIndex(({ position }) => position <= this.heads.orders);
      const allowed = states.slice(Math.max(0, due));
      const isSame = (due < 0 && found.stored === null) || allowed.some((state) => isRight(state, found));
      const expected = { ...allowed[0]?.usage } as unknown as Json;
      return isSame ? [] : [{ order_id: orderId, what: 'order_usage', expected, found: storedAsJson(found) }];
    });
  }

  private async verifyAttempts(owner: Owner, orderId: string): Promise<readonly Difference[]> {
    const { webhooks } = this.heads;
    if (webhooks === null) return [];
    return this.settled(async () => {
      const stored = (await this.writer.readAttempts(owner, [orderId])).get(orderId);
      const counted = await this.usage(orderId, ({ position, revision }) =>
        stored === undefined ? position <= webhooks : revision < stored.version,
      );
      const due = await this.usage(orderId, ({ position }) => position <= webhooks);
      const found = stored?.usage ?? { attempts: {}, stored_bytes: 0 };
      // Without an attempt, nothing is stored.
      const isSame =
        isDeepStrictEqual(counted.attempts, found.attempts) &&
        (stored === undefined || counted.stored_bytes === found.stored_bytes) &&
        sumOf(found.attempts) >= sumOf(due.attempts);
      if (isSame) return [];
      return [{ order_id: orderId, what: 'webhook_usage', expected: { ...due }, found: { ...found } }];
    });
  }

  /** The attempts of the order's webhooks by day, and the size of the events that the filter accepts. */
  private async usage(
    orderId: string,
    isWanted: (event: RecordedEvent) => boolean,
  ): Promise<Required<Omit<AttemptUsage, 'order_id'>>> {
    let attempts: AttemptUsage['attempts'] = {};
    let stored_bytes = 0;
    for await (const event of this.eventStore.readStream(deliveryStream(orderId))) {
      if (!isWanted(event)) continue;
      stored_bytes += dataBytesOf(event);
      if (isAttempt(event)) attempts = addAttempt(attempts, String(event.data.started_at));
    }
    return { attempts, stored_bytes };
  }
}

function sumOf(attempts: AttemptUsage['attempts']): number {
  return Object.values(attempts).reduce((sum, count) => sum + count, 0);
}

/** The wrong figures as differences. Without a position for webhooks, their figures are left out. */
export function figureDifferences(wrong: readonly WrongDay[], { webhooks }: UsageHeads): readonly Difference[] {
  return wrong
    .filter(({ collection }) => webhooks !== null || collection === orderUsageCollection)
    .map(({ owner, day, expected, found }) => ({
      order_id: null,
      what: 'usage_figures',
      expected: { ...owner, day, ...expected },
      found: { ...owner, day, ...found },
      owner,
    }));
}

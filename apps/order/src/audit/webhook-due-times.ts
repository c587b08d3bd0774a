import { dhakaTime, epochMsOf, type Owner } from '@dakpion/contracts';
import { DeliveryLog, type DeliveryLogEntry, webhookDueQueue } from '@dakpion/read-models';
import type { StateStore } from '@dakpion/state-store';
import type { Difference, Settled } from './difference.ts';

/** An attempt is late after this time, which is far longer than a claim or a restart. Milliseconds. */
const lateAfterMs = 60_000;
const maxDeliveries = 1_000;

/** Finds webhooks whose attempt was due long ago and is not scheduled anywhere. */
export class WebhookDueTimes {
  private readonly log: DeliveryLog;

  constructor(
    private readonly stateStore: StateStore,
    private readonly settled: Settled,
  ) {
    this.log = new DeliveryLog(stateStore);
  }

  /** Reports the first order of the due queue, which all instances share, if it has been due for too long. */
  async verifyQueue(): Promise<readonly Difference[]> {
    return this.settled(async () => {
      const first = await this.stateStore.dueQueues.earliest(webhookDueQueue);
      return first !== null && first.inMs < -lateAfterMs ? [this.difference(first.id, null, first.dueAt)] : [];
    });
  }

  /** Reports an order whose deliveries have all waited too long. */
  async verifyOrder(owner: Owner, orderId: string): Promise<readonly Difference[]> {
    return this.settled(() => this.lateDelivery(owner, orderId));
  }

  private async lateDelivery(owner: Owner, orderId: string): Promise<readonly Difference[]> {
    const filter = { order_id: orderId, direction: 'ascending', offset: 0, limit: maxDeliveries } as const;
    const { deliveries } = await this.log.list(owner, filter);
    // One delivery is attempted next, and the others wait for it. Only the stream of the order shows which one.
    const last = deliveries
      .filter(isWaiting)
      .toSorted((one, other) => dueAtOf(one) - dueAtOf(other))
      .at(-1);
    if (last === undefined || !this.isLate(dueAtOf(last))) return [];
    const claimedUntil = await this.stateStore.dueQueues.dueAt(webhookDueQueue, orderId);
    // An instance has claimed it, or will take it at its due time, which is near.
    if (claimedUntil !== null && Math.abs(claimedUntil - this.now()) <= lateAfterMs) return [];
    return [this.difference(orderId, last.delivery_id, dueAtOf(last), claimedUntil)];
  }

  private difference(
    order_id: string,
    delivery_id: string | null,
    dueAt: number,
    queuedFor: number | null = dueAt,
  ): Difference {
    const found = {
      delivery_id,
      next_attempt_at: dhakaTime(dueAt),
      in_due_queue_for: queuedFor === null ? null : dhakaTime(queuedFor),
    };
    return { order_id, what: 'webhook_due_time', expected: 'an attempt at its due time', found };
  }

  private isLate(dueAt: number): boolean {
    return dueAt < this.now() - lateAfterMs;
  }

  private now(): number {
    return this.stateStore.clock.now();
  }
}

function isWaiting({ status, next_attempt_at }: DeliveryLogEntry): boolean {
  return (status === 'pending' || status === 'retrying') && next_attempt_at !== null;
}

function dueAtOf({ next_attempt_at }: DeliveryLogEntry): number {
  return next_attempt_at === null ? Number.NEGATIVE_INFINITY : epochMsOf(next_attempt_at);
}

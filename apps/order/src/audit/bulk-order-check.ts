import type { Owner } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { byOwner, DeliveryLog, OrderViewCheck, scopeOf, UsageWriter } from '@dakpion/read-models';
import type { StateStore } from '@dakpion/state-store';
import { viewOf } from '../commands/written-views.ts';
import type { Order } from '../domain/order.ts';
import type { GatheredOrder } from './gathered-order.ts';
import { OrderCallbacks } from './order-callbacks.ts';

/** Which effects are verified. */
interface CheckedEffects {
  /** Whether attempts of webhooks are verified, and whether one is late. False for a system at rest. */
  readonly atWork: boolean;
}

/**
 * The maximum number of waiting orders of an owner that are kept in memory. With more, each order of the owner is verified one by
 * one.
 */
const maxWaiting = 100_000;

/**
 * Compares orders with all their effects in bulk. It only finds the orders that are right. For the others, OrderVerifier waits for
 * effects that are still to follow, and names the differences.
 */
export class BulkOrderCheck {
  private readonly views: OrderViewCheck;
  private readonly usage: UsageWriter;
  private readonly callbacks: OrderCallbacks;
  private readonly log: DeliveryLog;
  /** The orders with a waiting delivery, by owner. Null: there are more than {@link maxWaiting}. */
  private readonly waiting = new Map<string, Promise<ReadonlySet<string> | null>>();

  constructor(
    eventStore: EventStore,
    stateStore: StateStore,
    private readonly effects: CheckedEffects,
  ) {
    this.views = new OrderViewCheck(stateStore);
    this.usage = new UsageWriter(stateStore);
    this.callbacks = new OrderCallbacks(eventStore);
    this.log = new DeliveryLog(stateStore);
  }

  /** Returns those of at most 300 orders whose effects all match their events. */
  async right(orders: readonly GatheredOrder[]): Promise<ReadonlySet<GatheredOrder>> {
    const whole = orders.filter(isWhole);
    const viewed = await this.views.areStored(whole.map(({ order }) => viewOf(order)));
    let right: readonly WholeOrder[] = whole.filter((_, index) => viewed[index] === true);
    right = await filtered(right, (order) => this.isPlanned(order));
    const counted = await Promise.all(byOwner(right).map(({ owner, entries }) => this.counted(owner, entries)));
    return new Set(counted.flat());
  }

  private async isPlanned({ order, due, planned }: WholeOrder): Promise<boolean> {
    const since = await this.callbacks.since(order.created);
    return since === null || due.every(({ eventId, position }) => position <= since || planned.has(eventId));
  }

  /** Returns those orders of the owner whose usage is stored and, in a working system, whose webhooks do not wait. */
  private async counted(owner: Owner, orders: readonly WholeOrder[]): Promise<readonly WholeOrder[]> {
    const usages = orders.map(({ usage }) => usage);
    const stored = await this.usage.areOrdersStored(owner, usages);
    const right = orders.filter((_, index) => stored[index] === true);
    if (!this.effects.atWork) return right;
    const waiting = await this.waitingOf(owner);
    const resting = right.filter(({ orderId }) => waiting !== null && !waiting.has(orderId));
    return this.withAttempts(owner, resting);
  }

  private async withAttempts(owner: Owner, orders: readonly WholeOrder[]): Promise<readonly WholeOrder[]> {
    const withAttempts = orders.filter(({ attemptUsage }) => attemptUsage !== null);
    const attempts = withAttempts.flatMap(({ attemptUsage }) => attemptUsage ?? []);
    const without = orders.filter(({ attemptUsage }) => attemptUsage === null);
    const [stored, surplus] = await Promise.all([
      this.usage.areAttemptsStored(owner, attempts),
      this.usage.readAttempts(
        owner,
        without.map(({ orderId }) => orderId),
      ),
    ]);
    return [
      ...withAttempts.filter((_, index) => stored[index] === true),
      ...without.filter(({ orderId }) => !surplus.has(orderId)),
    ];
  }

  private waitingOf(owner: Owner): Promise<ReadonlySet<string> | null> {
    const scope = scopeOf(owner);
    const known = this.waiting.get(scope) ?? this.log.waitingOrders(owner, maxWaiting);
    this.waiting.set(scope, known);
    return known;
  }
}

/** An order without a fault. */
type WholeOrder = GatheredOrder & {
  readonly owner: Owner;
  readonly order: Order;
  readonly usage: NonNullable<GatheredOrder['usage']>;
};

function isWhole(gathered: GatheredOrder): gathered is WholeOrder {
  const { isFaulty, owner, order, usage } = gathered;
  return !isFaulty && owner !== null && order !== null && usage !== null;
}

async function filtered(orders: readonly WholeOrder[], isRight: (order: WholeOrder) => Promise<boolean>) {
  const right = await Promise.all(orders.map(isRight));
  return orders.filter((_, index) => right[index]);
}

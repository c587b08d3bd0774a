import {
  deliveryStreamPrefix,
  type Owner,
  orderStream,
  orderStreamPrefix,
  partnerStreamPrefix,
} from '@dakpion/contracts';
import { asRecorded, type EventStore } from '@dakpion/event-store';
import { followedStreams } from '@dakpion/following';
import { attemptSharesOf, attemptUsageCollection, orderUsageCollection, scopeOf, sharesOf } from '@dakpion/read-models';
import { isTemporary } from '@dakpion/repetition';
import type { StateStore } from '@dakpion/state-store';
import { daysOfUsage, orderEvents, UsageCount } from '../usage/usage-count.ts';
import { type AuditedEvent, auditedEvents } from './audited-events.ts';
import { BulkOrderCheck } from './bulk-order-check.ts';
import type { Difference } from './difference.ts';
import { type GatheredOrder, isAttempt, ownerIn } from './gathered-order.ts';
import { GatheredOrders } from './gathered-orders.ts';
import type { OrderVerifier } from './order-verifier.ts';
import { figureDifferences, type UsageHeads, type UsageVerifier } from './usage-verifier.ts';

/** The progress of a replay. */
export interface ReplayProgress {
  /** The number of events that were read. */
  readonly events: number;
  readonly position: bigint;
  /** The position of the last event that is replayed. */
  readonly end: bigint;
}

interface OrdersReplayOptions {
  readonly eventStore: EventStore;
  readonly stateStore: StateStore;
  readonly heads: UsageHeads;
  /** The position of the last event that is replayed. */
  readonly end: bigint;
  /** Exclusive: only orders created after this position are verified. */
  readonly after: bigint;
  readonly clock: () => number;
  readonly onProgress?: ((progress: ReplayProgress) => void) | undefined;
}

const eventsPerReport = 256;

/**
 * Verifies all orders in one pass over the log. Orders are compared with the stores in bulk. Orders with a difference, and orders
 * with a late event, are verified one by one.
 */
export class OrdersReplay {
  private readonly gathered = new GatheredOrders();
  private readonly bulk: BulkOrderCheck;
  /** Orders that were verified one by one. */
  private readonly verified = new Set<string>();
  /** The owners of the verified orders, by partner and environment. */
  private readonly owners = new Map<string, Owner>();
  private count: UsageCount;
  /** The number of verified orders. */
  orders = 0;
  events = 0;
  /** The position of the last event, by followed stream prefix. */
  readonly last = new Map<string, bigint>();
  /** The streams of all partners, oldest first. */
  readonly partnerStreams: string[] = [];
  /** The number of events of all orders and webhooks that were read. */
  private read = 0;

  constructor(
    private readonly options: OrdersReplayOptions,
    private readonly verifier: OrderVerifier,
    private readonly usage: UsageVerifier,
  ) {
    const { eventStore, stateStore, heads } = options;
    this.bulk = new BulkOrderCheck(eventStore, stateStore, { atWork: heads.webhooks !== null });
    this.count = new UsageCount(stateStore, []);
  }

  async *differences(): AsyncGenerator<Difference> {
    const { eventStore, stateStore, clock, heads, end } = this.options;
    this.count = new UsageCount(stateStore, await daysOfUsage(eventStore, clock));
    for await (const part of auditedEvents(eventStore)) {
      yield* this.take(part, end);
      const last = part.at(-1)?.event.position;
      if (last !== undefined && last > end) break;
    }
    for (let batch = this.gathered.takeRest(); batch.length > 0; batch = this.gathered.takeRest()) {
      yield* this.verifyBatch(batch);
    }
    for await (const event of orderEvents(eventStore, { after: end })) await this.count.addCreation(event);
    yield* figureDifferences(await this.count.wrongDays([...this.owners.values()]), heads);
  }

  private async *take(part: readonly AuditedEvent[], end: bigint): AsyncGenerator<Difference> {
    const { onProgress } = this.options;
    for (const audited of part) {
      const { event } = audited;
      if (event.position > end) return;
      this.read += 1;
      if (this.read % eventsPerReport === 0) onProgress?.({ events: this.read, position: event.position, end });
      const isOfOrder = event.stream.startsWith(orderStreamPrefix);
      if (!isOfOrder && !event.stream.startsWith(deliveryStreamPrefix)) {
        const prefix = Object.values(followedStreams).find((followed) => event.stream.startsWith(followed));
        if (prefix !== undefined) this.last.set(prefix, event.position);
        if (prefix === partnerStreamPrefix && event.revision === 0) this.partnerStreams.push(event.stream);
        continue;
      }
      this.last.set(isOfOrder ? orderStreamPrefix : deliveryStreamPrefix, event.position);
      const noted = isOfOrder ? this.note(event) : undefined;
      if (noted !== undefined) await noted;
      const late = this.gathered.add(audited);
      if (late !== null && (isOfOrder || this.isCounted(event))) yield* this.verifyLate(late);
      const batch = this.gathered.take();
      if (batch.length > 0) yield* this.verifyBatch(batch);
    }
  }

  /** Counts the event. Returns a promise only when there is something to wait for, because this is called for each event. */
  private note(event: AuditedEvent['event']): Promise<void> | undefined {
    if (event.position > this.options.after) {
      this.events += 1;
      if (event.revision === 0) this.orders += 1;
    }
    const owner = event.revision === 0 ? ownerIn(event) : null;
    return owner === null ? undefined : this.count.begin(owner);
  }

  private isCounted(event: AuditedEvent['event']): boolean {
    return this.options.heads.webhooks !== null && isAttempt(event);
  }

  private async *verifyBatch(batch: readonly GatheredOrder[]): AsyncGenerator<Difference> {
    const asked = batch.filter(({ createdAt }) => createdAt > this.options.after);
    const right = await this.bulk.right(asked).catch((error: unknown) => {
      if (isTemporary(error)) throw error;
      // An order has data that cannot be processed. Verified one by one, it is found.
      return new Set<GatheredOrder>();
    });
    for (const gathered of batch) {
      const { orderId, owner } = gathered;
      if (right.has(gathered)) this.countRight(gathered);
      else {
        if (gathered.createdAt > this.options.after) yield* this.verifyOne(orderId, owner);
        if (owner !== null) await this.count.addStored(scopeOf(owner), orderId);
      }
    }
  }

  private countRight({ owner, usage, attemptUsage }: GatheredOrder): void {
    if (owner === null || usage === null) return;
    this.owners.set(scopeOf(owner), owner);
    this.count.addShares(owner, orderUsageCollection, sharesOf(usage.usage));
    // At rest, attempts are not verified.
    if (attemptUsage === null || this.options.heads.webhooks === null) return;
    this.count.addShares(owner, attemptUsageCollection, attemptSharesOf(attemptUsage.usage));
  }

  private async *verifyLate(orderId: string): AsyncGenerator<Difference> {
    if (this.verified.has(orderId)) return;
    const { eventStore, after } = this.options;
    for await (const first of eventStore.readStream(orderStream(orderId), { maxCount: 1, unreadable: asRecorded })) {
      if (first.revision === 0 && first.position > after) yield* this.verifyOne(orderId, ownerIn(first));
    }
  }

  private async *verifyOne(orderId: string, owner: Owner | null): AsyncGenerator<Difference> {
    this.verified.add(orderId);
    const found = await this.verifier.verify(orderId);
    yield* found;
    // The effects of inconsistent events cannot be verified.
    if (owner === null || found.some(({ what }) => what === 'history')) return;
    this.owners.set(scopeOf(owner), owner);
    yield* await this.usage.verifyOrder(owner, orderId);
  }
}

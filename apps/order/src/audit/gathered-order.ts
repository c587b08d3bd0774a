import { eventIdOf, isFinal, type Owner } from '@dakpion/contracts';
import type { RecordedEvent } from '@dakpion/event-store';
import {
  type AttemptUsage,
  addAttempt,
  type OrderUsage,
  type VersionedAttemptUsage,
  type VersionedOrderUsage,
} from '@dakpion/read-models';
import type { Order } from '../domain/order.ts';
import { isIndexed } from '../event-index/indexed-event.ts';
import { orderEventOf } from '../order-stream.ts';
import { countsForUsage, evolveOrderUsage } from '../usage/evolve-order-usage.ts';
import type { OrderRecord } from './order-record.ts';
import { replayEvent } from './replay-order.ts';
import type { WebhookEvent } from './webhook-record.ts';

/** The state of one order and of its webhooks after the events that were added so far. */
export class GatheredOrder {
  order: Order | null = null;
  /** Null before the creation is added. */
  usage: VersionedOrderUsage | null = null;
  /** An event is unreadable, missing or illegal. Only a replay of the stream can say which. */
  isFaulty = false;
  /** The events that have a webhook if the order had a callback URL at that time. */
  readonly due: { readonly eventId: string; readonly position: bigint }[] = [];
  readonly planned = new Set<unknown>();
  private attempts: AttemptUsage['attempts'] = {};
  private attemptsVersion = 0;
  /** The sizes of all events of the order, of all events of its webhooks, and of the latter up to the last attempt. */
  private readonly bytes = { order: 0, webhooks: 0, attempted: 0 };
  private ended = 0;

  /** Null: the creation names no owner, which is a fault. */
  readonly owner: Owner | null;
  /** The position of the event that created the order. */
  readonly createdAt: bigint;

  /** The caller must also add `creation` as an event. */
  constructor(
    readonly orderId: string,
    creation: Pick<RecordedEvent, 'data' | 'position'>,
  ) {
    this.owner = ownerIn(creation);
    this.createdAt = creation.position;
  }

  /** Whether all events have probably been added: the order has ended, and its webhooks are delivered or were never planned. */
  get isFinished(): boolean {
    if (this.order === null || !isFinal(this.order.parcel_status)) return false;
    return this.ended >= this.due.length || (this.planned.size === 0 && this.callbackUrl === null);
  }

  /** The attempts of its webhooks. Null: there were none. */
  get attemptUsage(): VersionedAttemptUsage | null {
    if (this.attemptsVersion === 0) return null;
    const { orderId: order_id, attempts, attemptsVersion: version } = this;
    return { usage: { order_id, attempts, stored_bytes: this.bytes.attempted }, version };
  }

  addOrderEvent(event: OrderRecord, dataBytes: number): void {
    if (this.isFaulty) return;
    const next = 'reason' in event ? 'unreadable' : replayEvent(this.order, event, this.order?.history.length ?? 0);
    if (typeof next === 'string') {
      this.isFaulty = true;
      return;
    }
    this.order = next;
    if (isIndexed(event)) this.due.push({ eventId: eventIdOf(event.id), position: event.position });
    this.countUsage(event, dataBytes);
  }

  addWebhookEvent(event: WebhookEvent, dataBytes: number): void {
    if ('reason' in event) {
      this.isFaulty = true;
      return;
    }
    this.bytes.webhooks += dataBytes;
    if (event.type === 'DeliveryPlanned') this.planned.add(event.data.event_id);
    else if (isAttempt(event)) {
      this.attempts = addAttempt(this.attempts, String(event.data.started_at));
      this.attemptsVersion = event.revision + 1;
      this.bytes.attempted = this.bytes.webhooks;
      if (event.type === 'DeliverySucceeded') this.ended += 1;
    }
  }

  private countUsage(recorded: OrderRecord, dataBytes: number): void {
    this.bytes.order += dataBytes;
    if (!countsForUsage(recorded)) return;
    const event = orderEventOf(recorded);
    const usage: OrderUsage | null = evolveOrderUsage(this.usage?.usage ?? null, event);
    if (usage === null) return;
    this.usage = { usage: { ...usage, stored_bytes: this.bytes.order }, version: recorded.revision + 1 };
  }

  private get callbackUrl(): string | null {
    return this.order?.created.request.callback_url ?? null;
  }
}

/** Whether an event of a webhook stream is an attempt, which counts for usage. */
export function isAttempt({ type }: Pick<RecordedEvent, 'type'>): boolean {
  return type === 'DeliverySucceeded' || type === 'AttemptFailed';
}

/** The owner of the order, as its creation says. Null: the creation names none, which is a fault of the history. */
export function ownerIn({ data }: Pick<RecordedEvent, 'data'>): Owner | null {
  const { partner_id, environment } = data ?? {};
  if (typeof partner_id !== 'string' || (environment !== 'sandbox' && environment !== 'production')) return null;
  return { partner_id, environment };
}

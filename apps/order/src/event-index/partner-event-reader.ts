import { epochMsOf, type PartnerEvent, type PartnerEventPage, type ReadPartnerEvents } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { hasWebhook, type IndexedEvent, OrderEventIndex, type OrderOwner, webhookBody } from '@dakpion/order-views';
import { isTemporary } from '@dakpion/repetition';
import { EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { evolve } from '../domain/evolve.ts';
import type { Order } from '../domain/order.ts';
import { orderEventOf, orderStream } from '../order-stream.ts';
import { orderEventMessage } from '../publishing/order-event-message.ts';

const maxEventsPerPage = 100;
/** A reply can have at most 1,000,000 bytes. An event has about 1,500, and at most 20,000. */
const maxBytes = 500_000;
/** The number of streams that are read at once. */
const readsAtOnce = 16;

/**
 * Reads the events of a partner's orders from the event store, as bodies of webhooks. A body depends only on the events of its
 * order, so it is the same whenever it is read. Rejects with the errors of the engines.
 */
@Injectable()
export class PartnerEventReader {
  private readonly logger = new Logger(PartnerEventReader.name);
  private readonly index: OrderEventIndex;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
  ) {
    this.index = new OrderEventIndex(stateStore);
  }

  async page({ partner_id, environment, order_id, after, limit }: ReadPartnerEvents): Promise<PartnerEventPage> {
    const owner = { partner_id, environment };
    const from = after === null ? null : Number(after);
    const atMost = Math.min(limit, maxEventsPerPage);
    const { events, hasMore } =
      order_id === null
        ? await this.index.page(owner, from, atMost)
        : await this.ofOrder(owner, order_id, from, atMost);
    const found = await this.partnerEventsOf(owner, events);
    const page: PartnerEvent[] = [];
    let bytes = 0;
    let next = after;
    for (const [index, { position }] of events.entries()) {
      next = String(position);
      const event = found[index] ?? null;
      if (event === null) continue;
      page.push(event);
      bytes += Buffer.byteLength(JSON.stringify(event));
      if (bytes >= maxBytes) return { events: page, next, has_more: hasMore || index < events.length - 1 };
    }
    return { events: page, next, has_more: hasMore };
  }

  /** Only events in the index, so that a position has the same meaning for one order and for all. */
  private async ofOrder(owner: OrderOwner, orderId: string, after: number | null, limit: number) {
    const latest = (await this.index.latest(owner)) ?? -1;
    const events: IndexedEvent[] = [];
    for await (const { revision, position } of this.eventStore.readStream(orderStream(orderId))) {
      const place = Number(position);
      if (place > (after ?? -1) && place <= latest) events.push({ position: place, order_id: orderId, revision });
    }
    return { events: events.slice(0, limit), hasMore: events.length > limit };
  }

  /**
   * The body of the webhook of each event. Null for an unknown event, for one without a webhook, and for one of another owner.
   */
  private async partnerEventsOf(
    owner: OrderOwner,
    events: readonly IndexedEvent[],
  ): Promise<readonly (PartnerEvent | null)[]> {
    const orderIds = [...new Set(events.map(({ order_id }) => order_id))];
    const found = new Map<number, PartnerEvent>();
    for (let first = 0; first < orderIds.length; first += readsAtOnce) {
      const ids = orderIds.slice(first, first + readsAtOnce);
      await Promise.all(
        ids.map(async (id) => {
          const ofOrder = events.filter(({ order_id }) => order_id === id);
          for (const event of await this.eventsOf(owner, ofOrder)) found.set(Number(event.position), event);
        }),
      );
    }
    return events.map(({ position }) => found.get(position) ?? null);
  }

  /** `events` belong to one order and are in order. */
  private async eventsOf(owner: OrderOwner, events: readonly IndexedEvent[]): Promise<readonly PartnerEvent[]> {
    const last = events.at(-1);
    if (last === undefined) return [];
    const wanted = new Set(events.map(({ revision }) => revision));
    const found: PartnerEvent[] = [];
    let order: Order | null = null;
    try {
      const range = { maxCount: last.revision + 1 };
      for await (const recorded of this.eventStore.readStream(orderStream(last.order_id), range)) {
        order = evolve(order, orderEventOf(recorded));
        const { partner_id, environment } = order.created;
        if (partner_id !== owner.partner_id || environment !== owner.environment) return [];
        const event = wanted.has(recorded.revision) ? partnerEvent(recorded, order) : null;
        if (event !== null) found.push(event);
      }
    } catch (error) {
      if (isTemporary(error)) throw error;
      // No alarm here: the publisher skips the event as well and raises the alarm, and partners can read this often.
      this.logger.debug(`The events of ${last.order_id} are skipped: ${String(error)}`);
    }
    return found;
  }
}

function partnerEvent(recorded: RecordedEvent, order: Order): PartnerEvent | null {
  const message = orderEventMessage(recorded, order);
  const { event } = message;
  if (!hasWebhook(event)) return null;
  const body = webhookBody({ ...message, event }, null, epochMsOf(order.updated_at));
  return { position: recorded.position.toString(), body };
}

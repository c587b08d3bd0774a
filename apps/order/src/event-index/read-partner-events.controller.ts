import {
  epochMsOf,
  type Owner,
  orderStream,
  type PartnerEvent,
  type PartnerEventPage,
  pattern,
  type ReadPartnerEvents,
  topics,
  type WebhookBody,
} from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { EventReleases, followerNames } from '@dakpion/following';
import { hasWebhook, type IndexedEvent, OrderEventIndex, webhookBody } from '@dakpion/read-models';
import { isTemporary, takeTurn } from '@dakpion/repetition';
import { EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Controller, Inject, Logger } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { evolve } from '../domain/evolve.ts';
import type { Order } from '../domain/order.ts';
import { orderEventOf } from '../order-stream.ts';
import { orderEventMessage } from '../publishing/order-event-message.ts';
import { indexedEvent, isIndexed } from './indexed-event.ts';

const maxEventsPerPage = 100;
/** The size at which a page ends. A reply can have at most 1,000,000 bytes. An event has about 1,500, and at most 50,000. */
const maxBytes = 500_000;
/** The time after which a page ends, in ms. On a busy machine, a full page could take longer than the 5 s of a gateway's request. */
const maxPageMs = 2_000;
/** The number of streams that are read at once. */
const readsAtOnce = 16;

/**
 * Reads the events of a partner's orders from the event store, as bodies of webhooks. A body depends only on the events of its
 * order, so it is the same whenever it is read. Rejects with the errors of the engines.
 */
@Controller()
export class ReadPartnerEventsController {
  private readonly logger = new Logger(ReadPartnerEventsController.name);
  private readonly index: OrderEventIndex;
  private readonly releases: EventReleases;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
  ) {
    this.index = new OrderEventIndex(stateStore);
    this.releases = new EventReleases(eventStore, followerNames.orderEventIndex);
  }

  @MessagePattern(pattern(topics.orderCommands, 'ReadPartnerEvents'))
  async page(@Payload() question: ReadPartnerEvents): Promise<PartnerEventPage> {
    const { partner_id, environment, order_id, after, limit } = question;
    const owner = { partner_id, environment };
    const from = after === null ? null : Number(after);
    const atMost = Math.min(limit, maxEventsPerPage);
    const { events, hasMore } =
      order_id === null
        ? await this.index.page(owner, from, atMost)
        : await this.ofOrder(owner, order_id, from, atMost);
    const bodies = new BodiesOfPage(events, (ofOrder) => this.eventsOf(owner, ofOrder));
    const page: PartnerEvent[] = [];
    const endsAt = performance.now() + maxPageMs;
    let bytes = 0;
    let next = after;
    for (const [index, indexed] of events.entries()) {
      next = String(indexed.position);
      const event = await bodies.of(indexed);
      if (event === null) continue;
      page.push(event);
      bytes += Buffer.byteLength(JSON.stringify(event));
      if (bytes >= maxBytes || performance.now() >= endsAt)
        return { events: page, next, has_more: hasMore || index < events.length - 1 };
    }
    return { events: page, next, has_more: hasMore };
  }

  /** Reads only events that are in the index, so that a position means the same for one order and for all orders. */
  private async ofOrder(owner: Owner, orderId: string, after: number | null, limit: number) {
    const latest = (await this.index.latest(owner)) ?? -1;
    const events: IndexedEvent[] = [];
    const releaseOf = await this.releases.read();
    for await (const event of this.eventStore.readStream(orderStream(orderId))) {
      // The position of a foreign event would tell that the order exists.
      if (event.revision === 0 && !isOf(owner, event)) break;
      const release = releaseOf(event);
      if (!isIndexed(event) || release === 'waits') continue;
      const indexed = indexedEvent(event, release === 'own_position' ? undefined : release.releasedAt);
      if (indexed.position > (after ?? -1) && indexed.position <= latest) events.push(indexed);
    }
    return { events: events.slice(0, limit), hasMore: events.length > limit };
  }

  /**
   * The webhook bodies of events of one order, which are given in order. Omits unknown events, events without a webhook, and those
   * of another owner.
   */
  private async eventsOf(owner: Owner, events: readonly IndexedEvent[]): Promise<FoundEvents> {
    const found = new Map<IndexedEvent, PartnerEvent>();
    const last = events.at(-1);
    if (last === undefined) return found;
    const wanted = new Map(events.map((event) => [event.revision, event]));
    let order: Order | null = null;
    try {
      const range = { maxCount: last.revision + 1 };
      // A turn for each event could take longer than the request may.
      await takeTurn(owner.partner_id);
      for await (const recorded of this.eventStore.readStream(orderStream(last.order_id), range)) {
        order = evolve(order, orderEventOf(recorded));
        const { partner_id, environment } = order.created;
        if (partner_id !== owner.partner_id || environment !== owner.environment) return new Map();
        const indexed = wanted.get(recorded.revision);
        if (indexed === undefined) continue;
        const body = bodyOf(recorded, order);
        if (body !== null) found.set(indexed, { position: String(indexed.position), body });
      }
    } catch (error) {
      if (isTemporary(error)) throw error;
      // Not an alarm: the publisher also skips the event and raises the alarm. Partners can cause this line at any rate.
      this.logger.debug(`The events of ${last.order_id} are skipped: ${String(error)}`);
    }
    return found;
  }
}

/** Whether the order that begins with this event belongs to the owner. */
function isOf({ partner_id, environment }: Owner, { data }: RecordedEvent): boolean {
  return data.partner_id === partner_id && data.environment === environment;
}

type FoundEvents = ReadonlyMap<IndexedEvent, PartnerEvent>;

/**
 * The bodies of the events of a page. Reads the next few streams when the first event of one of them is requested, so that a page
 * that ends early does not read the streams of the orders after it.
 */
class BodiesOfPage {
  /** The orders that were not read yet, by their first event. */
  private readonly ofOrders = new Map<string, IndexedEvent[]>();
  private readonly found = new Map<IndexedEvent, PartnerEvent>();

  constructor(
    events: readonly IndexedEvent[],
    private readonly read: (ofOrder: readonly IndexedEvent[]) => Promise<FoundEvents>,
  ) {
    for (const event of events) {
      const ofOrder = this.ofOrders.get(event.order_id);
      if (ofOrder === undefined) this.ofOrders.set(event.order_id, [event]);
      else ofOrder.push(event);
    }
  }

  /** The body of the event, or null if it has none. Must be called in the order of the page. */
  async of(event: IndexedEvent): Promise<PartnerEvent | null> {
    if (this.ofOrders.has(event.order_id)) await this.readOn();
    return this.found.get(event) ?? null;
  }

  private async readOn(): Promise<void> {
    const group = [...this.ofOrders].slice(0, readsAtOnce);
    await Promise.all(
      group.map(async ([orderId, ofOrder]) => {
        for (const [indexed, event] of await this.read(ofOrder)) this.found.set(indexed, event);
        this.ofOrders.delete(orderId);
      }),
    );
  }
}

function bodyOf(recorded: RecordedEvent, order: Order): WebhookBody | null {
  const message = orderEventMessage(recorded, order);
  const { event } = message;
  if (!hasWebhook(event)) return null;
  return webhookBody({ ...message, event }, null, epochMsOf(order.updated_at));
}

import {
  epochMsOf,
  type JsonObject,
  type PartnerEvent,
  type PartnerEventPage,
  type ReadPartnerEvents,
} from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { EventReleases, followerNames } from '@dakpion/following';
import { hasWebhook, type IndexedEvent, OrderEventIndex, type OrderOwner, webhookBody } from '@dakpion/order-views';
import { isTemporary } from '@dakpion/repetition';
import { EVENT_STORE, STATE_STORE } from '@dakpion/service';
import type { StateStore } from '@dakpion/state-store';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { evolve } from '../domain/evolve.ts';
import type { Order } from '../domain/order.ts';
import { orderEventOf, orderStream } from '../order-stream.ts';
import { orderEventMessage } from '../publishing/order-event-message.ts';
import { indexedEvent, isIndexed } from './indexed-event.ts';

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
  private readonly releases: EventReleases;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(STATE_STORE) stateStore: StateStore,
  ) {
    this.index = new OrderEventIndex(stateStore);
    this.releases = new EventReleases(eventStore, followerNames.orderEventIndex);
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
    const releaseOf = await this.releases.read();
    for await (const event of this.eventStore.readStream(orderStream(orderId))) {
      const release = releaseOf(event);
      if (!isIndexed(event) || release === 'waits') continue;
      const indexed = indexedEvent(event, release === 'own_position' ? undefined : release.releasedAt);
      if (indexed.position > (after ?? -1) && indexed.position <= latest) events.push(indexed);
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
    const found = new Map<IndexedEvent, PartnerEvent>();
    for (let first = 0; first < orderIds.length; first += readsAtOnce) {
      const ids = orderIds.slice(first, first + readsAtOnce);
      await Promise.all(
        ids.map(async (id) => {
          const ofOrder = events.filter(({ order_id }) => order_id === id);
          for (const [indexed, event] of await this.eventsOf(owner, ofOrder)) found.set(indexed, event);
        }),
      );
    }
    return events.map((event) => found.get(event) ?? null);
  }

  /** `events` belong to one order and are in order. */
  private async eventsOf(
    owner: OrderOwner,
    events: readonly IndexedEvent[],
  ): Promise<ReadonlyMap<IndexedEvent, PartnerEvent>> {
    const found = new Map<IndexedEvent, PartnerEvent>();
    const last = events.at(-1);
    if (last === undefined) return found;
    const wanted = new Map(events.map((event) => [event.revision, event]));
    let order: Order | null = null;
    try {
      const range = { maxCount: last.revision + 1 };
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
      // No alarm here: the publisher skips the event as well and raises the alarm, and partners can read this often.
      this.logger.debug(`The events of ${last.order_id} are skipped: ${String(error)}`);
    }
    return found;
  }
}

function bodyOf(recorded: RecordedEvent, order: Order): JsonObject | null {
  const message = orderEventMessage(recorded, order);
  const { event } = message;
  if (!hasWebhook(event)) return null;
  return webhookBody({ ...message, event }, null, epochMsOf(order.updated_at));
}

import { isOpen, orderStreamPrefix } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { type Following, followerNames, type Tenure } from '@dakpion/following';
import { inLanes } from '@dakpion/repetition';
import { EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { type CreatedOrder, createdOrderOf, isLastOf, stateOf } from '../order-stream.ts';
import { OpenOrdersWorker } from './open-orders.worker.ts';

const ordersAtOnce = 20;

/**
 * Records the open orders, also after a loss of the state store. Order events are not published again in that case, and no other
 * service notices the loss. Usually the messages of the orders have recorded them already. Recording an order twice changes
 * nothing.
 */
@Injectable()
export class OpenOrdersFollower implements Following {
  readonly name = followerNames.openOrders;
  readonly streamPrefix = orderStreamPrefix;
  readonly batchLimit = 1_000;
  readonly eventsPerCheckpoint = 1_000;
  /** By then, the messages of the orders have recorded most of them. */
  readonly gatherMs = 1_000;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly openOrders: OpenOrdersWorker,
  ) {}

  async handle(events: readonly RecordedEvent[], { isLive }: Pick<Tenure, 'isLive'>): Promise<void> {
    // In a long history, most orders end within the same batch. Their streams are not read.
    const over = new Set(events.filter(isLastOf).map(({ stream }) => stream));
    const left = events.filter(({ stream }) => !over.has(stream));
    const all = left.map(createdOrderOf).filter((order) => order !== null);
    // Until then, an order that is recorded as open may have been recorded before a loss.
    const known = isLive() ? await this.openOrders.known(all.map(({ order_id }) => order_id)) : new Set<string>();
    const created = all.filter(({ order_id }) => !known.has(order_id));
    await inLanes(created, ordersAtOnce, (order) => this.restoreOrder(order));
  }

  private async restoreOrder(order: CreatedOrder): Promise<void> {
    const state = await stateOf(this.eventStore, order.order_id);
    if (state === null || !isOpen(state.parcel_status)) return;
    const { order_id, partner_id, environment, occurred_at: created_at } = order;
    const { partner_reference_id } = order.request;
    const { parcel_status, since, sequence } = state;
    const known = { order_id, partner_id, environment, partner_reference_id, created_at };
    await this.openOrders.note({ ...known, parcel_status, since, sequence });
  }
}

import { isOpen, orderStreamPrefix } from '@dakpion/contracts';
import type { EventStore, RecordedEvent } from '@dakpion/event-store';
import { type Following, followerNames, type Tenure } from '@dakpion/following';
import { type OpenOrder, OpenOrders } from '@dakpion/read-models';
import { inLanes } from '@dakpion/repetition';
import { EVENT_STORE } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { type CreatedOrder, createdOrderOf, isLastOf, stateAfter, stateOf } from '../order-stream.ts';
import { OpenOrdersWorker } from './open-orders.worker.ts';

const ordersAtOnce = 20;

/** Lists each order under its status until it ends. Recording an order twice changes nothing. */
@Injectable()
export class OpenOrdersFollower implements Following {
  readonly name = followerNames.openOrders;
  readonly streamPrefix = orderStreamPrefix;
  readonly batchLimit = 1_000;
  readonly eventsPerCheckpoint = 1_000;
  readonly gatherMs = 1_000;

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly open: OpenOrders,
    private readonly worker: OpenOrdersWorker,
  ) {}

  async handle(events: readonly RecordedEvent[], { isLive }: Pick<Tenure, 'isLive'>): Promise<void> {
    const lastEvents = new Map<string, RecordedEvent>();
    const created = new Map<string, CreatedOrder>();
    for (const event of events) {
      // Another rider changes neither the status of the order nor the time since which it has had it.
      if (event.type === 'OrderRiderReplaced') continue;
      const orderId = event.stream.slice(orderStreamPrefix.length);
      lastEvents.set(orderId, event);
      const order = createdOrderOf(event);
      if (order !== null) created.set(orderId, order);
    }
    const listed = await this.open.known([...lastEvents.keys()]);
    await inLanes([...lastEvents], ordersAtOnce, async ([orderId, event]) => {
      const order = listed.get(orderId) ?? knownOf(created.get(orderId));
      // The order was over when its creation was handled.
      if (order === undefined) return;
      // In a long history, most orders end within the same batch. They are neither read nor written.
      if (isLastOf(event)) {
        if (listed.has(orderId)) await this.open.remove(orderId);
        return;
      }
      // Until it is live, the order can have later events, and may be over.
      const state = isLive() ? stateAfter(event) : await stateOf(this.eventStore, orderId);
      if (state === null || !isOpen(state.parcel_status)) return;
      const { parcel_status, since, sequence } = state;
      await this.worker.note({ ...order, parcel_status, since, sequence });
    });
  }
}

/** The fields of an order that never change. */
function knownOf(
  created: CreatedOrder | undefined,
): Omit<OpenOrder, 'parcel_status' | 'since' | 'sequence'> | undefined {
  if (created === undefined) return undefined;
  const { order_id, partner_id, environment, occurred_at: created_at, request } = created;
  return { order_id, partner_id, environment, partner_reference_id: request.partner_reference_id, created_at };
}

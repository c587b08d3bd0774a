import {
  type CancelOrder,
  deliveryCourse,
  dhakaTime,
  type Environment,
  isCancellable,
  type OrderRecord,
  type OrderReply,
  type OrderStatus,
  type RiderEvent,
  type RiderEventRefusal,
  riderSteps,
  topics,
} from '@dakpion/contracts';
import { orderRecord } from '@dakpion/fixtures';
import { type Broker, type Consumer, RejectedMessageError } from '@dakpion/messaging';
import { OrderViewWriter } from '@dakpion/read-models';
import type { StateStore } from '@dakpion/state-store';

const course: readonly OrderStatus[] = deliveryCourse.map(({ status }) => status);

/** Stands in for the order service in specs: keeps orders in memory, answers commands, takes rider events, writes the views. */
export class SpecOrderService {
  readonly orders = new Map<string, OrderRecord>();
  readonly cancellations: CancelOrder[] = [];
  private views: OrderViewWriter | undefined;
  private consumer: Consumer | undefined;

  async start(broker: Broker, stateStore: StateStore): Promise<void> {
    this.views = new OrderViewWriter(stateStore);
    this.consumer = await broker.consume({
      group: 'order',
      topics: [topics.orderCommands.name, topics.riderEvents.name],
      handle: async ({ topic, value }) => {
        if (topic === topics.orderCommands.name) return this.cancelOnDemand(value as CancelOrder);
        const refusal = await this.apply(value as RiderEvent);
        if (refusal !== null) throw new RejectedMessageError(refusal, 'This order does not take the event.');
        return undefined;
      },
    });
  }

  async stop(): Promise<void> {
    await this.consumer?.stop();
  }

  /** Creates a PENDING order. */
  async place(orderId: string, environment: Environment = 'production'): Promise<void> {
    await this.keep(orderRecord({ order_id: orderId, environment }));
  }

  statusOf(orderId: string): OrderStatus | undefined {
    return this.orders.get(orderId)?.parcel_status;
  }

  async cancel(order: OrderRecord): Promise<void> {
    await this.move(order, 'CANCELLED');
  }

  /** Writes all views again, as the order service does when the state store has lost them. */
  async writeViews(): Promise<void> {
    for (const order of this.orders.values()) await this.keep(order);
  }

  private async cancelOnDemand(command: CancelOrder): Promise<OrderReply> {
    this.cancellations.push(command);
    const { order_id, expected_status, cancellation_reason } = command;
    const order = this.orders.get(order_id);
    if (order === undefined) return { outcome: 'refused', refusal: { code: 'order_not_found', order_id } };
    const { parcel_status } = order;
    if (parcel_status === 'CANCELLED') return { outcome: 'done', replayed: true, order };
    if (parcel_status !== expected_status) {
      return { outcome: 'refused', refusal: { code: 'order_not_cancellable', parcel_status } };
    }
    const cancelled = { ...order, cancelled_by: command.cancelled_by, cancellation_reason };
    await this.cancel(cancelled);
    return { outcome: 'done', replayed: false, order: cancelled };
  }

  /** The reason for a dead letter. Null if the event was applied, changes nothing, or is a location. */
  private async apply({ type, rider, order_id }: RiderEvent): Promise<RiderEventRefusal['code'] | null> {
    const order = this.orders.get(order_id);
    if (order === undefined) return 'order_unknown';
    if (type === 'RIDER_LOCATION') return null;
    const { parcel_status } = order;
    if (type === 'ORDER_CANCELLED') {
      if (parcel_status === 'CANCELLED') return null;
      if (!isCancellable(parcel_status)) return 'too_late';
      await this.cancel(order);
      return null;
    }
    const step = riderSteps.find(({ riderEvent }) => riderEvent === type);
    if (step === undefined) throw new Error(`No status follows from ${type}.`);
    const isOwn = order.rider_id === rider?.rider_id;
    if (isOwn && course.indexOf(parcel_status) >= course.indexOf(step.status)) return null;
    if (parcel_status === 'CANCELLED' || parcel_status === 'COMPLETED') return 'too_late';
    if (order.rider_id !== null && !isOwn) return 'other_rider';
    if (parcel_status !== step.from) return 'too_early';
    await this.move({ ...order, rider_id: rider?.rider_id ?? null }, step.status);
    return null;
  }

  private async move(order: OrderRecord, parcel_status: OrderStatus): Promise<void> {
    const { parcel_status: previous_status, sequence } = order;
    await this.keep({
      ...order,
      parcel_status,
      previous_status,
      sequence: sequence + 1,
      updated_at: dhakaTime(Date.now()),
    });
  }

  private async keep(order: OrderRecord): Promise<void> {
    this.orders.set(order.order_id, order);
    const owner = { partner_id: 'prt_1', environment: order.environment };
    await this.views?.write({ owner, trackingToken: `trk_${order.order_id}`, details: { ...order, history: [] } });
  }
}

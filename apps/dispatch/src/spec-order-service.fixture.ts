import {
  type ApplyRiderEvent,
  type CancelOrder,
  dhakaTime,
  type Environment,
  type OrderRecord,
  type OrderReply,
  type OrderStatus,
  type RiderEventReply,
  type RiderTransition,
  topics,
} from '@dakpion/contracts';
import { orderRecord } from '@dakpion/fixtures';
import type { Broker, Consumer } from '@dakpion/messaging';
import { OrderViewWriter } from '@dakpion/read-models';
import type { StateStore } from '@dakpion/state-store';

const statuses: readonly OrderStatus[] = ['PENDING', 'ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED', 'COMPLETED'];
const statusAfter: Record<Exclude<RiderTransition['type'], 'ORDER_CANCELLED'>, OrderStatus> = {
  RIDER_ASSIGNED: 'ASSIGNED',
  RIDER_ACCEPTED: 'ACCEPTED',
  RIDER_STARTED: 'STARTED',
  PARCEL_PICKED: 'PICKED',
  PARCEL_DELIVERED: 'COMPLETED',
};

/** Stands in for the order service in specs: keeps orders in memory, answers `order.commands.v1`, writes the views. */
export class SpecOrderService {
  readonly orders = new Map<string, OrderRecord>();
  readonly commands: ApplyRiderEvent[] = [];
  readonly cancellations: CancelOrder[] = [];
  /** Longest time between two commands since {@link watchPauses}, in ms. */
  longestPauseMs = 0;
  private lastCommandAt = 0;
  /** How many of the next commands fail as by a bug or an engine that is down. */
  failures = 0;
  private views: OrderViewWriter | undefined;
  private consumer: Consumer | undefined;

  async start(broker: Broker, stateStore: StateStore): Promise<void> {
    this.views = new OrderViewWriter(stateStore);
    this.consumer = await broker.consume({
      group: 'order',
      topics: [topics.orderCommands.name],
      handle: async (message) => {
        if (this.failures-- > 0) throw new Error('not now');
        const command = message.value as ApplyRiderEvent | CancelOrder;
        return command.type === 'CancelOrder' ? this.cancelOnDemand(command) : this.apply(command);
      },
    });
  }

  async stop(): Promise<void> {
    await this.consumer?.stop();
  }

  /** Makes an order, PENDING. */
  async place(orderId: string, environment: Environment = 'production'): Promise<void> {
    await this.keep(orderRecord({ order_id: orderId, environment }));
  }

  watchPauses(): void {
    this.longestPauseMs = 0;
    this.lastCommandAt = performance.now();
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

  private async apply(command: ApplyRiderEvent): Promise<RiderEventReply> {
    this.commands.push(command);
    const now = performance.now();
    this.longestPauseMs = Math.max(this.longestPauseMs, now - this.lastCommandAt);
    this.lastCommandAt = now;
    const { type, rider, order_id } = command.rider_event;
    const order = this.orders.get(order_id);
    if (order === undefined) return { outcome: 'refused', refusal: { code: 'order_unknown' } };
    const { parcel_status } = order;
    const place = statuses.indexOf(parcel_status);
    if (type === 'ORDER_CANCELLED') {
      if (parcel_status === 'CANCELLED') return { outcome: 'unchanged' };
      if (place > 3) return { outcome: 'refused', refusal: { code: 'too_late', parcel_status } };
      await this.cancel(order);
      return { outcome: 'applied' };
    }
    const target = statusAfter[type];
    const isOwn = order.rider_id === rider?.rider_id;
    if (isOwn && place >= statuses.indexOf(target)) return { outcome: 'unchanged' };
    if (parcel_status === 'CANCELLED' || parcel_status === 'COMPLETED') {
      return { outcome: 'refused', refusal: { code: 'too_late', parcel_status } };
    }
    if (order.rider_id !== null && !isOwn) {
      return { outcome: 'refused', refusal: { code: 'other_rider', rider_id: order.rider_id } };
    }
    if (place + 1 !== statuses.indexOf(target)) {
      return { outcome: 'refused', refusal: { code: 'too_early', parcel_status } };
    }
    await this.move({ ...order, rider_id: rider?.rider_id ?? null }, target);
    return { outcome: 'applied' };
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

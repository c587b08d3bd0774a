import {
  type CancelledBy,
  type DhakaTime,
  type Environment,
  type OrderEventName,
  type OrderRequest,
  orderLifecycle,
  type Quotation,
  type Rider,
  type RiderLocation,
  type RiderStep,
  riderSteps,
} from '@dakpion/contracts';

/** The common data of all events. The order's `history` shows `occurred_at`, its `updated_at` shows `recorded_at`. */
export interface EventTimes {
  /** The time of the event according to its source. Never before the previous event. */
  readonly occurred_at: DhakaTime;
  /** The time at which the order service recorded the event. Never before the previous event, whatever the clock shows. */
  readonly recorded_at: DhakaTime;
}

/** An order was created. Contains everything that its record needs, so that views depend only on events. */
export interface OrderCreated {
  readonly type: 'OrderCreated';
  readonly data: EventTimes & {
    readonly order_id: string;
    readonly partner_id: string;
    readonly environment: Environment;
    /** The request as the partner sent it. For a retry, the request of the first attempt. */
    readonly request: OrderRequest;
    readonly quotation: Quotation;
    /** 1 for the first attempt. */
    readonly attempt: number;
    readonly retry_of_order_id: string | null;
    readonly tracking_token: string;
    readonly tracking_url: string;
  };
}

/** The data of a rider with a step of the delivery. Times in whole minutes. Null if absent. */
export interface RiderStepData extends EventTimes {
  readonly rider: Readonly<Rider>;
  readonly location: Readonly<RiderLocation> | null;
  readonly time_to_pickup: number | null;
  readonly duration: number | null;
  readonly rider_event_id: string;
  /** In an assignment: the vehicle of the rider differs from the vehicle for which the order was priced. */
  readonly vehicle_differs?: true;
}

/** The rider of the order completed a step of the delivery. */
export interface RiderStepMade {
  readonly type: RiderStep['recordedAs'];
  readonly data: RiderStepData;
}

/** The order was assigned to another rider before the previous rider had accepted it. The status stays. */
interface OrderRiderReplaced {
  readonly type: 'OrderRiderReplaced';
  readonly data: RiderStepData;
}

/** The order will not be delivered. */
export interface OrderCancelled {
  readonly type: 'OrderCancelled';
  readonly data: EventTimes & {
    readonly cancelled_by: CancelledBy;
    readonly cancellation_reason: string | null;
    /** The event id of the dispatch system. Null if the partner cancelled. */
    readonly rider_event_id: string | null;
  };
}

/** A new order is the next attempt of a cancelled order. The status stays. */
export interface OrderRetried {
  readonly type: 'OrderRetried';
  readonly data: EventTimes & { readonly new_order_id: string };
}

/** The events of an order: those of the stream `order-{order_id}`. */
export type OrderEvent = OrderCreated | RiderStepMade | OrderRiderReplaced | OrderCancelled | OrderRetried;
export type OrderEventType = OrderEvent['type'];

/** The names of the events for partners. */
export const eventNames = {
  ...Object.fromEntries(orderLifecycle.map(({ recordedAs, event }) => [recordedAs, event])),
  OrderRetried: 'RETRIED',
  OrderRiderReplaced: 'RIDER_REPLACED',
} as Readonly<Record<OrderEventType, OrderEventName>>;

const stepsByEvent: ReadonlyMap<string, RiderStep> = new Map(riderSteps.map((step) => [step.recordedAs, step]));

/** The step of the rider that the event records. Undefined if it records none. */
export function riderStepOf(event: RiderStepMade): RiderStep;
export function riderStepOf(event: OrderEvent): RiderStep | undefined;
export function riderStepOf(event: OrderEvent): RiderStep | undefined {
  return stepsByEvent.get(event.type);
}

/** Whether the event is a step of the delivery. */
export function isRiderStep(event: OrderEvent): event is RiderStepMade {
  return stepsByEvent.has(event.type);
}

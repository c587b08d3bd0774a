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
  /** When it happened, according to its source; never before the previous event. */
  readonly occurred_at: DhakaTime;
  /** When the order service took it down. Never before the event before, whatever the clock says. */
  readonly recorded_at: DhakaTime;
}

/** An order came to be. Holds all that its record needs, so that no view depends on anything but events. */
export interface OrderCreated {
  readonly type: 'OrderCreated';
  readonly data: EventTimes & {
    readonly order_id: string;
    readonly partner_id: string;
    readonly environment: Environment;
    /** As the partner sent it; of a retry, as the partner sent the first attempt. */
    readonly request: OrderRequest;
    readonly quotation: Quotation;
    /** 1 for the first attempt. */
    readonly attempt: number;
    readonly retry_of_order_id: string | null;
    readonly tracking_token: string;
    readonly tracking_url: string;
  };
}

/** What a rider said with a step of the delivery. Times in whole minutes; null when not said. */
export interface RiderStepData extends EventTimes {
  readonly rider: Readonly<Rider>;
  readonly location: Readonly<RiderLocation> | null;
  readonly time_to_pickup: number | null;
  readonly duration: number | null;
  readonly rider_event_id: string;
  /** Of an assignment: the rider's vehicle is not the one that the order was priced for. */
  readonly vehicle_differs?: true;
}

/** A step of the delivery, made by the order's rider. */
export interface RiderStepMade {
  readonly type: RiderStep['recordedAs'];
  readonly data: RiderStepData;
}

/** Another rider has the order, before the one before has accepted it. Its status stays. */
export interface OrderRiderReplaced {
  readonly type: 'OrderRiderReplaced';
  readonly data: RiderStepData;
}

/** The order will not be delivered. */
export interface OrderCancelled {
  readonly type: 'OrderCancelled';
  readonly data: EventTimes & {
    readonly cancelled_by: CancelledBy;
    readonly cancellation_reason: string | null;
    /** The dispatch system's event, null when the partner cancelled. */
    readonly rider_event_id: string | null;
  };
}

/** A cancelled order lives on in a new attempt. Its status stays. */
export interface OrderRetried {
  readonly type: 'OrderRetried';
  readonly data: EventTimes & { readonly new_order_id: string };
}

/** The events of an order: those of the stream `order-{order_id}`. */
export type OrderEvent = OrderCreated | RiderStepMade | OrderRiderReplaced | OrderCancelled | OrderRetried;
export type OrderEventType = OrderEvent['type'];

/** How partners name each event. */
export const eventNames = {
  ...Object.fromEntries(orderLifecycle.map(({ recordedAs, event }) => [recordedAs, event])),
  OrderRetried: 'RETRIED',
  OrderRiderReplaced: 'RIDER_REPLACED',
} as Readonly<Record<OrderEventType, OrderEventName>>;

const stepsByEvent: ReadonlyMap<string, RiderStep> = new Map(riderSteps.map((step) => [step.recordedAs, step]));

/** The step that the event records; undefined: the event is no rider's step. */
export function riderStepOf(event: RiderStepMade): RiderStep;
export function riderStepOf(event: OrderEvent): RiderStep | undefined;
export function riderStepOf(event: OrderEvent): RiderStep | undefined {
  return stepsByEvent.get(event.type);
}

/** Whether the event is a step of the delivery. */
export function isRiderStep(event: OrderEvent): event is RiderStepMade {
  return stepsByEvent.has(event.type);
}

import type {
  CancelledBy,
  DhakaTime,
  Environment,
  OrderEventName,
  OrderRequest,
  OrderStatus,
  Quotation,
  Rider,
  RiderLocation,
  RiderTransition,
} from '@dakpion/contracts';

/** What every event's data begin with. `history` of the order tells the first, `updated_at` the second. */
export interface EventTimes {
  /** When it happened, as the one who did it says, though never before the event before. */
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
  readonly type: RiderStep['event'];
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

/** What can happen to an order: the events of the stream `order-{order_id}`. */
export type OrderEvent = OrderCreated | RiderStepMade | OrderRiderReplaced | OrderCancelled | OrderRetried;
export type OrderEventType = OrderEvent['type'];

/** The rider's way through the states of specification section 3, in order. */
export const riderSteps = [
  { riderEvent: 'RIDER_ASSIGNED', event: 'OrderAssigned', from: 'PENDING', to: 'ASSIGNED' },
  { riderEvent: 'RIDER_ACCEPTED', event: 'OrderAccepted', from: 'ASSIGNED', to: 'ACCEPTED' },
  { riderEvent: 'RIDER_STARTED', event: 'OrderStarted', from: 'ACCEPTED', to: 'STARTED' },
  { riderEvent: 'PARCEL_PICKED', event: 'OrderPicked', from: 'STARTED', to: 'PICKED' },
  { riderEvent: 'PARCEL_DELIVERED', event: 'OrderCompleted', from: 'PICKED', to: 'COMPLETED' },
] as const satisfies readonly {
  readonly riderEvent: RiderTransition['type'];
  readonly event: string;
  readonly from: OrderStatus;
  readonly to: OrderStatus & OrderEventName;
}[];
export type RiderStep = (typeof riderSteps)[number];

/** How partners name each event. */
export const eventNames: Readonly<Record<OrderEventType, OrderEventName>> = {
  OrderCreated: 'ORDER_CREATED',
  OrderAssigned: 'ASSIGNED',
  OrderAccepted: 'ACCEPTED',
  OrderStarted: 'STARTED',
  OrderPicked: 'PICKED',
  OrderCompleted: 'COMPLETED',
  OrderCancelled: 'CANCELLED',
  OrderRetried: 'RETRIED',
  OrderRiderReplaced: 'RIDER_REPLACED',
};

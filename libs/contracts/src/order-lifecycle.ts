/** One status of an order. */
interface LifecycleRow {
  readonly status: string;
  /** The event that leads to the status, as named for partners. */
  readonly event: string;
  /** The same event in the stream of the order. */
  readonly recordedAs: `Order${string}`;
  /** The rider event with which a dispatch system causes the status. Null: none. */
  readonly riderEvent: string | null;
  /** The field of the order with the time of the status. */
  readonly at: `${string}_at`;
  /** The next destination of the rider. Null if the order has no rider, and after its end. */
  readonly nextStop: 'pickup' | 'receiver' | null;
  /** The actions of the partner on the order. */
  readonly allows: 'cancel' | 'retry' | null;
  /** Whether no other status follows. */
  readonly final: boolean;
}

/**
 * The lifecycle of an order: the statuses of a delivery in their order, then the cancellation, which can follow every
 * status that allows it. All other rules about statuses are derived from this table.
 */
export const orderLifecycle = [
  {
    status: 'PENDING',
    event: 'ORDER_CREATED',
    recordedAs: 'OrderCreated',
    riderEvent: null,
    at: 'created_at',
    nextStop: null,
    allows: 'cancel',
    final: false,
  },
  {
    status: 'ASSIGNED',
    event: 'ASSIGNED',
    recordedAs: 'OrderAssigned',
    riderEvent: 'RIDER_ASSIGNED',
    at: 'assigned_at',
    nextStop: 'pickup',
    allows: 'cancel',
    final: false,
  },
  {
    status: 'ACCEPTED',
    event: 'ACCEPTED',
    recordedAs: 'OrderAccepted',
    riderEvent: 'RIDER_ACCEPTED',
    at: 'accepted_at',
    nextStop: 'pickup',
    allows: 'cancel',
    final: false,
  },
  {
    status: 'STARTED',
    event: 'STARTED',
    recordedAs: 'OrderStarted',
    riderEvent: 'RIDER_STARTED',
    at: 'started_at',
    nextStop: 'pickup',
    allows: 'cancel',
    final: false,
  },
  {
    status: 'PICKED',
    event: 'PICKED',
    recordedAs: 'OrderPicked',
    riderEvent: 'PARCEL_PICKED',
    at: 'picked_at',
    nextStop: 'receiver',
    allows: null,
    final: false,
  },
  {
    status: 'COMPLETED',
    event: 'COMPLETED',
    recordedAs: 'OrderCompleted',
    riderEvent: 'PARCEL_DELIVERED',
    at: 'completed_at',
    nextStop: null,
    allows: null,
    final: true,
  },
  {
    status: 'CANCELLED',
    event: 'CANCELLED',
    recordedAs: 'OrderCancelled',
    riderEvent: 'ORDER_CANCELLED',
    at: 'cancelled_at',
    nextStop: null,
    allows: 'retry',
    final: true,
  },
] as const satisfies readonly LifecycleRow[];

type Row = (typeof orderLifecycle)[number];
type DeliveryRow = Exclude<Row, { status: 'CANCELLED' }>;
type RiderRow = Exclude<DeliveryRow, { status: 'PENDING' }>;

export type OrderStatus = Row['status'];
/** The statuses of a delivered order. */
export type DeliveryStatus = DeliveryRow['status'];
export type AllowedAction = Exclude<Row['allows'], null>;
export type NextStop = Exclude<Row['nextStop'], null>;
/** The fields of an order with the times of its statuses. */
export type StatusTimeField = Row['at'];

export const orderStatuses: readonly OrderStatus[] = orderLifecycle.map(({ status }) => status);

/** The statuses of an open order. */
export type OpenStatus = Extract<Row, { final: false }>['status'];
export const openStatuses: readonly OpenStatus[] = orderLifecycle.flatMap((row) => (row.final ? [] : [row.status]));

/** The rows of a delivery, in order. */
export const deliveryCourse: readonly DeliveryRow[] = orderLifecycle.filter((row) => row.status !== 'CANCELLED');

/** The events of a delivered order, in order. */
export const courseOfAnOrder: readonly WebhookEventName[] = deliveryCourse.map(({ event }) => event);

/** A step of the rider, the status in which it is allowed, and the rider's destination in that status. */
export type RiderStep = RiderRow & { readonly from: DeliveryStatus; readonly stopBefore: NextStop | null };

/** The steps of the rider in a delivery, in order. */
export const riderSteps: readonly RiderStep[] = deliveryCourse.flatMap((row, index) => {
  const before = deliveryCourse[index - 1];
  return row.status === 'PENDING' || before === undefined
    ? []
    : [{ ...row, from: before.status, stopBefore: before.nextStop }];
});

export type WebhookEventName = Row['event'];

/** The events that have a webhook and lead to no status. The compiler asks for those that {@link WebhookEventName} has. */
const eventsWithoutStatus: Readonly<Record<Exclude<WebhookEventName, Row['event']>, true>> = {};

/** The events that have a webhook. A retry sends the webhook for the creation of the new order. */
export const webhookEventNames: readonly WebhookEventName[] = [
  ...orderLifecycle.map(({ event }) => event),
  ...(Object.keys(eventsWithoutStatus) as WebhookEventName[]),
];

/** The kinds of changes for partners: those with a webhook, and those that do not change the status and have none. */
export type OrderEventName = Row['event'] | 'RETRIED' | 'RIDER_REPLACED';

/** The messages of dispatch systems: one for each status that a rider causes, and the location of the rider. */
export const riderEventTypes: readonly RiderEventType[] = [
  ...orderLifecycle.flatMap(({ riderEvent }) => (riderEvent === null ? [] : [riderEvent])),
  'RIDER_LOCATION',
];
export type RiderEventType = NonNullable<Row['riderEvent']> | 'RIDER_LOCATION';

/** Makes a check of a status. For a status from a newer version, every check is false. */
const statusThat = (holds: (row: Row) => boolean): ((status: OrderStatus) => boolean) => {
  const statuses: ReadonlySet<OrderStatus> = new Set(orderLifecycle.filter(holds).map(({ status }) => status));
  return (status) => statuses.has(status);
};

/** Whether an order can be cancelled, which is possible only before the pickup. */
export const isCancellable = statusThat(({ allows }) => allows === 'cancel');
/** Whether an order can be retried, if it was not retried before. */
export const isRetryable = statusThat(({ allows }) => allows === 'retry');
/** Whether an order never leaves the status. */
export const isFinal = statusThat((row) => row.final);
/** Whether a rider is on the way. Only then is the location of the rider relevant. */
export const isOnItsWay = statusThat(({ nextStop }) => nextStop !== null);
/** Whether the rider has the parcel and is on the way to the receiver. */
export const isPicked = statusThat(({ nextStop }) => nextStop === 'receiver');

/** Whether an order of this status is open. */
export function isOpen(status: OrderStatus): status is OpenStatus {
  return (openStatuses as readonly OrderStatus[]).includes(status);
}

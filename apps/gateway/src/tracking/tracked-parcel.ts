import {
  type DhakaTime,
  type DriverType,
  deliveryCourse,
  epochMsOf,
  isFinal,
  isOpen,
  isPicked,
  type OpenStatus,
  type OrderDetails,
  type OrderStatus,
  type Place,
  pickupOf,
  receiverOf,
} from '@dakpion/contracts';

/** Days after the end of a delivery during which its link works. */
const shownDays = 7;
/** Days after the last step of a delivery that has not ended. */
const shownDaysWithoutEnd = 30;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** A rider's phone sends its location every few seconds. After this silence something is wrong. */
const silentAfterMs = 10 * minuteMs;
/**
 * Locations are rounded to 0.001 degrees, about 100 m: other people may get the link, and an exact address is private.
 */
const placeSteps = 1_000;
const numberLength = 8;
/** A word with the sign of an abbreviation, or one of the abbreviations that are often written without it. */
const abbreviation = /[.:ঃ]$|^(?:md|mst|mohd)$/i;

/** One step of the delivery. `current`: the latest step. */
export interface ParcelStep {
  readonly status: OrderStatus;
  readonly at: DhakaTime | null;
  readonly state: 'done' | 'current' | 'ahead' | 'stopped';
}

/** The problem with the delivery, if there is one. The page adds advice. */
export type ParcelTrouble = 'cancelled_by_partner' | 'cancelled_by_dispatch' | 'no_rider_yet' | 'delayed' | 'silent';

/** The rider of the parcel. */
interface ParcelRider {
  readonly firstName: string;
  readonly vehicle: DriverType;
  readonly seenAt: DhakaTime | null;
  /** Null before the rider has set off or sent a location, and when the delivery is over. */
  readonly place: Place | null;
}

/** The public data of an order, for everyone with the link: no phone numbers, prices, addresses or full names. */
export interface TrackedParcel {
  /** The short name of the parcel: the end of the order's id. */
  readonly number: string;
  /** Null: currently unknown. */
  readonly partnerName: string | null;
  readonly status: OrderStatus;
  readonly isSandbox: boolean;
  readonly isOver: boolean;
  readonly steps: readonly ParcelStep[];
  readonly eta: DhakaTime | null;
  /** Whole minutes until the arrival, at least 1. */
  readonly minutesLeft: number | null;
  readonly rider: ParcelRider | null;
  readonly pickup: Place;
  readonly destination: Place;
  readonly trouble: ParcelTrouble | null;
  /** The link of the next attempt, for a cancelled delivery that was retried. */
  readonly nextUrl: string | null;
  /** Cancelled, and not retried so far. */
  readonly awaitsNext: boolean;
}

/** The data of the page that the order itself does not contain. */
export interface ParcelContext {
  readonly partnerName: string | null;
  readonly nextUrl: string | null;
  /** Epoch ms. */
  readonly now: number;
  /** Minutes in one status after which an order is late. */
  readonly alertMinutes: Readonly<Record<OpenStatus, number>>;
}

/** The receiver's view of an order. */
export function trackedParcel(order: OrderDetails, context: ParcelContext): TrackedParcel {
  const { parcel_status: status, eta } = order;
  const isOver = isFinal(status);
  const shownEta = isOver ? null : eta;
  return {
    number: numberOf(order.order_id),
    partnerName: context.partnerName,
    status,
    isSandbox: order.environment === 'sandbox',
    isOver,
    steps: stepsOf(order),
    eta: shownEta,
    minutesLeft: shownEta === null ? null : Math.max(1, Math.ceil((epochMsOf(shownEta) - context.now) / minuteMs)),
    rider: riderOf(order),
    pickup: rounded(pickupOf(order)),
    destination: rounded(receiverOf(order)),
    trouble: troubleOf(order, context),
    nextUrl: context.nextUrl,
    awaitsNext: status === 'CANCELLED' && context.nextUrl === null,
  };
}

/**
 * Whether the link has ended: seven days after the end of the delivery, or 30 days after the last step of a delivery that has no
 * end, e.g. of a lost parcel. `now` is epoch ms.
 */
export function hasEnded(order: OrderDetails, now: number): boolean {
  const days = isFinal(order.parcel_status) ? shownDays : shownDaysWithoutEnd;
  const { completed_at, cancelled_at, updated_at } = order;
  return epochMsOf(completed_at ?? cancelled_at ?? updated_at) + days * dayMs <= now;
}

/** `ord_…7f3k9q2m` → `7F3K-9Q2M`. */
function numberOf(orderId: string): string {
  const end = orderId.slice(-numberLength).toUpperCase();
  return `${end.slice(0, numberLength / 2)}-${end.slice(numberLength / 2)}`;
}

function stepsOf(order: OrderDetails): readonly ParcelStep[] {
  const { parcel_status } = order;
  if (parcel_status === 'CANCELLED') {
    const made = deliveryCourse.filter(({ at }) => order[at] !== null);
    return [
      ...made.map(({ status, at }) => ({ status, at: order[at], state: 'done' as const })),
      { status: 'CANCELLED', at: order.cancelled_at, state: 'stopped' },
    ];
  }
  const current = deliveryCourse.findIndex(({ status }) => status === parcel_status);
  return deliveryCourse.map(({ status, at }, index) => ({
    status,
    at: order[at],
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
  }));
}

function riderOf(order: OrderDetails): ParcelRider | null {
  const { driver_info: driver, parcel_status } = order;
  if (driver === null) return null;
  const { latitude, longitude } = driver;
  const isShown = isMoving(parcel_status) && latitude !== null && longitude !== null;
  return {
    firstName: firstNameOf(driver.name),
    vehicle: driver.driver_type,
    seenAt: isMoving(parcel_status) ? driver.location_updated_at : null,
    place: isShown ? { latitude, longitude } : null,
  };
}

/** Before, the rider has not begun, and may be at home or be replaced. */
function isMoving(status: OrderStatus): boolean {
  return status === 'STARTED' || isPicked(status);
}

/** The first word that is more than an abbreviation: many names begin with `Md.` or `মোঃ`. */
function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !abbreviation.test(word)) ?? words[0] ?? '';
}

function troubleOf(order: OrderDetails, { now, alertMinutes }: ParcelContext): ParcelTrouble | null {
  const { parcel_status: status } = order;
  if (status === 'CANCELLED') {
    return order.cancelled_by === 'partner' ? 'cancelled_by_partner' : 'cancelled_by_dispatch';
  }
  if (!isOpen(status)) return null;
  const since = deliveryCourse.find((row) => row.status === status)?.at;
  const at = since === undefined ? null : order[since];
  if (at !== null && epochMsOf(at) + alertMinutes[status] * minuteMs <= now) {
    return status === 'PENDING' ? 'no_rider_yet' : 'delayed';
  }
  const seenAt = order.driver_info?.location_updated_at ?? null;
  return isMoving(status) && seenAt !== null && epochMsOf(seenAt) + silentAfterMs <= now ? 'silent' : null;
}

function rounded({ latitude, longitude }: Place): Place {
  const round = (degrees: number) => Math.round(degrees * placeSteps) / placeSteps;
  return { latitude: round(latitude), longitude: round(longitude) };
}

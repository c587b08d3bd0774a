import {
  checkOf,
  DriverTypeCode,
  IntegerBetween,
  Latitude,
  Longitude,
  Nested,
  OneOf,
  Text,
  TextLike,
  TrueOrFalse,
} from '@dakpion/validation';
import { instantForm } from './instant.ts';
import { type RiderEventType, riderEventTypes } from './order-lifecycle.ts';
import type { DriverType } from './order-request.ts';

/** A rider, according to a dispatch system. */
export class Rider {
  @IntegerBetween(1, Number.MAX_SAFE_INTEGER) readonly rider_id!: number;
  @Text(120) readonly name!: string;
  @Text(40) readonly phone_number!: string;
  @DriverTypeCode() readonly driver_type!: DriverType;
  @TrueOrFalse() readonly is_freelancer!: boolean;
}

/** WGS 84 degrees. */
export class RiderLocation {
  @Latitude() readonly latitude!: number;
  @Longitude() readonly longitude!: number;
}

const ofARider = riderEventTypes.filter((type) => type !== 'ORDER_CANCELLED');

/**
 * A rider event from a dispatch system: one message of `dispatch.rider-events.v1`, key `order_id`. Every type except
 * ORDER_CANCELLED names its rider. RIDER_LOCATION has a location.
 */
export class RiderEvent {
  @Text(100) readonly event_id!: string;
  @OneOf(riderEventTypes) readonly type!: RiderEventType;
  @TextLike(/^ord_[0-9a-z]{26}$/, 'an order id: ord_ and 26 digits or small letters') readonly order_id!: string;
  /** {@link admitRiderEvent} checks that the day exists, and the age. */
  @TextLike(instantForm, 'an ISO 8601 date and time with an offset') readonly occurred_at!: string;
  @Nested(Rider, { field: 'type', values: ofARider }) readonly rider?: Rider | null;
  @Nested(RiderLocation, { field: 'type', values: ['RIDER_LOCATION'] }) readonly location?: RiderLocation | null;
  /** Whole minutes. */
  @IntegerBetween(0, 10_000, 'optional') readonly time_to_pickup?: number | null;
  /** Whole minutes. */
  @IntegerBetween(0, 10_000, 'optional') readonly duration?: number | null;
  @Text(500, 'optional') readonly reason?: string | null;
}

/** Whether JSON is a rider event, by its fields alone. */
export const isRiderEvent = checkOf(RiderEvent);

/** A validated rider event that changes the status of its order. Absent values are null. `occurred_at`: in Dhaka time. */
export interface RiderTransition {
  readonly event_id: string;
  readonly type: Exclude<RiderEventType, 'RIDER_LOCATION'>;
  readonly order_id: string;
  readonly occurred_at: string;
  readonly rider: Readonly<Rider> | null;
  readonly location: Readonly<RiderLocation> | null;
  readonly time_to_pickup: number | null;
  readonly duration: number | null;
  readonly reason: string | null;
}

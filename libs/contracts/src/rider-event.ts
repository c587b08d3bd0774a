import 'reflect-metadata';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { instantForm } from './instant.ts';
import { type RiderEventType, riderEventTypes } from './order-lifecycle.ts';
import type { DriverType } from './order-request.ts';

/** Nothing that hides in a log, breaks a header or turns the direction of text round; any script, joiners and emoji included. */
const printable = [
  /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u,
  { message: '$property must not contain control characters' },
] as const;

/** A rider as a dispatch system names them. */
export class Rider {
  @IsInt() @Min(1) @Max(Number.MAX_SAFE_INTEGER) readonly rider_id!: number;
  @IsString() @Length(1, 120) @Matches(...printable) readonly name!: string;
  @IsString() @Length(1, 40) @Matches(...printable) readonly phone_number!: string;
  @IsIn([1, 2]) readonly driver_type!: DriverType;
  @IsBoolean() readonly is_freelancer!: boolean;
}

/** WGS 84 degrees. */
export class RiderLocation {
  @Min(-90) @Max(90) readonly latitude!: number;
  @Min(-180) @Max(180) readonly longitude!: number;
}

/**
 * A rider event from a dispatch system: one message of `dispatch.rider-events.v1`, key `order_id`. Every type except
 * ORDER_CANCELLED names its rider. RIDER_LOCATION has a location.
 */
export class RiderEvent {
  @IsString() @Length(1, 100) @Matches(...printable) readonly event_id!: string;
  @IsIn(riderEventTypes) readonly type!: RiderEventType;
  @Matches(/^ord_[0-9a-z]{26}$/) readonly order_id!: string;
  /** ISO 8601 with an offset; {@link admitRiderEvent} checks that the day exists, and how old it is. */
  @Matches(instantForm, { message: '$property must be an ISO 8601 date and time with an offset' })
  readonly occurred_at!: string;

  @ValidateIf((event: RiderEvent) => event.type !== 'ORDER_CANCELLED' || (event.rider ?? null) !== null)
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => Rider)
  readonly rider?: Rider | null;

  @ValidateIf((event: RiderEvent) => event.type === 'RIDER_LOCATION' || (event.location ?? null) !== null)
  @IsDefined()
  @IsObject()
  @ValidateNested()
  @Type(() => RiderLocation)
  readonly location?: RiderLocation | null;

  /** Whole minutes. */
  @IsOptional() @IsInt() @Min(0) @Max(10_000) readonly time_to_pickup?: number | null;
  /** Whole minutes. */
  @IsOptional() @IsInt() @Min(0) @Max(10_000) readonly duration?: number | null;
  @IsOptional() @IsString() @MaxLength(500) @Matches(...printable) readonly reason?: string | null;
}

/** A validated rider event that moves its order on. Absent is null, `occurred_at` in Dhaka time. */
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

import type { DhakaTime } from './dhaka-time.ts';
import type { DriverType, ParcelType } from './order-request.ts';

/** One line of a price. `amount`: whole BDT. */
export interface PriceLine {
  readonly code: 'base_fare' | 'distance_fare' | 'parcel_surcharge' | 'rounding';
  readonly label: string;
  readonly amount: number;
}

/** The source of a distance: the great circle times the factor of the tariff, or the routing engine. */
export type DistanceSource = 'estimate' | 'osrm';

/** The price of another kind of driver for the same route. */
export interface QuotationOption {
  readonly driver_type: DriverType;
  readonly total_price: number;
  readonly time_to_pickup: number;
  readonly duration: number;
}

/**
 * A price that is valid for an order until it expires. Prices are whole BDT, times whole minutes, distances km with two
 * decimals.
 */
export interface Quotation {
  readonly quotation_id: string;
  readonly currency: 'BDT';
  readonly total_price: number;
  readonly driver_type: DriverType;
  readonly parcel_type: ParcelType;
  readonly distance_km: number;
  readonly time_to_pickup: number;
  readonly duration: number;
  /** Null in older quotations. */
  readonly distance_source: DistanceSource | null;
  readonly breakdown: readonly PriceLine[];
  readonly options: readonly QuotationOption[];
  readonly tariff_version: string;
  readonly expires_at: DhakaTime;
}

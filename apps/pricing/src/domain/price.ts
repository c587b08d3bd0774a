import type { DriverType, ParcelType, PriceLine } from '@dakpion/contracts';
import type { Tariff } from './tariff.ts';

/** Whole BDT. The sum of the lines is the total. */
interface Price {
  readonly total_price: number;
  readonly breakdown: readonly PriceLine[];
}

/** In whole minutes, at least 1. */
interface TravelTimes {
  /** Until a rider is at the pickup. */
  readonly time_to_pickup: number;
  /** From the pickup to the receiver. */
  readonly duration: number;
}

const labels: Readonly<Record<PriceLine['code'], string>> = {
  base_fare: 'Base fare',
  distance_fare: 'Distance fare',
  parcel_surcharge: 'Parcel surcharge',
  rounding: 'Rounding',
};

// Prices are computed in hundredths of a poisha: a fare in poisha per kilometre times a distance in hundredths of a kilometre is a
// whole number of these parts.
const partsPerPoisha = 100;
const partsPerTaka = 100 * partsPerPoisha;

/**
 * The price of `distanceKm` (two decimals). Computed in integers and rounded once, half up, to whole taka. Each line is rounded
 * separately. If the lines do not add up to the total, a line `rounding` contains the difference.
 */
export function priceOf(tariff: Tariff, driver: DriverType, parcel: ParcelType, distanceKm: number): Price {
  const { base_fare, included_km, fare_per_km } = tariff.driver_types[driver];
  const pricedHundredths = Math.max(0, hundredths(distanceKm) - hundredths(included_km));
  const base = hundredths(base_fare) * partsPerPoisha;
  const distance = hundredths(fare_per_km) * pricedHundredths;
  const surcharge = hundredths(tariff.parcel_surcharges[parcel]) * partsPerPoisha;
  const total_price = taka(base + distance + surcharge);
  const lines = [
    priceLine('base_fare', taka(base)),
    priceLine('distance_fare', taka(distance)),
    priceLine('parcel_surcharge', taka(surcharge)),
  ];
  const rounding = total_price - lines.reduce((sum, { amount }) => sum + amount, 0);
  return { total_price, breakdown: rounding === 0 ? lines : [...lines, priceLine('rounding', rounding)] };
}

/** The travel times at the speeds of the tariff, rounded up to minutes. */
export function travelTimes(tariff: Tariff, driver: DriverType, distanceKm: number): TravelTimes {
  const { approach_km, speed_kmh } = tariff.driver_types[driver];
  return { time_to_pickup: minutes(approach_km, speed_kmh), duration: minutes(distanceKm, speed_kmh) };
}

/** A line of a price, with the label of its code. */
export function priceLine(code: PriceLine['code'], amount: number): PriceLine {
  return { code, label: labels[code], amount };
}

function minutes(km: number, kmPerHour: number): number {
  // In integers: binary fractions would make 2.59 km at 22.2 km/h, exactly 7 minutes, one more. A speed can have more than two decimals.
  return Math.max(1, Math.ceil((hundredths(km) * 60 * 10_000) / Math.round(kmPerHour * 1_000_000)));
}

/** The hundredths of a number with at most two decimals, which binary fractions only approximate. */
function hundredths(value: number): number {
  return Math.round(value * 100);
}

function taka(parts: number): number {
  return Math.floor((parts + partsPerTaka / 2) / partsPerTaka);
}

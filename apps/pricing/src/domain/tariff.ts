import type { DriverType, ParcelType } from '@dakpion/contracts';

/** The price and the speed of one kind of driver. Amounts in BDT with at most two decimals. */
interface DriverTariff {
  readonly base_fare: number;
  /** Kilometres that the base fare includes. */
  readonly included_km: number;
  /** For each further kilometre. */
  readonly fare_per_km: number;
  /** From door to door, in ordinary traffic. */
  readonly speed_kmh: number;
  /** The usual distance of the nearest free rider. */
  readonly approach_km: number;
}

/** A tariff in the form of its file. */
export interface Tariff {
  readonly version: string;
  /** The distance by road, divided by the great circle. */
  readonly distance_factor: number;
  readonly driver_types: Readonly<Record<DriverType, DriverTariff>>;
  /** BDT with at most two decimals. */
  readonly parcel_surcharges: Readonly<Record<ParcelType, number>>;
}

/** A fault of a file, and its place, e.g. `driver_types.1.base_fare`. */
export interface ConfigurationFault {
  readonly path: string;
  readonly expected: string;
}

/** The value of a file, or every fault of it. */
export type Parsed<Value> =
  | { readonly outcome: 'ok'; readonly value: Value }
  | { readonly outcome: 'refused'; readonly faults: readonly ConfigurationFault[] };

interface Rule {
  readonly holds: (value: unknown) => boolean;
  readonly expected: string;
}
interface Shape {
  readonly [field: string]: Rule | Shape;
}

const maxAmount = 100_000;
const amount: Rule = {
  holds: (value) => isNumber(value, 0, maxAmount) && hasTwoDecimals(value),
  expected: `an amount in BDT from 0 to ${maxAmount} with at most two decimals`,
};
const kilometres: Rule = {
  holds: (value) => isNumber(value, 0, 1_000) && hasTwoDecimals(value),
  expected: 'kilometres from 0 to 1000 with at most two decimals',
};
const speed: Rule = { holds: (value) => isNumber(value, 1, 200), expected: 'km/h from 1 to 200' };
const factor: Rule = { holds: (value) => isNumber(value, 1, 5), expected: 'a number from 1 to 5' };
const version: Rule = {
  holds: (value) => typeof value === 'string' && /^[\x21-\x7e]{1,40}$/.test(value),
  expected: '1 to 40 visible ASCII characters',
};

const driverTariff: Shape = {
  base_fare: amount,
  included_km: kilometres,
  fare_per_km: amount,
  speed_kmh: speed,
  approach_km: kilometres,
};
const tariffShape: Shape = {
  version,
  distance_factor: factor,
  driver_types: { 1: driverTariff, 2: driverTariff },
  parcel_surcharges: { 1: amount, 2: amount, 3: amount, 4: amount },
};

/** Reads parsed JSON as a tariff. Otherwise returns every fault, including unknown fields. */
export function parseTariff(json: unknown): Parsed<Tariff> {
  const faults = faultsOf(json, tariffShape, '');
  return faults.length === 0 ? { outcome: 'ok', value: json as Tariff } : { outcome: 'refused', faults };
}

function faultsOf(value: unknown, expected: Rule | Shape, path: string): ConfigurationFault[] {
  if (isRule(expected)) return expected.holds(value) ? [] : [{ path, expected: expected.expected }];
  const fields = Object.keys(expected);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ path: path === '' ? '(file)' : path, expected: `an object with ${fields.join(', ')}` }];
  }
  const given = value as Readonly<Record<string, unknown>>;
  const at = (field: string) => (path === '' ? field : `${path}.${field}`);
  return [
    ...Object.entries(expected).flatMap(([field, rule]) => faultsOf(given[field], rule, at(field))),
    ...Object.keys(given)
      .filter((field) => !fields.includes(field))
      .map((field) => ({ path: at(field), expected: `one of ${fields.join(', ')}` })),
  ];
}

function isRule(expected: Rule | Shape): expected is Rule {
  return typeof expected.holds === 'function';
}

function isNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

function hasTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}

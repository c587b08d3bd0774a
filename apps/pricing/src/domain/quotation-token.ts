import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type DistanceSource,
  type DriverType,
  dhakaTime,
  type Environment,
  environments,
  epochMsOf,
  type ParcelType,
  type PriceLine,
  type Quotation,
  type QuotationOption,
  type Route,
} from '@dakpion/contracts';
import { priceLine } from './price.ts';

/** The terms of a quotation, which are everything except its id. The id is derived from them. */
export type QuotationTerms = Omit<Quotation, 'quotation_id'>;

/** A parsed token: the terms, and the request for which they were issued. */
interface ReadToken {
  readonly environment: Environment;
  readonly quotation: Quotation;
  /** The fields of the request in which `route` and `driver` differ from the quoted ones. */
  differingFields(route: Route, driver: DriverType): string[];
}

const tokenForm = /^quo_([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{43})$/;
const format = 1;

/**
 * The payload, an array to keep the token short. Coordinates are included unchanged, because digests of them could collide.
 * Address texts are not included: no price depends on them, and a partner can request a quotation before the receiver has named
 * the floor.
 */
type Payload = readonly [
  format: typeof format,
  environment: number,
  expiresAtMs: number,
  tariffVersion: string,
  driver: DriverType,
  parcel: ParcelType,
  distanceKm: number,
  pickup: readonly [latitude: number, longitude: number],
  receiver: readonly [latitude: number, longitude: number],
  breakdown: readonly (readonly [code: PriceLine['code'], amount: number])[],
  options: readonly (readonly [driver: DriverType, total: number, timeToPickup: number, duration: number])[],
  /** Absent in older tokens. */
  distanceSource?: DistanceSource | null,
];

/**
 * The quotation id of terms for a route: `quo_`, then the payload and its HMAC-SHA256, both base64url. Quotations are not
 * stored.
 */
export function signQuotation(secret: string, environment: Environment, route: Route, terms: QuotationTerms): string {
  const payload: Payload = [
    format,
    environments.indexOf(environment),
    epochMsOf(terms.expires_at),
    terms.tariff_version,
    terms.driver_type,
    terms.parcel_type,
    terms.distance_km,
    ...quotedEnds(route),
    terms.breakdown.map(({ code, amount }) => [code, amount]),
    terms.options.map((option) => [option.driver_type, option.total_price, option.time_to_pickup, option.duration]),
    terms.distance_source,
  ];
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `quo_${text}.${signatureOf(secret, text)}`;
}

/** Parses a token. Null if any character differs from an issued token. */
export function readToken(secret: string, token: string): ReadToken | null {
  const [, text, signature] = tokenForm.exec(token) ?? [];
  if (text === undefined || signature === undefined) return null;
  // The signature covers the text, not the decoded bytes, and is compared as text: different base64 texts can have the same
  // bytes.
  if (!timingSafeEqual(Buffer.from(signatureOf(secret, text)), Buffer.from(signature))) return null;
  const payload = JSON.parse(Buffer.from(text, 'base64url').toString()) as Payload;
  const environment = environments[payload[1]];
  if (payload[0] !== format || environment === undefined) return null;
  return {
    environment,
    quotation: quotationOf(token, payload),
    differingFields: (route, driver) => differingFields(payload, route, driver),
  };
}

function quotationOf(token: string, payload: Payload): Quotation {
  const [, , expiresAtMs, tariff_version, driver_type, parcel_type, distance_km, , , lines, quotedOptions, source] =
    payload;
  const options = quotedOptions.map(
    ([driver, total_price, time_to_pickup, duration]): QuotationOption => ({
      driver_type: driver,
      total_price,
      time_to_pickup,
      duration,
    }),
  );
  const chosen = options.find((option) => option.driver_type === driver_type);
  if (chosen === undefined) throw new Error('a signed quotation without the option it is for');
  return {
    quotation_id: token,
    currency: 'BDT',
    total_price: chosen.total_price,
    driver_type,
    parcel_type,
    distance_km,
    time_to_pickup: chosen.time_to_pickup,
    duration: chosen.duration,
    distance_source: source ?? null,
    breakdown: lines.map(([code, amount]) => priceLine(code, amount)),
    options,
    tariff_version,
    expires_at: dhakaTime(expiresAtMs),
  };
}

function differingFields(payload: Payload, route: Route, driver: DriverType): string[] {
  const [, , , , quotedDriver, quotedParcel, , quotedPickup, quotedReceiver] = payload;
  const [pickup, receiver] = quotedEnds(route);
  const compared: readonly (readonly [field: string, same: boolean])[] = [
    ['estimated_pickup_address_latitude', pickup[0] === quotedPickup[0]],
    ['estimated_pickup_address_longitude', pickup[1] === quotedPickup[1]],
    ['estimated_receiver_address_latitude', receiver[0] === quotedReceiver[0]],
    ['estimated_receiver_address_longitude', receiver[1] === quotedReceiver[1]],
    ['parcel_type', route.parcel_type === quotedParcel],
    ['driver_type', driver === quotedDriver],
  ];
  return compared.filter(([, same]) => !same).map(([field]) => field);
}

function quotedEnds(route: Route): [Payload[7], Payload[8]] {
  return [
    [route.estimated_pickup_address_latitude, route.estimated_pickup_address_longitude],
    [route.estimated_receiver_address_latitude, route.estimated_receiver_address_longitude],
  ];
}

function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`quotation ${text}`).digest('base64url');
}

import {
  type DistanceSource,
  type DriverType,
  dhakaTime,
  epochMsOf,
  greatCircleKm,
  type PriceRoute,
  type PricingReply,
  pickupOf,
  type Quotation,
  type QuotationOption,
  type QuotationRefusal,
  type Route,
  receiverOf,
} from '@dakpion/contracts';
import { priceOf, travelTimes } from './price.ts';
import { type QuotationTerms, readToken, signQuotation } from './quotation-token.ts';
import { roundedKm } from './rounded-km.ts';
import { fieldsOutside, type ServiceArea } from './service-area.ts';
import type { Tariff } from './tariff.ts';

/** The validity of a quotation, in milliseconds. */
const quotationLifeMs = 15 * 60 * 1000;

const driverTypes: readonly DriverType[] = [1, 2];

/** The reason why a route cannot be priced. Null if it can. */
export function refusalOf(route: Route, serviceArea: ServiceArea): QuotationRefusal | null {
  const fields = fieldsOutside(serviceArea, route);
  return fields.length === 0 ? null : { code: 'outside_service_area', fields };
}

/** The estimated distance by road, from the great circle. Km with two decimals. */
export function estimatedDistanceKm(route: Route, tariff: Tariff): number {
  return roundedKm(greatCircleKm(pickupOf(route), receiverOf(route)) * tariff.distance_factor);
}

/** The length of a route, in km with two decimals, and its source. */
export interface PricedDistance {
  readonly distance_km: number;
  readonly distance_source: DistanceSource;
}

/**
 * A new quotation for a route that {@link refusalOf} accepts. `now`: epoch milliseconds. `quotationSecret` signs the id of the
 * quotation.
 */
export function quoteRoute(
  request: PriceRoute,
  tariff: Tariff,
  { distance_km, distance_source }: PricedDistance,
  quotationSecret: string,
  now: number,
): Quotation {
  const { route, driver_type, environment } = request;
  const options = driverTypes.map(
    (driver): QuotationOption => ({
      driver_type: driver,
      total_price: priceOf(tariff, driver, route.parcel_type, distance_km).total_price,
      ...travelTimes(tariff, driver, distance_km),
    }),
  );
  const terms: QuotationTerms = {
    currency: 'BDT',
    ...priceOf(tariff, driver_type, route.parcel_type, distance_km),
    driver_type,
    parcel_type: route.parcel_type,
    distance_km,
    ...travelTimes(tariff, driver_type, distance_km),
    distance_source,
    options,
    tariff_version: tariff.version,
    expires_at: dhakaTime(now + quotationLifeMs),
  };
  return { quotation_id: signQuotation(quotationSecret, environment, route, terms), ...terms };
}

/**
 * The quotation of an id, if Dakpion has issued it, it has not expired and it is for this request. It does not depend on the
 * present tariff and service area. A quotation of the other environment is unknown.
 */
export function honourQuotation(
  request: PriceRoute,
  quotationId: string,
  quotationSecret: string,
  now: number,
): PricingReply {
  const read = readToken(quotationSecret, quotationId);
  if (read === null || read.environment !== request.environment) return refused({ code: 'quotation_invalid' });
  const { expires_at } = read.quotation;
  if (epochMsOf(expires_at) <= now) return refused({ code: 'quotation_expired', expired_at: expires_at });
  const fields = read.differingFields(request.route, request.driver_type);
  if (fields.length > 0) return refused({ code: 'quotation_mismatch', fields });
  return { outcome: 'priced', quotation: read.quotation };
}

function refused(refusal: QuotationRefusal): PricingReply {
  return { outcome: 'refused', refusal };
}

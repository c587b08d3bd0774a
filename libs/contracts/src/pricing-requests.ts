import type { Environment } from './environment.ts';
import type { DriverType, Route } from './order-request.ts';
import type { Quotation } from './quotation.ts';
import type { QuotationRefusal } from './refusal.ts';

/**
 * Prices a route. With `quotation_id`, returns exactly that quotation if Dakpion has issued it, it is not expired, and it is
 * for this route.
 */
export interface PriceRoute {
  readonly type: 'PriceRoute';
  readonly environment: Environment;
  readonly route: Route;
  readonly driver_type: DriverType;
  readonly quotation_id: string | null;
}

export interface Priced {
  readonly outcome: 'priced';
  readonly quotation: Quotation;
}

export type PricingReply = Priced | { readonly outcome: 'refused'; readonly refusal: QuotationRefusal };

import type { Environment } from './environment.ts';
import type { DriverType, Route } from './order-request.ts';
import type { Quotation } from './quotation.ts';
import type { QuotationRefusal } from './refusal.ts';

/** Prices a route; with `quotation_id`, gives back exactly that quotation if it is ours, unexpired and for this route. */
export interface PriceRoute {
  readonly type: 'PriceRoute';
  readonly environment: Environment;
  readonly route: Route;
  readonly driver_type: DriverType;
  readonly quotation_id: string | null;
}

export type PricingReply =
  | { readonly outcome: 'priced'; readonly quotation: Quotation }
  | { readonly outcome: 'refused'; readonly refusal: QuotationRefusal };

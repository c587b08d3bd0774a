import type { ServiceDefinition } from '@dakpion/service';
import { PricingModule } from './pricing.module.ts';

/** The pricing service: tariffs, distances and quotations, on `pricing.requests.v1`. */
export const pricingService: ServiceDefinition = {
  name: 'pricing',
  transport: 'messages',
  module: PricingModule,
  required: ['QUOTATION_SECRET'],
  usesEvents: false,
  // Pricing needs the state store only for its clock, and continues with the last known time without it.
  readyWith: [],
};

import type { ServiceDefinition } from '@dakpion/service';
import { PricingModule } from './pricing.module.ts';

/** The pricing service: tariffs, distances and quotations, on `pricing.requests.v1`. */
export const pricingService: ServiceDefinition = {
  name: 'pricing',
  transport: 'messages',
  module: PricingModule,
  secrets: ['QUOTATION_SECRET'],
  usesEvents: false,
  // It reads nothing there but the clock, and goes on with the last answer.
  readyWith: [],
};

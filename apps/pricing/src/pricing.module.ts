import { SETTINGS } from '@dakpion/service';
import { type ReadySettings } from '@dakpion/settings';
import { Module } from '@nestjs/common';
import { readPricingConfiguration } from './configuration/pricing-configuration.ts';
import { OSRM_DISTANCE, PRICING_CONFIGURATION } from './quotations/injection-tokens.ts';
import { PriceRouteController } from './quotations/price-route.controller.ts';
import { OsrmDistance } from './routing-engine/osrm-distance.ts';

/** The pricing service. It does not start if its configuration files have faults. */
@Module({
  controllers: [PriceRouteController],
  providers: [
    {
      provide: PRICING_CONFIGURATION,
      inject: [SETTINGS],
      useFactory: (settings: ReadySettings) => readPricingConfiguration(settings),
    },
    {
      provide: OSRM_DISTANCE,
      inject: [SETTINGS],
      useFactory: ({ osrmUrl }: ReadySettings) => (osrmUrl === null ? null : new OsrmDistance(osrmUrl)),
    },
  ],
})
export class PricingModule {}

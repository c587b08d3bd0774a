import {
  type PriceRoute,
  type PricingReply,
  pattern,
  pickupOf,
  type Route,
  receiverOf,
  topics,
} from '@dakpion/contracts';
import { CLOCK, type Clock, SETTINGS } from '@dakpion/service';
import type { ReadySettings } from '@dakpion/settings';
import { Controller, Inject, Logger } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { PricingConfiguration } from '../configuration/pricing-configuration.ts';
import {
  estimatedDistanceKm,
  honourQuotation,
  type PricedDistance,
  quoteRoute,
  refusalOf,
} from '../domain/quote-route.ts';
import type { Tariff } from '../domain/tariff.ts';
import type { OsrmDistance } from '../routing-engine/osrm-distance.ts';
import { OSRM_DISTANCE, PRICING_CONFIGURATION } from './injection-tokens.ts';

/** Issues quotations and reads them again, for the gateway and, with orders, for the order service. */
@Controller()
export class PriceRouteController {
  private readonly logger = new Logger(PriceRouteController.name);

  constructor(
    @Inject(PRICING_CONFIGURATION) private readonly configuration: PricingConfiguration,
    @Inject(SETTINGS) private readonly settings: ReadySettings,
    @Inject(OSRM_DISTANCE) private readonly osrm: OsrmDistance | null,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Prices a route or, with `quotation_id`, returns that quotation unchanged. */
  @MessagePattern(pattern(topics.pricingRequests, 'PriceRoute'))
  async price(@Payload() request: PriceRoute): Promise<PricingReply> {
    const { quotationSecret } = this.settings;
    if (request.quotation_id !== null) {
      return honourQuotation(request, request.quotation_id, quotationSecret, this.clock());
    }
    const { tariffs, serviceArea } = this.configuration;
    // Before the distance, so that the routing engine gets no requests for other continents.
    const refusal = refusalOf(request.route, serviceArea);
    if (refusal !== null) return { outcome: 'refused', refusal };
    const tariff = tariffs[request.environment];
    const distance = await this.distance(request.route, tariff);
    return { outcome: 'priced', quotation: quoteRoute(request, tariff, distance, quotationSecret, this.clock()) };
  }

  /** The distance of the routing engine, or the estimate if there is no routing engine or it does not answer. */
  private async distance(route: Route, tariff: Tariff): Promise<PricedDistance> {
    const driven = await this.osrm?.between(pickupOf(route), receiverOf(route));
    if (driven?.outcome === 'routed') return { distance_km: driven.distanceKm, distance_source: 'osrm' };
    // A line for each quotation would fill the log: partners choose places without a road, and while the engine is not called,
    // the failures before were logged.
    if (driven !== undefined && driven.reason !== 'no_route' && driven.reason !== 'circuit_open')
      this.logger.warn(`The routing engine returned no distance (${driven.reason}), using the estimate`);
    return { distance_km: estimatedDistanceKm(route, tariff), distance_source: 'estimate' };
  }
}

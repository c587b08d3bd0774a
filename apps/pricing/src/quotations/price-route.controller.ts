import { type PriceRoute, type PricingReply, pattern, topics } from '@dakpion/contracts';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Quotations } from './quotations.ts';

/** Handles `PriceRoute` from the gateway for quotations, and from the order service for orders. */
@Controller()
export class PriceRouteController {
  constructor(private readonly quotations: Quotations) {}

  @MessagePattern(pattern(topics.pricingRequests, 'PriceRoute'))
  async priceRoute(@Payload() request: PriceRoute): Promise<PricingReply> {
    return this.quotations.price(request);
  }
}

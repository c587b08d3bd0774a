import { newId, type PriceRoute, type PricingReply, pattern, type Quotation, topics } from '@dakpion/contracts';
import type { BrokerClient } from '@dakpion/messaging';
import { BROKER_CLIENT } from '@dakpion/service';
import { HttpCode, Inject, Post } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { ChangesNothing } from '../access/disk-space.guard.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { requestWithRetry } from '../service-requests/service-request.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { QuoteDto } from './quote.dto.ts';

/** `POST /v1/business/order/quotation` → 200, a price that create accepts until it expires. Creates no order. */
@PartnerApi()
export class QuoteController {
  constructor(@Inject(BROKER_CLIENT) private readonly client: BrokerClient) {}

  @Post('order/quotation')
  @HttpCode(200)
  @ChangesNothing()
  async quote(@CallerOfRequest() { environment }: Caller, @ValidBody(QuoteDto) body: QuoteDto): Promise<Quotation> {
    const { driver_type, ...route } = body;
    const question: PriceRoute = {
      type: 'PriceRoute',
      environment,
      route,
      driver_type: driver_type ?? 1,
      quotation_id: null,
    };
    const reply = await requestWithRetry<PricingReply>(this.client, {
      pattern: pattern(topics.pricingRequests, question.type),
      // Quotations are independent of each other, so each question has its own key.
      key: newId('quo'),
      value: question,
    });
    if (reply.outcome === 'refused') throw new ProblemError(reply.refusal);
    return reply.quotation;
  }
}

import { newId, type PriceRoute, type PricingReply, type Quotation, topics } from '@dakpion/contracts';
import type { BrokerClient } from '@dakpion/messaging';
import { BROKER_CLIENT } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { unlessRefused } from '../problems/unless-refused.ts';
import { requestWithRetry } from '../service-requests/service-request.ts';

/** Asks the pricing service for prices. */
@Injectable()
export class Prices {
  constructor(@Inject(BROKER_CLIENT) private readonly client: BrokerClient) {}

  /** Throws ProblemError with the pricing service's refusal. */
  async quote(question: Omit<PriceRoute, 'type'>): Promise<Quotation> {
    const reply = await requestWithRetry<PricingReply>(this.client, {
      topic: topics.pricingRequests,
      // Quotations are independent of each other, so each question has its own key.
      key: newId('quo'),
      value: { type: 'PriceRoute', ...question } satisfies PriceRoute,
    });
    return unlessRefused(reply).quotation;
  }
}

import { type PriceRoute, type PricingReply, topics } from '@dakpion/contracts';
import type { Broker } from '@dakpion/messaging';
import { type RetryPolicy, retry } from '@dakpion/repetition';
import { BROKER } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { TemporaryError } from './temporary-error.ts';

const timeoutMs = 2_000;
const patience: RetryPolicy = { maxTries: 2, firstPauseMs: 0, maxPauseMs: 0 };

/** Requests the price of an order from the pricing service. */
@Injectable()
export class Pricing {
  constructor(@Inject(BROKER) private readonly broker: Broker) {}

  /** Waits 2 s for the answer, then repeats the request once, which changes nothing. Then rejects with TemporaryError. */
  async price(orderId: string, question: PriceRoute): Promise<PricingReply> {
    const request = { topic: topics.pricingRequests.name, key: orderId, type: question.type, value: question };
    const attempt = () => this.broker.request(request, { timeoutMs }) as Promise<PricingReply>;
    return retry(attempt, patience).catch((cause: unknown) => {
      throw new TemporaryError('Pricing gave no answer.', { cause });
    });
  }
}

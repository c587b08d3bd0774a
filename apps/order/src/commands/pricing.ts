import { type PriceRoute, type PricingReply, pattern, topics } from '@dakpion/contracts';
import { isTemporary, type RetryPolicy, retry } from '@dakpion/repetition';
import { BROKER_CLIENT } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientProxy } from '@nestjs/microservices';
import { firstValueFrom } from 'rxjs';
import { TemporaryError } from './temporary-error.ts';

const timeoutMs = 2_000;
const patience: RetryPolicy = { maxTries: 2, firstPauseMs: 0, maxPauseMs: 0 };

/** Requests the price of an order from the pricing service. */
@Injectable()
export class Pricing {
  constructor(@Inject(BROKER_CLIENT) private readonly client: ClientProxy) {}

  /**
   * Waits 2 s for the answer, then repeats the request once, which changes nothing. Then rejects with TemporaryError, or with the error
   * of a fault that lasts.
   */
  async price(orderId: string, question: PriceRoute): Promise<PricingReply> {
    const attempt = () =>
      firstValueFrom(
        this.client.send<PricingReply>(pattern(topics.pricingRequests, question.type), {
          key: orderId,
          value: question,
          timeoutMs,
        }),
      );
    return retry(attempt, patience).catch((cause: unknown) => {
      if (!isTemporary(cause)) throw cause;
      throw new TemporaryError(`Pricing gave no answer: ${String(cause)}`, { cause });
    });
  }
}

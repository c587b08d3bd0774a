import { type PriceRoute, type PricingReply, pattern, topics } from '@dakpion/contracts';
import { BROKER_CLIENT } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientProxy } from '@nestjs/microservices';
import { firstValueFrom } from 'rxjs';
import { TemporaryError } from './temporary-error.ts';

const timeoutMs = 2_000;
const maxTries = 2;

/** Asks the pricing service what an order costs. */
@Injectable()
export class Pricing {
  constructor(@Inject(BROKER_CLIENT) private readonly client: ClientProxy) {}

  /** Asks within 2 s, and once more if no answer came: asking changes nothing. Then rejects with TemporaryError. */
  async price(orderId: string, question: PriceRoute): Promise<PricingReply> {
    let failure: unknown;
    for (let tries = 0; tries < maxTries; tries += 1) {
      try {
        return await firstValueFrom(
          this.client.send<PricingReply>(pattern(topics.pricingRequests, question.type), {
            key: orderId,
            value: question,
            timeoutMs,
          }),
        );
      } catch (error) {
        failure = error;
      }
    }
    throw new TemporaryError('Pricing gave no answer.', { cause: failure });
  }
}

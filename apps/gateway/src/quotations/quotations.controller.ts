import type { Quotation } from '@dakpion/contracts';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { ChangesNothing } from '../access/disk-space.guard.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { Post } from '../openapi/route.ts';
import { Prices } from '../orders/prices.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { QuoteDto } from './quote.dto.ts';

/** Prices that create accepts until they expire. */
@PartnerApi('Orders')
export class QuotationsController {
  constructor(private readonly prices: Prices) {}

  @Post('order/quotation', {
    summary: 'Get a price',
    description:
      'A quotation locks the price for 15 minutes: send its `quotation_id` with create. No order is created.',
    answers: { 200: { description: 'The quotation.', schema: 'Quotation' } },
    problems: ['outside_service_area'],
    repeated: 'harmless',
  })
  @ChangesNothing()
  quoteOrder(@CallerOfRequest() { environment }: Caller, @ValidBody(QuoteDto) body: QuoteDto): Promise<Quotation> {
    const { driver_type, ...route } = body;
    return this.prices.quote({ environment, route, driver_type: driver_type ?? 1, quotation_id: null });
  }
}

import type { Quotation } from '@dakpion/contracts';
import { HttpCode } from '@nestjs/common';
import { type Caller, CallerOfRequest } from '../access/caller.ts';
import { ChangesNothing } from '../access/disk-space.guard.ts';
import { PartnerApi } from '../access/partner-api.ts';
import { Post } from '../http/post.ts';
import { Prices } from '../orders/prices.ts';
import { ValidBody } from '../validation/valid-request.ts';
import { QuoteDto } from './quote.dto.ts';

/** `POST /v1/business/order/quotation` → 200, a price that create accepts until it expires. Creates no order. */
@PartnerApi()
export class QuoteController {
  constructor(private readonly prices: Prices) {}

  @Post('order/quotation', { repeated: 'harmless' })
  @HttpCode(200)
  @ChangesNothing()
  quote(@CallerOfRequest() { environment }: Caller, @ValidBody(QuoteDto) body: QuoteDto): Promise<Quotation> {
    const { driver_type, ...route } = body;
    return this.prices.quote({ environment, route, driver_type: driver_type ?? 1, quotation_id: null });
  }
}

import { type Owner, type PartnerEventPage, type ReadPartnerEvents, topics } from '@dakpion/contracts';
import type { BrokerClient } from '@dakpion/messaging';
import { BROKER_CLIENT } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { requestWithRetry } from '../service-requests/service-request.ts';

/** The selection of events. */
export interface EventsWanted {
  /** One order. Null: all orders. */
  readonly order_id: string | null;
  /** A position, exclusive. Null: from the first event on. */
  readonly after: string | null;
  /** At most 100. */
  readonly limit: number;
}

/** Asks the order service for the events of partners' orders. Throws ProblemError `temporarily_unavailable`. */
@Injectable()
export class PartnerEvents {
  constructor(@Inject(BROKER_CLIENT) private readonly client: BrokerClient) {}

  page({ partner_id, environment }: Owner, wanted: EventsWanted): Promise<PartnerEventPage> {
    const value: ReadPartnerEvents = { type: 'ReadPartnerEvents', partner_id, environment, ...wanted };
    const key = wanted.order_id ?? partner_id;
    return requestWithRetry(this.client, { topic: topics.orderCommands, key, value });
  }
}

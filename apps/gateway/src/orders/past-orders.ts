import {
  type DhakaTime,
  type OrderAsOfReply,
  type OrderDetails,
  type Owner,
  type ReadOrderAsOf,
  topics,
} from '@dakpion/contracts';
import type { BrokerClient } from '@dakpion/messaging';
import { BROKER_CLIENT } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';
import { requestWithRetry } from '../service-requests/service-request.ts';

/** Asks the order service for past states of orders. */
@Injectable()
export class PastOrders {
  constructor(@Inject(BROKER_CLIENT) private readonly client: BrokerClient) {}

  /** The owner's order as it was. Throws ProblemError `order_not_found` when the order did not exist, or not yet. */
  async details({ partner_id, environment }: Owner, order_id: string, as_of: DhakaTime): Promise<OrderDetails> {
    const value: ReadOrderAsOf = { type: 'ReadOrderAsOf', order_id, partner_id, environment, as_of };
    const question = { topic: topics.orderCommands, key: order_id, value };
    const reply = await requestWithRetry<OrderAsOfReply>(this.client, question);
    if (reply.outcome === 'refused') throw new ProblemError(reply.refusal);
    return reply.order;
  }
}

import {
  type DhakaTime,
  type OrderAsOfReply,
  type OrderDetails,
  type Owner,
  type ReadOrderAsOf,
  topics,
} from '@dakpion/contracts';
import type { Broker } from '@dakpion/messaging';
import { BROKER } from '@dakpion/service';
import { Inject, Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';
import { requestWithRetry } from '../service-requests/service-request.ts';

/** Asks the order service for past states of orders. */
@Injectable()
export class PastOrders {
  constructor(@Inject(BROKER) private readonly broker: Broker) {}

  /** The owner's order as it was. Throws ProblemError `order_not_found` when the order did not exist, or not yet. */
  async details({ partner_id, environment }: Owner, order_id: string, as_of: DhakaTime): Promise<OrderDetails> {
    const value: ReadOrderAsOf = { type: 'ReadOrderAsOf', order_id, partner_id, environment, as_of };
    const question = { topic: topics.orderCommands, key: order_id, value };
    const reply = await requestWithRetry<OrderAsOfReply>(this.broker, question);
    if (reply.outcome === 'refused') throw new ProblemError(reply.refusal);
    return reply.order;
  }
}

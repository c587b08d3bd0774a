import { type OrderRepair, pattern, topics } from '@dakpion/contracts';
import type { BrokerClient } from '@dakpion/messaging';
import { BROKER_CLIENT } from '@dakpion/service';
import { Field, type FieldRule, type FieldViolation } from '@dakpion/validation';
import { HttpCode, Inject, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { operatorContextOf } from '../access/command-context.ts';
import { OperatorApi } from '../access/operator-api.ts';
import { Post } from '../http/post.ts';
import { orderIdIn } from '../orders/order-path.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { requestWithRetry } from '../service-requests/service-request.ts';
import { ValidBody } from '../validation/valid-request.ts';

const maxEventIds = 1_000;
const eventIdForm = /^evt_\w{1,60}$/;

function findInEventIds(value: unknown): FieldViolation | null {
  const isList = Array.isArray(value) && value.length <= maxEventIds && value.every(isEventId);
  return isList ? null : { code: 'bad_format', message: `Must be a list of at most ${maxEventIds} event ids (evt_…).` };
}

function isEventId(value: unknown): boolean {
  return typeof value === 'string' && eventIdForm.test(value);
}

const eventIdsRule: FieldRule = {
  findViolation: findInEventIds,
  schema: { type: 'array', maxItems: maxEventIds, items: { type: 'string', pattern: eventIdForm.source } },
};

export class RepairOrderDto {
  @Field(eventIdsRule) readonly event_ids!: readonly string[];
}

/** The result of a repair. */
export interface RepairedOrder {
  readonly order_id: string;
  readonly view_rewritten: boolean;
  readonly published_event_ids: readonly string[];
}

/**
 * `POST /v1/operator/orders/{order_id}/repair` → 200, the result: the order's views are written from its events, and the named
 * events are published again. Used by `dakpion audit repair`, which finds the missing events.
 */
@OperatorApi()
export class RepairOrderController {
  constructor(@Inject(BROKER_CLIENT) private readonly client: BrokerClient) {}

  @Post('orders/:order_id/repair', { repeated: 'harmless' })
  @HttpCode(200)
  async repair(
    @Param('order_id') orderId: string,
    @ValidBody(RepairOrderDto) { event_ids }: RepairOrderDto,
    @Req() request: FastifyRequest,
  ): Promise<RepairedOrder> {
    const order_id = orderIdIn(orderId);
    const reply = await requestWithRetry<OrderRepair>(this.client, {
      pattern: pattern(topics.orderCommands, 'RepairOrder'),
      key: order_id,
      value: { type: 'RepairOrder', order_id, event_ids, context: operatorContextOf(request) },
    });
    if (reply.outcome === 'refused') throw new ProblemError(reply.refusal);
    const { view_rewritten, published_event_ids } = reply;
    return { order_id, view_rewritten, published_event_ids };
  }
}

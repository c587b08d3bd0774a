import type { Environment, OrderSummary, Owner } from '@dakpion/contracts';
import { type OrderSlice, OrderViews, summaryOf } from '@dakpion/read-models';
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';
import type { FindOrdersDto } from './find-orders.dto.ts';
import { OwnerWalk, type OwnerWalkPage } from './owner-walk.ts';

/**
 * Finds the orders of all partners with that `order_id`, exactly that `partner_reference_id`, or that `receiver_phone_number`, with
 * their owners. They are newest first within one partner and environment. Without a match, an empty list.
 */
@Injectable()
export class FindOrders {
  constructor(
    private readonly orderViews: OrderViews,
    private readonly ownerWalk: OwnerWalk,
  ) {}

  /** Throws `validation_failed` unless the query has one of the three. */
  async find(query: FindOrdersDto): Promise<OwnerWalkPage<OrderSummary>> {
    const { order_id, partner_reference_id, receiver_phone_number } = query;
    const given = [order_id, partner_reference_id, receiver_phone_number].filter((term) => term !== null).length;
    if (given !== 1) throw oneOfThem(given === 0);
    if (order_id !== null) return this.findById(order_id, query.environment);
    const find =
      receiver_phone_number === null ? this.withReference(partner_reference_id ?? '') : this.of(receiver_phone_number);
    return this.ownerWalk.page({ ...query, limit: Number(query.limit ?? 50) }, async (owner, { offset, limit }) => {
      const { orders, total } = await find(owner, { offset, limit });
      return { entries: orders, total };
    });
  }

  private withReference(partner_reference_id: string) {
    return (owner: Owner, slice: OrderSlice) => this.orderViews.listFrom(owner, { partner_reference_id }, slice);
  }

  private of(receiver_phone_number: string) {
    return async (owner: Owner, slice: OrderSlice) => {
      const found = await this.orderViews.search(owner, { receiver_phone_number }, { states: [] }, slice);
      // A search by one term is never refused: it has its own list, which can have any length.
      if (found === null) throw new Error('a search by one term was refused');
      return found;
    };
  }

  private async findById(orderId: string, wanted: Environment | null): Promise<OwnerWalkPage<OrderSummary>> {
    const none = { data: [], next_after: null };
    const found = await this.orderViews.ownerOf(orderId);
    if (found === null || (wanted !== null && found.environment !== wanted)) return none;
    const { partner_id, environment } = found;
    const details = await this.orderViews.storedDetails({ partner_id, environment }, orderId);
    if (details === null) return none;
    return { data: [{ partner_id, environment, ...summaryOf(details) }], next_after: null };
  }
}

function oneOfThem(isNone: boolean): ProblemError {
  const message = 'Set one of order_id, partner_reference_id and receiver_phone_number.';
  const errors = [{ field: 'order_id', code: isNone ? 'required' : 'not_allowed', message } as const];
  return new ProblemError({ code: 'validation_failed', errors });
}

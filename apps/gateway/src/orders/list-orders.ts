import type { OrderSummary } from '@dakpion/contracts';
import {
  maxMergedOrders,
  maxSearchedOrders,
  type OrderFilter,
  type OrderPage,
  type OrderSearch,
  type OrderSlice,
  OrderViews,
  wordsOf,
} from '@dakpion/read-models';
import type { FieldError } from '@dakpion/validation';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.ts';
import { type PageOfQuery, type Pagination, pageOf, paginationOf } from '../validation/page.ts';
import { refuseFaults } from '../validation/read-json.ts';
import { rangeEndOf } from '../validation/time-range.ts';
import { type ListOrdersDto, noOrderAfter } from './list-orders.dto.ts';
import { statesIn } from './order-states.ts';

/** A page of orders, and the cursor of the next page. */
export interface OrderPagination extends Pagination {
  /** Send it as `after` to get the orders that follow. Null after the last one. */
  readonly next_after: string | null;
}

/** Lists the caller's orders that match the filters, newest first. */
@Injectable()
export class ListOrders {
  constructor(private readonly orderViews: OrderViews) {}

  /** Throws `validation_failed` for filters that cannot be combined, or that match too many orders. */
  async list(
    caller: Caller,
    query: ListOrdersDto,
  ): Promise<{ data: readonly OrderSummary[]; pagination: OrderPagination }> {
    const states = query.parcel_status === null ? [] : statesIn(query.parcel_status);
    const page = pageOf(query);
    refuseFaults({
      errors: findPageFault(query, page, states.length > 1 && searchOf(query) === null),
    });
    const after = await this.placeOf(caller, query.after);
    const slice = { offset: page.offset, limit: page.limit, ...(after && { after }) };
    const search = searchOf(query);
    const found =
      search === null
        ? await this.read(caller, states, filterOf(query), slice)
        : await this.search(caller, search, { states, ...filterOf(query) }, slice);
    // After a cursor, the answer has the number of the page that contains the next order.
    const shown = after === undefined ? page : { ...page, page: Math.floor(found.before / page.limit) + 1 };
    return { data: found.orders, pagination: orderPagination(shown, found) };
  }

  private read(
    caller: Caller,
    states: ReturnType<typeof statesIn>,
    filter: Filter,
    slice: OrderSlice,
  ): Promise<OrderPage> {
    const [parcel_status, ...others] = states;
    if (others.length > 0) return this.orderViews.listOfStates(caller, states, filter, slice);
    return this.orderViews.listFrom(caller, { ...filter, ...(parcel_status && { parcel_status }) }, slice);
  }

  private async search(
    caller: Caller,
    search: OrderSearch,
    filter: Parameters<OrderViews['search']>[2],
    slice: OrderSlice,
  ): Promise<OrderPage> {
    // A text without letters and digits contains no word to search for.
    if (search.words?.length === 0) return { orders: [], total: 0, before: 0 };
    const found = await this.orderViews.search(caller, search, filter, slice);
    if (found !== null) return found;
    const field = search.words === undefined ? 'receiver_phone_number' : 'reference_text';
    const message = `Fits more than ${maxSearchedOrders} orders. Together with other filters, send created_at_from and created_at_to, or a word that fewer references have.`;
    refuseFaults({ errors: [{ field, code: 'out_of_range', message }] });
    throw new Error('a fault was not refused');
  }

  /** The position after the order that the cursor names. */
  private async placeOf(caller: Caller, orderId: string | null): Promise<OrderSlice['after']> {
    if (orderId === null) return undefined;
    const details = await this.orderViews.storedDetails(caller, orderId);
    refuseFaults({ errors: details === null ? [noOrderAfter] : [] });
    return details ?? undefined;
  }
}

type Filter = Omit<OrderFilter, 'page' | 'limit' | 'parcel_status'>;

function findPageFault(query: ListOrdersDto, { offset, limit }: PageOfQuery, isMerged: boolean): FieldError[] {
  if (query.after !== null || !isMerged || offset + limit <= maxMergedOrders) return [];
  const message = `With several states, pages end after ${maxMergedOrders} orders. Use after instead.`;
  return [{ field: 'page', code: 'out_of_range', message }];
}

function orderPagination(page: PageOfQuery, { orders, total, before }: OrderPage): OrderPagination {
  const isLast = before + orders.length >= total || orders.length === 0;
  return {
    ...paginationOf(page, total),
    has_more: !isLast,
    next_after: isLast ? null : (orders.at(-1)?.order_id ?? null),
  };
}

/** Null: no search. */
function searchOf({ receiver_phone_number, reference_text, parcel_number }: ListOrdersDto): OrderSearch | null {
  if (receiver_phone_number === null && reference_text === null && parcel_number === null) return null;
  return {
    ...(parcel_number !== null && { parcel_number: parcel_number.replace(/[\s-]/, '').toLowerCase() }),
    ...(receiver_phone_number !== null && { receiver_phone_number }),
    ...(reference_text !== null && { words: wordsOf(reference_text) }),
  };
}

function filterOf(query: ListOrdersDto): Filter {
  const { partner_reference_id } = query;
  const created_at_from = rangeEndOf(query.created_at_from);
  const created_at_to = rangeEndOf(query.created_at_to);
  return {
    ...(partner_reference_id !== null && { partner_reference_id }),
    ...(created_at_from !== null && { created_at_from }),
    ...(created_at_to !== null && { created_at_to }),
  };
}

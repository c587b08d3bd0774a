import { type OrderDetails, type OrderStatus, orderStatuses } from '@dakpion/contracts';
import { searchListsWith } from './order-search.ts';

/** The filters of `GET /v1/business/orders`. An absent field does not filter. */
export interface OrderFilter {
  readonly parcel_status?: OrderStatus;
  /** Exactly this reference. */
  readonly partner_reference_id?: string;
  /** ISO 8601 with an offset, inclusive. */
  readonly created_at_from?: string;
  /** ISO 8601 with an offset, exclusive. */
  readonly created_at_to?: string;
  /** From 1. */
  readonly page: number;
  /** At most 200. */
  readonly limit: number;
}

type ListKey = Pick<OrderFilter, 'parcel_status' | 'partner_reference_id'>;

/** The sorted list of exactly the orders of this status and reference: every filter is one list. */
export function listOf({ parcel_status, partner_reference_id }: ListKey): string {
  const parts: string[] = [];
  if (parcel_status !== undefined) parts.push(`status=${parcel_status}`);
  // As JSON, because a reference can contain characters that a list name cannot. Last, so that no reference looks like another
  // list.
  if (partner_reference_id !== undefined) parts.push(`reference=${JSON.stringify(partner_reference_id)}`);
  return parts.length === 0 ? 'all' : parts.join('&');
}

/** The lists that contain an order. */
export function listsOf(details: OrderDetails): readonly string[] {
  const { parcel_status, partner_reference_id } = details;
  const keys: ListKey[] = [{}, { parcel_status }];
  if (partner_reference_id !== null) keys.push({ partner_reference_id }, { parcel_status, partner_reference_id });
  return [...keys.map(listOf), ...searchListsWith(details)];
}

/** The lists that contain an order at some time. */
export function listsOfItsLife(details: OrderDetails): readonly string[] {
  return [...new Set(orderStatuses.flatMap((parcel_status) => listsOf({ ...details, parcel_status })))];
}

/** The lists that contain an order at another time, and not now. */
export function listsOfOtherTimes({ parcel_status, partner_reference_id }: OrderDetails): readonly string[] {
  const reference = partner_reference_id === null ? null : listOf({ partner_reference_id });
  const lists: string[] = [];
  for (const other of orderStatuses) {
    if (other === parcel_status) continue;
    const list = listOf({ parcel_status: other });
    lists.push(list);
    if (reference !== null) lists.push(`${list}&${reference}`);
  }
  return lists;
}

import type { OrderDetails, OrderStatus } from '@dakpion/contracts';
import { wordsOf } from './reference-words.ts';

/** What orders are searched by. All of it must fit. */
export interface OrderSearch {
  /** 11 digits, exactly this one. */
  readonly receiver_phone_number?: string;
  /** In lower case; the reference has all of them. */
  readonly words?: readonly string[];
}

/**
 * The lists of what is searched, one for the phone number and one for each word. They hold orders of all states: an order does
 * not move in them when its state changes.
 */
export function searchListsOf({ receiver_phone_number, words = [] }: OrderSearch): readonly string[] {
  const phone = receiver_phone_number === undefined ? [] : [`phone=${receiver_phone_number}`];
  return [...phone, ...words.map((word) => `word=${word}`)];
}

/** What an order can be searched by. */
export function searchOf(details: Pick<OrderDetails, 'receiver_phone_number' | 'partner_reference_id'>) {
  const { receiver_phone_number, partner_reference_id } = details;
  return { receiver_phone_number, words: partner_reference_id === null ? [] : wordsOf(partner_reference_id) };
}

/** What is searched together with something else must be among so many orders. */
export const maxSearchedOrders = 1_000;

/** Narrows a search. No state means all. Times as in the list. */
export interface SearchFilter {
  readonly states: readonly OrderStatus[];
  readonly partner_reference_id?: string;
  readonly created_at_from?: string;
  readonly created_at_to?: string;
}

/** Whether an order is one that is searched, whatever its time. */
export function fits(
  search: OrderSearch,
  { states, partner_reference_id }: SearchFilter,
): (details: OrderDetails) => boolean {
  return (details) => {
    const { receiver_phone_number, words } = searchOf(details);
    return (
      (search.receiver_phone_number ?? receiver_phone_number) === receiver_phone_number &&
      (search.words ?? []).every((word) => words.includes(word)) &&
      (states.length === 0 || states.includes(details.parcel_status)) &&
      (partner_reference_id ?? details.partner_reference_id) === details.partner_reference_id
    );
  };
}

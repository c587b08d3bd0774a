import type { OrderDetails, OrderStatus } from '@dakpion/contracts';
import { wordsOf } from './reference-words.ts';

/** The terms of a search for orders. An order must match all of them. */
export interface OrderSearch {
  /** Exactly this number, 11 digits. */
  readonly receiver_phone_number?: string;
  /** In lower case. The reference must contain all of them. */
  readonly words?: readonly string[];
}

/**
 * The lists of a search, one for the phone number and one for each word. They contain orders of all states: a change of state
 * does not move an order in them.
 */
export function searchListsOf({ receiver_phone_number, words = [] }: OrderSearch): readonly string[] {
  const phone = receiver_phone_number === undefined ? [] : [`phone=${receiver_phone_number}`];
  return [...phone, ...words.map((word) => `word=${word}`)];
}

/** The searchable terms of an order. */
export function searchOf(details: Pick<OrderDetails, 'receiver_phone_number' | 'partner_reference_id'>) {
  const { receiver_phone_number, partner_reference_id } = details;
  return { receiver_phone_number, words: partner_reference_id === null ? [] : wordsOf(partner_reference_id) };
}

/** The maximum number of orders that are searched by several terms. */
export const maxSearchedOrders = 1_000;

/** The filter of a search. No state: all states. Times as in the list. */
export interface SearchFilter {
  readonly states: readonly OrderStatus[];
  readonly partner_reference_id?: string;
  readonly created_at_from?: string;
  readonly created_at_to?: string;
}

/** Whether an order matches the search, whatever its time. */
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

import type { OrderDetails, OrderStatus } from '@dakpion/contracts';
import { beginningsOf, wordsOf } from './reference-words.ts';

/** The terms of a search for orders. An order must match all of them. */
export interface OrderSearch {
  /** Exactly this number, 11 digits. */
  readonly receiver_phone_number?: string;
  /** The result of {@link wordsOf}. For each, the reference must have a word that begins with it. */
  readonly words?: readonly string[];
  /** The last eight characters of the order id, which its receiver sees in capitals as the number of the parcel. */
  readonly parcel_number?: string;
}

/** The number of words whose lists are compared. The other words are only compared with the orders that were found. */
const comparedWords = 8;
const numberLength = 8;

/**
 * The lists of a search, one for each term. Of many words, only the longest have a list. They contain orders of all states: a
 * change of state does not move an order in them.
 */
export function searchListsOf(search: OrderSearch): readonly string[] {
  const longest = (search.words ?? []).toSorted((one, other) => other.length - one.length);
  return listsOfTerms({ ...search, words: longest.slice(0, comparedWords) });
}

/** The lists that contain an order, one for each beginning of a word. */
export function searchListsWith(details: SearchableOrder): readonly string[] {
  const { words, ...terms } = searchOf(details);
  return listsOfTerms({ ...terms, words: beginningsOf(words) });
}

function listsOfTerms({ receiver_phone_number, parcel_number, words = [] }: OrderSearch): readonly string[] {
  return [
    ...(receiver_phone_number === undefined ? [] : [`phone=${receiver_phone_number}`]),
    ...(parcel_number === undefined ? [] : [`number=${parcel_number}`]),
    ...words.map((word) => `word=${word}`),
  ];
}

type SearchableOrder = Pick<OrderDetails, 'order_id' | 'receiver_phone_number' | 'partner_reference_id'>;

/** The searchable terms of an order. */
export function searchOf({ order_id, receiver_phone_number, partner_reference_id }: SearchableOrder) {
  const words = partner_reference_id === null ? [] : wordsOf(partner_reference_id);
  return { receiver_phone_number, words, parcel_number: order_id.slice(-numberLength) };
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

/** Whether an order of any time matches the search. */
export function fits(
  search: OrderSearch,
  { states, partner_reference_id }: SearchFilter,
): (details: OrderDetails) => boolean {
  return (details) => {
    const { receiver_phone_number, words, parcel_number } = searchOf(details);
    return (
      (search.receiver_phone_number ?? receiver_phone_number) === receiver_phone_number &&
      (search.parcel_number ?? parcel_number) === parcel_number &&
      (search.words ?? []).every((wanted) => words.some((word) => word.startsWith(wanted))) &&
      (states.length === 0 || states.includes(details.parcel_status)) &&
      (partner_reference_id ?? details.partner_reference_id) === details.partner_reference_id
    );
  };
}

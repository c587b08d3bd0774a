import type { Order } from './domain/order.ts';

/** The size of an order without its texts and its history. */
const bytesOfFacts = 2_500;
const bytesPerEvent = 200;

/**
 * The approximate size of an order in memory, in bytes, for the bounds of caches. Partners choose most texts, and can make an
 * order ten times as large as a usual one.
 */
export function orderBytes({ created, history }: Order): number {
  return bytesOfFacts + 2 * charactersIn(created) + bytesPerEvent * history.length;
}

/** The number of characters in all texts and field names of a JSON value. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  // A for-in loop, because this runs for each event, and a list of the fields would take longer than the rest.
  for (const name in value) sum += name.length + charactersIn(value[name as keyof typeof value]);
  return sum;
}

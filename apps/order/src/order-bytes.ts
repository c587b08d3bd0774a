import type { Order } from './domain/order.ts';

/** What an order takes besides its texts and its history. */
const bytesOfFacts = 2_500;
const bytesPerEvent = 200;

/**
 * The approximate size of an order in memory, in bytes, for the bounds of caches. Partners choose most texts, and can make an
 * order ten times as large as a usual one.
 */
export function orderBytes({ created, history }: Order): number {
  return bytesOfFacts + 2 * charactersIn(created) + bytesPerEvent * history.length;
}

/** Of all texts in a value of JSON, names of fields included. */
function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  // At each event of an order: a list of its fields takes longer than the rest.
  for (const name in value) sum += name.length + charactersIn(value[name as keyof typeof value]);
  return sum;
}

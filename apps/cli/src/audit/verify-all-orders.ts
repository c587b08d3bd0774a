import { print } from '@dakpion/command-line';
import { type Difference, verifyOrders } from '@dakpion/order';
import { withStores } from './with-stores.ts';

/**
 * Replays every order; prints each difference and a closing count. Sets the exit code to 1 if there is a difference.
 */
export async function verifyAllOrders({ json }: { json?: true }): Promise<void> {
  await withStores(async ({ eventStore, stateStore, isAtWork }) => {
    for await (const item of verifyOrders({ eventStore, stateStore, atRest: !isAtWork })) {
      if (json) print(item);
      else if (item.kind === 'difference') print(describeDifference(item.difference));
      else
        print(
          `${item.orders} orders with ${item.events} events: ${item.differences === 0 ? 'no differences' : `${item.differences} differences`}`,
        );
      if (item.kind === 'verified' && item.differences > 0) process.exitCode = 1;
    }
  });
}

/** A difference in one line. */
export function describeDifference({ order_id, what, follower, expected, found }: Difference): string {
  return `${order_id ?? follower ?? 'system'}: ${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`;
}

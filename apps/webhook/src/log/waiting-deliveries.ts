import type { Partners } from '@dakpion/partners';
import type { DeliveryLog, DeliveryLogEntry } from '@dakpion/read-models';
import { logOwners } from './log-owners.ts';

const perPage = 500;

/**
 * The deliveries of all logs that have not ended. Requires that nothing writes to the logs. Rejects with the errors of the
 * state store.
 */
export async function* waitingDeliveries(log: DeliveryLog, partners: Partners): AsyncGenerator<DeliveryLogEntry> {
  for await (const owner of logOwners(partners)) {
    for (const status of ['pending', 'retrying'] as const) {
      for (let offset = 0; ; offset += perPage) {
        const { deliveries } = await log.list(owner, { status, offset, limit: perPage });
        yield* deliveries;
        if (deliveries.length < perPage) break;
      }
    }
  }
}

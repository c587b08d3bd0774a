import { type EventStore, openLmdbEventStore } from '@dakpion/event-store';
import { quickPasswordCosts, withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { PartnerAccounts } from './partner-accounts.ts';
import type { SecretBox } from './secret-box.ts';

export interface Stores {
  readonly eventStore: EventStore;
  readonly stateStore: StateStore;
}

/** Runs with embedded stores in their own directory, and closes them. */
export async function withStores(run: (stores: Stores) => Promise<void>): Promise<void> {
  await withTemporaryDirectory(async (directory) => {
    const eventStore = await openLmdbEventStore({ directory: `${directory}/events` });
    const stateStore = await openLmdbStateStore({ directory: `${directory}/state` });
    try {
      await run({ eventStore, stateStore });
    } finally {
      await stateStore.close();
      await eventStore.close();
    }
  });
}

/** Changes partners as a program does, except that new passwords have a low cost. */
export function partnerAccounts(
  { eventStore, stateStore }: Stores,
  clock: () => number = Date.now,
  secretBox: SecretBox | null = null,
): PartnerAccounts {
  return new PartnerAccounts(eventStore, stateStore, clock, secretBox, quickPasswordCosts);
}

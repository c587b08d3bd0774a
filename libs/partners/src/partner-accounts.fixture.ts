import type { EventStore } from '@dakpion/event-store';
import { quickPasswordCosts } from '@dakpion/fixtures';
import type { StateStore } from '@dakpion/state-store';
import { PartnerAccounts } from './partner-accounts.ts';
import type { SecretBox } from './secret-box.ts';

/** Changes partners as a program does, and makes new ones at a low cost. */
export function partnerAccounts(
  { eventStore, stateStore }: { readonly eventStore: EventStore; readonly stateStore: StateStore },
  clock: () => number = Date.now,
  secretBox: SecretBox | null = null,
): PartnerAccounts {
  return new PartnerAccounts(eventStore, stateStore, clock, secretBox, quickPasswordCosts);
}

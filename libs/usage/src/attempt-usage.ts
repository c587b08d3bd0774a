import type { DocumentChange, Share } from '@dakpion/state-store';
import type { Day } from './day.ts';
import { attemptUsageCollection } from './usage-documents.ts';
import { webhookAttempts } from './usage-figures.ts';

/** How often webhooks of one order were attempted. */
export interface AttemptUsage {
  readonly order_id: string;
  /** By the day on which the attempt began. */
  readonly attempts: Readonly<Record<Day, number>>;
}

/** `version` is the revision of the last attempt in it, plus one. */
export interface VersionedAttemptUsage {
  readonly usage: AttemptUsage;
  readonly version: number;
}

/** What the order adds to its owner's figures. */
export function attemptSharesOf({ attempts }: AttemptUsage): readonly Share[] {
  return Object.entries(attempts).map(([tally, count]) => ({ tally, amounts: { [webhookAttempts]: count } }));
}

/** The order's document with its figures, as it is written. */
export function attemptUsageChange({ usage, version }: VersionedAttemptUsage): DocumentChange {
  const shares = attemptSharesOf(usage);
  return { kind: 'put', collection: attemptUsageCollection, id: usage.order_id, version, value: usage, shares };
}

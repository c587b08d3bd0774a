import type { DhakaTime } from '@dakpion/contracts';
import type { PutChange, Share } from '@dakpion/state-store';
import { type Day, dayOf } from './day.ts';
import { attemptUsageCollection, storageSharesOf } from './usage-documents.ts';
import { webhookAttempts } from './usage-figures.ts';

/** The number of attempts of one order's webhooks. */
export interface AttemptUsage {
  readonly order_id: string;
  /** The number of attempts by the day of their beginning. */
  readonly attempts: Readonly<Record<Day, number>>;
  /** The size of the events up to the last attempt. Absent in documents of version 0.1.0. */
  readonly stored_bytes?: number;
}

/** `version`: the revision of the last included attempt, plus one. */
export interface VersionedAttemptUsage {
  readonly usage: AttemptUsage;
  readonly version: number;
}

/** The attempts by day after one more attempt, which began at this time. */
export function addAttempt(attempts: AttemptUsage['attempts'], startedAt: DhakaTime): AttemptUsage['attempts'] {
  const day = dayOf(startedAt);
  return { ...attempts, [day]: (attempts[day] ?? 0) + 1 };
}

/** The order's share of its owner's figures. */
export function attemptSharesOf(usage: AttemptUsage): readonly Share[] {
  const byDay = Object.entries(usage.attempts);
  const attempts = byDay.map(([tally, count]) => ({ tally, amounts: { [webhookAttempts]: count } }));
  return [...attempts, ...storageSharesOf(usage)];
}

/** The document of the order with its figures, as written. */
export function attemptUsageChange({ usage, version }: VersionedAttemptUsage): PutChange {
  const shares = attemptSharesOf(usage);
  return { kind: 'put', collection: attemptUsageCollection, id: usage.order_id, version, value: usage, shares };
}

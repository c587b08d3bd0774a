import type { Environment } from '@dakpion/contracts';

/** Whose usage it is. */
export interface UsageOwner {
  readonly partner_id: string;
  readonly environment: Environment;
}

/** Orders and their lists of those to be charged; in the tallies of this collection what happened to them, by day. */
export const orderUsageCollection = 'order-usage';
/** By order how often its webhooks were attempted; in the tallies of this collection the same by day. */
export const attemptUsageCollection = 'webhook-usage';

/** One owner's usage is one scope: a document and what it adds to the owner's figures are written at once. */
export function usageScopeOf({ partner_id, environment }: UsageOwner): string {
  return `${partner_id}:${environment}`;
}

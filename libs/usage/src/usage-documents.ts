import type { Environment } from '@dakpion/contracts';

/** The owner of the usage. */
export interface UsageOwner {
  readonly partner_id: string;
  readonly environment: Environment;
}

/** Orders and the lists of chargeable orders. The tallies of this collection are the figures of orders by day. */
export const orderUsageCollection = 'order-usage';
/** The attempts of webhooks by order. The tallies of this collection are the figures of attempts by day. */
export const attemptUsageCollection = 'webhook-usage';

/** One owner's usage is one scope, so that a document and its share of the figures are written together. */
export function usageScopeOf({ partner_id, environment }: UsageOwner): string {
  return `${partner_id}:${environment}`;
}

import type { Environment } from '@dakpion/contracts';

/** Whose an order is. Data of two owners never mix. */
export interface OrderOwner {
  readonly partner_id: string;
  readonly environment: Environment;
}

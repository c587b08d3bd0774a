import type { Environment } from '@dakpion/contracts';

/** The owner of an order. The data of two owners is never mixed. */
export interface OrderOwner {
  readonly partner_id: string;
  readonly environment: Environment;
}

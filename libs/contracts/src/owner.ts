import type { Environment } from './environment.ts';

/** A partner in one environment: the owner of orders, webhooks and usage. The data of two owners is never mixed. */
export interface Owner {
  readonly partner_id: string;
  readonly environment: Environment;
}

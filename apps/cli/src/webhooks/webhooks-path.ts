import type { ServerOptions } from '@dakpion/command-line';
import type { Environment } from '@dakpion/contracts';

/** The partner and environment of the webhooks. */
export interface OwnerOptions extends ServerOptions {
  readonly partner: string;
  readonly environment: Environment;
}

/** The path of a partner's webhooks in the operators' API. */
export function webhooksPath({ partner, environment }: OwnerOptions): string {
  return `/partners/${encodeURIComponent(partner)}/${environment}/webhooks`;
}

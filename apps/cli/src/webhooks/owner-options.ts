import type { ServerOptions } from '@dakpion/command-line';
import type { Environment } from '@dakpion/contracts';

/** Whose webhooks a command is about. */
export interface OwnerOptions extends ServerOptions {
  readonly partner: string;
  readonly environment: Environment;
}

/** Where the operators' API has a partner's webhooks. */
export function webhooksPath({ partner, environment }: OwnerOptions): string {
  return `/partners/${encodeURIComponent(partner)}/${environment}/webhooks`;
}

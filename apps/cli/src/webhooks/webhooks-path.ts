import type { OwnerOptions } from '../owner-options.ts';
import { partnerPath } from '../partner-path.ts';

/** The path of a partner's webhooks in the operators' API. */
export function webhooksPath({ partner, environment }: OwnerOptions): string {
  return `${partnerPath(partner)}/${environment}/webhooks`;
}

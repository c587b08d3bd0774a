import type { Environment } from '@dakpion/contracts';
import { normalisedHost, type Settings } from '@dakpion/settings';

type Hosts = Pick<Settings, 'sandboxHost' | 'productionHost'>;

/**
 * Whether the host that a request names (`Host`, with its port if it has one) belongs to the other environment only. A
 * setting without a port matches every port. The ports 80 and 443 are ignored, because clients leave them out.
 */
export function isHostOfOther(environment: Environment, host: string, { sandboxHost, productionHost }: Hosts): boolean {
  const other = environment === 'sandbox' ? productionHost : sandboxHost;
  if (other === null) return false;
  const named = normalisedHost(host);
  if (named === null) return false;
  return named === other || named.split(':', 1)[0] === other;
}

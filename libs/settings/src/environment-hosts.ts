import type { Environment } from '@dakpion/contracts';
import { normalisedHost } from './setting-values.ts';
import type { Settings } from './settings.ts';

type Hosts = Pick<Settings, 'sandboxHost' | 'productionHost'>;

/**
 * Whether the host that a request names (`Host`, with its port if it has one) belongs to the other environment only. A
 * setting without a port matches every port. The ports 80 and 443 are ignored, because clients leave them out.
 */
export function isHostOfOther(environment: Environment, host: string, { sandboxHost, productionHost }: Hosts): boolean {
  return isNamedBy(environment === 'sandbox' ? productionHost : sandboxHost, host);
}

/**
 * The base URL of each environment, without a slash at the end: its keys are valid there. Without a host of its own, an
 * environment has the public URL, so both are usually the same.
 */
export function environmentUrls({
  publicUrl,
  sandboxHost,
  productionHost,
}: Hosts & Pick<Settings, 'publicUrl'>): Readonly<Record<Environment, string>> {
  const { protocol, host } = new URL(publicUrl);
  const urlAt = (own: string | null) => (own === null || isNamedBy(own, host) ? publicUrl : `${protocol}//${own}`);
  return { sandbox: urlAt(sandboxHost), production: urlAt(productionHost) };
}

function isNamedBy(setting: string | null, host: string): boolean {
  const named = setting === null ? null : normalisedHost(host);
  return named !== null && (named === setting || named.split(':', 1)[0] === setting);
}

import { isLoopback } from './setting-values.ts';
import type { Settings } from './settings.ts';

/** The settings with the hosts at which a program can be reached. */
export type NamedHosts = Pick<Settings, 'host' | 'publicUrl' | 'sandboxHost' | 'productionHost'>;

const hostForm = /^(\[[0-9a-f:.]+\]|[^:]+)(?::\d{1,5})?$/i;

/**
 * Whether a request with this `Host` header may be answered. At a loopback address, a request must name a loopback host or a
 * host of the settings, with any port. Otherwise a web page could reach the program through its visitor's browser by DNS rebinding:
 * its own name resolves to 127.0.0.1, and the browser treats both as one site. A listener at any other address can have names that
 * the settings do not know, so it accepts every name.
 */
export function mayNameHost(named: string | undefined, settings: NamedHosts): boolean {
  if (!isLoopback(settings.host)) return true;
  const name = nameOf(named ?? '');
  if (name === null) return false;
  return isLoopback(name) || name.endsWith('.localhost') || configuredNames(settings).includes(name);
}

function configuredNames({ publicUrl, sandboxHost, productionHost }: NamedHosts): readonly (string | null)[] {
  return [new URL(publicUrl).hostname, sandboxHost, productionHost].map((host) => host && nameOf(host));
}

/** The name or address in lower case, without a port and a final dot. Null: it is not a host. */
function nameOf(host: string): string | null {
  return hostForm.exec(host.toLowerCase())?.[1]?.replace(/\.$/, '') ?? null;
}

import { promises as dns, type LookupAddress } from 'node:dns';

/** What a name resolves to now, all families, and how long that may be relied on. */
export interface ResolvedName {
  readonly addresses: readonly LookupAddress[];
  readonly ttlMs: number;
}

/** Rejects with an error whose `code` is Node's, e.g. `ENOTFOUND`, when the name has no address. */
export type ResolveName = (hostname: string) => Promise<ResolvedName>;

/** Waits 1.5 s for an answer, twice for each server. */
const patience = { timeout: 1_500, tries: 2 };
const hostsFileTtlMs = 30_000;
const maxSystemLookups = 1;

/**
 * Asks DNS itself and not the system's resolver: that one occupies a thread of the pool on which the embedded engines
 * write, and four names whose servers say nothing would hold up every write. Only for a name that DNS does not know is the
 * system asked too, for the sake of the hosts file; one at a time.
 */
export function nameResolver(resolver = new dns.Resolver(patience)): ResolveName {
  let systemLookups = 0;
  return async (hostname) => {
    const [v4, v6] = await Promise.allSettled([
      resolver.resolve4(hostname, { ttl: true }),
      resolver.resolve6(hostname, { ttl: true }),
    ]);
    const records = [
      ...(v4.status === 'fulfilled' ? v4.value.map((record) => ({ ...record, family: 4 })) : []),
      ...(v6.status === 'fulfilled' ? v6.value.map((record) => ({ ...record, family: 6 })) : []),
    ];
    if (records.length > 0) {
      const ttlMs = Math.min(...records.map(({ ttl }) => ttl)) * 1_000;
      return { addresses: records.map(({ address, family }) => ({ address, family })), ttlMs };
    }
    if (!isUnknown(v4) || systemLookups >= maxSystemLookups) throw notResolved(hostname, v4);
    systemLookups += 1;
    try {
      const addresses = await dns.lookup(hostname, { all: true, order: 'verbatim' });
      return { addresses, ttlMs: hostsFileTtlMs };
    } finally {
      systemLookups -= 1;
    }
  };
}

function isUnknown(answer: PromiseSettledResult<unknown>): boolean {
  return answer.status === 'rejected' && codeOf(answer.reason) === 'ENOTFOUND';
}

/** An error of the servers must not be taken for one of the partner's endpoint, e.g. ECONNREFUSED. */
function notResolved(hostname: string, answer: PromiseSettledResult<unknown>): Error {
  const reason: unknown = answer.status === 'rejected' ? answer.reason : undefined;
  const known = reason === undefined || ['ENOTFOUND', 'ENODATA'].includes(codeOf(reason));
  const error = new Error(`${hostname} was not resolved (${reason === undefined ? 'no address' : codeOf(reason)})`);
  return Object.assign(error, { code: known ? 'ENOTFOUND' : 'EAI_AGAIN' });
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code);
}

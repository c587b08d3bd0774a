import { promises as dns, type LookupAddress } from 'node:dns';

/** The present addresses of a name, of all families, and how long they are valid. */
export interface ResolvedName {
  readonly addresses: readonly LookupAddress[];
  readonly ttlMs: number;
}

/** Rejects with an error with a `code` of Node, e.g. `ENOTFOUND`, if the name has no address. */
export type ResolveName = (hostname: string) => Promise<ResolvedName>;

/** Waits 1.5 s for an answer, twice for each server. */
const patience = { timeout: 1_500, tries: 2 };
/** Errors about a name from servers that answer. */
const namesFailures = ['ENOTFOUND', 'ENODATA'];
const hostsFileTtlMs = 30_000;
const maxSystemLookups = 1;
/** The minimum interval between two resolvers. While no server answers, every name needs a new one. */
const newResolverAfterMs = 5_000;

/**
 * Queries DNS directly instead of the system's resolver. The system's resolver occupies a thread of the pool on which the
 * embedded engines write, and four names with silent servers would block every write. The system is queried only for a name
 * that DNS does not know, because of the hosts file, one name at a time.
 *
 * A resolver reads the list of servers once, when it is created. After a failure, the next name uses a new resolver, because
 * the system may have other servers by now. `now`: milliseconds of a monotonic clock.
 */
export function nameResolver(
  newResolver: () => dns.Resolver = () => new dns.Resolver(patience),
  now: () => number = () => performance.now(),
): ResolveName {
  const resolvers = renewable(newResolver, now);
  let systemLookups = 0;
  return async (hostname) => {
    const resolver = resolvers.current();
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
    if (isServersFailure(v4) || isServersFailure(v6)) resolvers.failed(resolver);
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

interface Resolvers {
  current(): dns.Resolver;
  failed(resolver: dns.Resolver): void;
}

function renewable(newResolver: () => dns.Resolver, now: () => number): Resolvers {
  let resolver = newResolver();
  let madeAt = now();
  let hasFailed = false;
  return {
    current() {
      if (hasFailed && now() - madeAt >= newResolverAfterMs) {
        // Callers of the previous resolver still get their answers.
        resolver = newResolver();
        madeAt = now();
        hasFailed = false;
      }
      return resolver;
    },
    failed(which) {
      // A late failure of previous servers says nothing about the present ones.
      if (which === resolver) hasFailed = true;
    },
  };
}

function isUnknown(answer: PromiseSettledResult<unknown>): boolean {
  return answer.status === 'rejected' && codeOf(answer.reason) === 'ENOTFOUND';
}

/** Whether the error is about the servers and says nothing about the name. */
function isServersFailure(answer: PromiseSettledResult<unknown>): boolean {
  return answer.status === 'rejected' && !namesFailures.includes(codeOf(answer.reason));
}

/** An error of the DNS servers must differ from an error of the partner's endpoint, e.g. ECONNREFUSED. */
function notResolved(hostname: string, answer: PromiseSettledResult<unknown>): Error {
  const reason: unknown = answer.status === 'rejected' ? answer.reason : undefined;
  const known = reason === undefined || namesFailures.includes(codeOf(reason));
  const error = new Error(`${hostname} was not resolved (${reason === undefined ? 'no address' : codeOf(reason)})`);
  return Object.assign(error, { code: known ? 'ENOTFOUND' : 'EAI_AGAIN' });
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code);
}

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
/** What is said of a name by servers that do answer. */
const namesFailures = ['ENOTFOUND', 'ENODATA'];
const hostsFileTtlMs = 30_000;
const maxSystemLookups = 1;
/** Between two resolvers: while no server answers, every name asks for a new one. */
const newResolverAfterMs = 5_000;

/**
 * Asks DNS itself and not the system's resolver: that one occupies a thread of the pool on which the embedded engines
 * write, and four names whose servers say nothing would hold up every write. Only for a name that DNS does not know is the
 * system asked too, for the sake of the hosts file; one at a time.
 *
 * A resolver reads once, when it is made, which servers there are. So when they failed the next name is asked of a new one:
 * the system may have others by now. `now` is in milliseconds and only ever rises.
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
        // Who asked the one before still gets his answer.
        resolver = newResolver();
        madeAt = now();
        hasFailed = false;
      }
      return resolver;
    },
    failed(which) {
      // What previous servers only now gave up says nothing of the present ones.
      if (which === resolver) hasFailed = true;
    },
  };
}

function isUnknown(answer: PromiseSettledResult<unknown>): boolean {
  return answer.status === 'rejected' && codeOf(answer.reason) === 'ENOTFOUND';
}

/** It says nothing about the name. */
function isServersFailure(answer: PromiseSettledResult<unknown>): boolean {
  return answer.status === 'rejected' && !namesFailures.includes(codeOf(answer.reason));
}

/** An error of the servers must not be taken for one of the partner's endpoint, e.g. ECONNREFUSED. */
function notResolved(hostname: string, answer: PromiseSettledResult<unknown>): Error {
  const reason: unknown = answer.status === 'rejected' ? answer.reason : undefined;
  const known = reason === undefined || namesFailures.includes(codeOf(reason));
  const error = new Error(`${hostname} was not resolved (${reason === undefined ? 'no address' : codeOf(reason)})`);
  return Object.assign(error, { code: known ? 'ENOTFOUND' : 'EAI_AGAIN' });
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException).code);
}

import { LRUCache } from 'lru-cache';
import type { ResolvedName, ResolveName } from './name-resolver.ts';

interface HeldName {
  readonly answer: Promise<ResolvedName>;
  /** Milliseconds by the clock of the cache. Infinite while the answer is pending. */
  until: number;
}

const maxCachedNames = 5_000;
const shortestMs = 1_000;
const longestMs = 30_000;
const failureMs = 2_000;

/**
 * Caches the addresses of names for as long as their records allow, at least 1 s and at most 30 s, and failures for 2 s.
 * Concurrent callers share one query. `now`: milliseconds of a monotonic clock.
 */
export function cachedNames(resolve: ResolveName, now: () => number = () => performance.now()): ResolveName {
  const held = new LRUCache<string, HeldName>({ max: maxCachedNames });

  return (hostname) => {
    const known = held.get(hostname);
    if (known !== undefined && now() < known.until) return known.answer;
    const answer = resolve(hostname);
    const entry: HeldName = { answer, until: Number.POSITIVE_INFINITY };
    answer.then(
      ({ ttlMs }) => {
        entry.until = now() + Math.min(Math.max(ttlMs, shortestMs), longestMs);
      },
      () => {
        entry.until = now() + failureMs;
      },
    );
    held.set(hostname, entry);
    return answer;
  };
}

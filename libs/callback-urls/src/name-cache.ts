import { LRUCache } from 'lru-cache';
import type { ResolvedName, ResolveName } from './name-resolver.ts';

interface HeldName {
  readonly answer: Promise<ResolvedName>;
  /** Milliseconds of the cache's clock; infinite while the answer is awaited. */
  until: number;
}

const maxCachedNames = 5_000;
const shortestMs = 1_000;
const longestMs = 30_000;
const failureMs = 2_000;

/**
 * Remembers what names resolve to: as long as their records say, but 1 s at least and 30 s at most; a failure for 2 s.
 * Concurrent callers share one question. `now` is in milliseconds and only ever rises.
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

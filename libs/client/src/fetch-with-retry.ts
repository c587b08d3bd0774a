import { retryAfterSeconds } from './problem-error.ts';

/** The options of sending and retrying requests. */
export interface RetryOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The maximum number of retries. */
  readonly maxRetries: number;
  /** The time-out of one try, in milliseconds. */
  readonly timeoutMs: number;
  readonly pause: (ms: number, signal: AbortSignal | null) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
}

const firstPauseMs = 250;
const longestPauseMs = 30_000;
/** Paths whose requests are safe to repeat. */
const repeatable = /\/(quotation|cancel|retry)$/;

/** Whether a request may be repeated if its result is unknown. */
export function isSafeToRepeat(request: Pick<Request, 'method' | 'headers' | 'url'>): boolean {
  if (request.method !== 'POST') return true;
  return request.headers.has('x-idempotency-key') || repeatable.test(new URL(request.url).pathname);
}

/**
 * A fetch that repeats a request after a lost connection, a time-out, 429, 502, 503 and 504, if that is safe; after 429 also if
 * not, because no part of it was carried out. It waits as `Retry-After` says, otherwise twice as long each time, and up to a
 * quarter longer.
 */
export function fetchWithRetry(options: RetryOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    for (let retries = 0; ; retries += 1) {
      const last = retries >= options.maxRetries;
      const outcome = await attempt(request.clone(), options);
      if (last || request.signal.aborted || !isWorthAnother(request, outcome)) {
        if (outcome instanceof Response) return outcome;
        throw outcome.error;
      }
      const pauseMs = pauseBefore(retries, outcome, options.random());
      if (pauseMs > longestPauseMs) {
        if (outcome instanceof Response) return outcome;
        throw outcome.error;
      }
      if (outcome instanceof Response) await outcome.body?.cancel();
      await options.pause(pauseMs, request.signal);
    }
  };
}

type Outcome = Response | { readonly error: unknown };

async function attempt(request: Request, { fetch, timeoutMs }: RetryOptions): Promise<Outcome> {
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
    return await fetch(new Request(request, { signal }));
  } catch (error) {
    return { error };
  }
}

function isWorthAnother(request: Request, outcome: Outcome): boolean {
  if (!(outcome instanceof Response)) return isSafeToRepeat(request);
  if (outcome.status === 429) return true;
  return [502, 503, 504].includes(outcome.status) && isSafeToRepeat(request);
}

function pauseBefore(retries: number, outcome: Outcome, random: number): number {
  const asked = outcome instanceof Response ? retryAfterSeconds(outcome) : null;
  const ms = asked === null ? firstPauseMs * 2 ** retries : asked * 1_000;
  return ms * (1 + random / 4);
}

/** Resolves after `ms`, or rejects with the signal's reason. */
export function pauseFor(ms: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}

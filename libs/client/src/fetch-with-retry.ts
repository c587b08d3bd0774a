import { DakpionResponseError, maxBodyLength, retryAfterSeconds } from './problem-error.ts';

/** The options of sending and retrying requests. */
export interface RetryOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The maximum number of retries. */
  readonly maxRetries: number;
  /** The time-out of one try, in milliseconds. For a stream or a file, only until the headers. */
  readonly timeoutMs: number;
  readonly pause: (ms: number, signal: AbortSignal | null) => Promise<void>;
  /** A random number from 0 to 1. */
  readonly random: () => number;
}

const firstPauseSeconds = 0.25;
/** Without the random extra time. */
const longestPauseSeconds = 30;
/** An answer that asks for more is returned at once. A used-up quota is full again within a minute. */
export const longestAskedSeconds = 60;
/** The maximum of a timer. A longer one, such as Infinity, would end at once. */
const longestTimerMs = 2 ** 31 - 1;
/** Paths whose requests are safe to repeat. */
const repeatable = /\/(quotation|cancel|retry)$/;
/** Media types of answers that are passed on as they arrive. */
const streamed = /^text\/(csv|event-stream)\b/;

/** Whether a request may be repeated if its result is unknown. */
export function isSafeToRepeat(request: Pick<Request, 'method' | 'headers' | 'url'>): boolean {
  if (request.method !== 'POST') return true;
  return request.headers.has('x-idempotency-key') || repeatable.test(new URL(request.url).pathname);
}

/**
 * A fetch that repeats a request that is safe to repeat, after a lost connection, a time-out, 429, 502, 503 and 504. After 429 it
 * repeats any request, because nothing was carried out. It waits for the time of `Retry-After`. An answer that asks for more than
 * 60 s is not repeated. Without `Retry-After`, the pause doubles with each try, up to 30 s. Up to a quarter of random extra time is
 * added.
 */
export function fetchWithRetry(options: RetryOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    for (let retries = 0; ; retries += 1) {
      // Also if the maximum is NaN, for example from a missing setting.
      const last = !(retries < options.maxRetries);
      const outcome = await attempt(request, options);
      if (last || request.signal.aborted || !isWorthAnother(request, outcome)) {
        if (outcome instanceof Response) return outcome;
        throw outcome.error;
      }
      await options.pause(pauseBefore(retries, outcome, options.random()), request.signal);
    }
  };
}

type Outcome = Response | { readonly error: unknown };

/** Keeps references to requests, because Node 20 collects a request that nothing else holds, and its signal no longer works. */
const inProgress = new Set<Request>();

/**
 * One try. Ends with the answer, the time-out or the signal of the request. Does not use AbortSignal.any() or the signal of a
 * clone, which Node 20 also forgets.
 */
async function attempt(request: Request, { fetch, timeoutMs }: RetryOptions): Promise<Outcome> {
  const ended = new AbortController();
  const giveUp = () => ended.abort(request.signal.reason);
  request.signal.addEventListener('abort', giveUp, { once: true });
  if (request.signal.aborted) giveUp();
  const late = new DOMException(`The answer did not come within ${timeoutMs} ms.`, 'TimeoutError');
  const timer = setTimeout(() => ended.abort(late), Math.min(timeoutMs, longestTimerMs));
  // The API never redirects, and the key must not be sent to another server.
  const sent = new Request(request.clone(), { signal: ended.signal, redirect: 'manual' });
  inProgress.add(sent);
  try {
    return await whole(await fetch(sent));
  } catch (error) {
    return { error };
  } finally {
    clearTimeout(timer);
    inProgress.delete(sent);
  }
}

/**
 * Reads the whole body of the answer, so that a request whose answer breaks off is repeated. Throws DakpionResponseError if a
 * success is not JSON.
 */
async function whole(response: Response): Promise<Response> {
  if (response.ok && streamed.test(response.headers.get('content-type') ?? '')) return response;
  const text = await response.text();
  if (response.ok && !isJson(text)) throw new DakpionResponseError(response.status, text.slice(0, maxBodyLength));
  return response.body === null ? response : new Response(text, response);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isWorthAnother(request: Request, outcome: Outcome): boolean {
  if (!(outcome instanceof Response)) {
    return !(outcome.error instanceof DakpionResponseError) && isSafeToRepeat(request);
  }
  if ((retryAfterSeconds(outcome) ?? 0) > longestAskedSeconds) return false;
  if (outcome.status === 429) return true;
  return [502, 503, 504].includes(outcome.status) && isSafeToRepeat(request);
}

function pauseBefore(retries: number, outcome: Outcome, random: number): number {
  const asked = outcome instanceof Response ? retryAfterSeconds(outcome) : null;
  const seconds = asked ?? Math.min(firstPauseSeconds * 2 ** retries, longestPauseSeconds);
  return seconds * 1_000 * (1 + random / 4);
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

import { type Broker, RequestFailedError, RequestTimeoutError } from '@dakpion/messaging';
import { type RetryPolicy, retry } from '@dakpion/repetition';
import { ProblemError } from '../problems/problem-error.ts';

/** Seconds after which a partner should try again. */
const retryAfterSeconds = 2;
/** Time-out of each try, in ms. */
const tryTimeoutMs = 5_000;
const patience: RetryPolicy = { maxTries: 2, firstPauseMs: 0, maxPauseMs: 0 };

/** A request to another service. Requests with the same `key` are answered in order. */
export interface ServiceRequest {
  readonly topic: { readonly name: string };
  readonly key: string;
  readonly value: { readonly type: string };
  /** Time-out for the answer, in ms. */
  readonly timeoutMs: number;
}

/** Throws `temporarily_unavailable` when no answer arrives, and the broker's error when the broker is down. */
export function requestOnce<Reply>(broker: Broker, request: ServiceRequest): Promise<Reply> {
  return send<Reply>(broker, request).catch(throwProblem);
}

/**
 * As {@link requestOnce}, and sends the request once more if no answer came: commands are idempotent, and only the answer may be
 * lost.
 */
export function requestWithRetry<Reply>(broker: Broker, request: Omit<ServiceRequest, 'timeoutMs'>): Promise<Reply> {
  const attempt = () => send<Reply>(broker, { ...request, timeoutMs: tryTimeoutMs });
  return retry(attempt, patience, { worthRetrying: isUnanswered }).catch(throwProblem);
}

function send<Reply>(broker: Broker, { topic, key, value, timeoutMs }: ServiceRequest): Promise<Reply> {
  return broker.request({ topic: topic.name, key, type: value.type, value }, { timeoutMs }) as Promise<Reply>;
}

/** True if the other service may have handled the request, although no answer came. */
function isUnanswered(error: unknown): boolean {
  return error instanceof RequestTimeoutError || error instanceof RequestFailedError;
}

function throwProblem(error: unknown): never {
  if (!isUnanswered(error)) throw error;
  throw new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds });
}

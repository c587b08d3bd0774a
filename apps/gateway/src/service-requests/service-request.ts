import { pattern, type Topic } from '@dakpion/contracts';
import { type BrokerClient, RequestFailedError, RequestTimeoutError } from '@dakpion/messaging';
import { type RetryPolicy, retry } from '@dakpion/repetition';
import { firstValueFrom } from 'rxjs';
import { ProblemError } from '../problems/problem-error.ts';

/** Seconds after which a partner should try again. */
const retryAfterSeconds = 2;
/** Time-out of each try, in ms. */
const tryTimeoutMs = 5_000;
const patience: RetryPolicy = { maxTries: 2, firstPauseMs: 0, maxPauseMs: 0 };

/** A request to another service. Requests with the same `key` are answered in order. */
interface ServiceRequest {
  readonly topic: Topic;
  readonly key: string;
  readonly value: { readonly type: string };
  /** Time-out for the answer, in ms. */
  readonly timeoutMs: number;
}

/** Throws `temporarily_unavailable` when no answer arrives, and the broker's error when the broker is down. */
export function requestOnce<Reply>(client: BrokerClient, request: ServiceRequest): Promise<Reply> {
  return send<Reply>(client, request).catch(throwProblem);
}

/**
 * As {@link requestOnce}, and sends the request once more if no answer came: commands are idempotent, and only the answer may be
 * lost.
 */
export function requestWithRetry<Reply>(
  client: BrokerClient,
  request: Omit<ServiceRequest, 'timeoutMs'>,
): Promise<Reply> {
  const attempt = () => send<Reply>(client, { ...request, timeoutMs: tryTimeoutMs });
  return retry(attempt, patience, { worthRetrying: isUnanswered }).catch(throwProblem);
}

function send<Reply>(client: BrokerClient, { topic, ...data }: ServiceRequest): Promise<Reply> {
  return firstValueFrom(client.send<Reply>(pattern(topic, data.value.type), data));
}

/** True if the other service may have handled the request, although no answer came. */
function isUnanswered(error: unknown): boolean {
  return error instanceof RequestTimeoutError || error instanceof RequestFailedError;
}

function throwProblem(error: unknown): never {
  if (!isUnanswered(error)) throw error;
  throw new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds }, { cause: error });
}

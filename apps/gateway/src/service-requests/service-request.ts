import { pattern, type Topic } from '@dakpion/contracts';
import { type BrokerClient, RequestFailedError, RequestTimeoutError } from '@dakpion/messaging';
import { type RetryPolicy, retry } from '@dakpion/repetition';
import { firstValueFrom } from 'rxjs';

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

/**
 * Rejects with the broker's error when no reply comes, or the other service failed. Uncaught, the answer is 503 if the error is
 * temporary, otherwise 500.
 */
export function requestOnce<Reply>(client: BrokerClient, { topic, ...data }: ServiceRequest): Promise<Reply> {
  return firstValueFrom(client.send<Reply>(pattern(topic, data.value.type), data));
}

/**
 * As {@link requestOnce}, and sends the request once more after a failure: commands are idempotent, only the answer may be lost, and
 * also an error that is not marked as temporary can pass.
 */
export function requestWithRetry<Reply>(
  client: BrokerClient,
  request: Omit<ServiceRequest, 'timeoutMs'>,
): Promise<Reply> {
  const attempt = () => requestOnce<Reply>(client, { ...request, timeoutMs: tryTimeoutMs });
  return retry(attempt, patience, { worthRetrying: isUnanswered });
}

/** True if the other service may have handled the request, although no answer came. */
function isUnanswered(error: unknown): boolean {
  return error instanceof RequestTimeoutError || error instanceof RequestFailedError;
}

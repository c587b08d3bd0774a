import { type BrokerClient, RequestFailedError, RequestTimeoutError } from '@dakpion/messaging';
import { firstValueFrom } from 'rxjs';
import { ProblemError } from '../problems/problem-error.ts';

/** Seconds after which a partner should try again. */
const retryAfterSeconds = 2;

/** A request to another service. Requests with the same `key` are answered in order. */
export interface ServiceRequest {
  /** `topic#Type` */
  readonly pattern: string;
  readonly key: string;
  readonly value: object;
  /** Time-out for the answer, in ms. */
  readonly timeoutMs: number;
}

/** Throws `temporarily_unavailable` when no answer arrives, and the broker's error when the broker is down. */
export async function requestOnce<Reply>(client: BrokerClient, request: ServiceRequest): Promise<Reply> {
  try {
    return await sendRequest<Reply>(client, request);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    throw new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds });
  }
}

/** As {@link requestOnce}, with the original error. */
export function sendRequest<Reply>(client: BrokerClient, { pattern, ...data }: ServiceRequest): Promise<Reply> {
  return firstValueFrom(client.send<Reply>(pattern, data));
}

/** True if the other service may have handled the request, although no answer came. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof RequestTimeoutError || error instanceof RequestFailedError;
}

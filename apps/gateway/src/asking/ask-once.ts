import { type BrokerClient, RequestFailedError, RequestTimeoutError } from '@dakpion/messaging';
import { firstValueFrom } from 'rxjs';
import { ProblemError } from '../problems/problem-error.ts';

/** After how many seconds a partner should try again. */
const retryAfterSeconds = 2;

/** A question to another service: `pattern` as `topic#Type`; the `key`'s questions are answered in order. */
export interface Question {
  readonly pattern: string;
  readonly key: string;
  readonly value: object;
  /** How long the other service may take to answer, in ms. */
  readonly timeoutMs: number;
}

/** Asks another service. Throws `temporarily_unavailable` when no answer came; when the broker is down its error. */
export async function askOnce<Reply>(client: BrokerClient, question: Question): Promise<Reply> {
  try {
    return await ask<Reply>(client, question);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    throw new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds });
  }
}

/** As {@link askOnce}, with the error as it came. */
export function ask<Reply>(client: BrokerClient, { pattern, ...data }: Question): Promise<Reply> {
  return firstValueFrom(client.send<Reply>(pattern, data));
}

/** Whether an answer may be lost, rather than the broker away. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof RequestTimeoutError || error instanceof RequestFailedError;
}

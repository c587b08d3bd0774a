import { type BrokerClient, RequestFailedError, RequestTimeoutError } from '@dakpion/messaging';
import { firstValueFrom } from 'rxjs';
import { ProblemError } from '../problems/problem-error.ts';

/** How long another service may take to answer, in ms; asked twice at most. */
const timeoutMs = 5_000;
/** After how many seconds a partner should try again. */
const retryAfterSeconds = 2;

/** A question to another service: `pattern` as `topic#Type`; the `key`'s questions are answered in order. */
export interface Question {
  readonly pattern: string;
  readonly key: string;
  readonly value: object;
}

/**
 * Asks another service, and once more with the same message when no answer came, for a reply can be lost and our
 * commands are safe to repeat. Then throws `temporarily_unavailable`. When the broker is down its error is thrown.
 */
export async function askTwice<Reply>(client: BrokerClient, { pattern, key, value }: Question): Promise<Reply> {
  const ask = () => firstValueFrom(client.send<Reply>(pattern, { key, value, timeoutMs }));
  try {
    return await ask();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
  }
  try {
    return await ask();
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    throw new ProblemError({ code: 'temporarily_unavailable', retry_after: retryAfterSeconds });
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof RequestTimeoutError || error instanceof RequestFailedError;
}

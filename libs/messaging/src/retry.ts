import { isTemporary, pauseMs, type RetryPolicy } from '@dakpion/repetition';
import { RejectedMessageError } from './broker-errors.ts';

/** The decision about a message whose handler rejected. */
type NextStep =
  | { readonly kind: 'try_again'; readonly afterMs: number }
  | { readonly kind: 'dead_letter'; readonly reason: string; readonly detail: string };

/** The tries of a message. Both counts include the try that has just failed. */
interface Attempts {
  readonly tries: number;
  /** Tries that failed because of the message, not because an engine was unavailable. */
  readonly failures: number;
}

/** Decides what happens after a handler rejected. See {@link Consumption.handle}. */
export function afterFailure(error: unknown, attempts: Attempts, policy: RetryPolicy): NextStep {
  if (error instanceof RejectedMessageError) {
    return { kind: 'dead_letter', reason: error.reason, detail: error.detail };
  }
  if (!isTemporary(error) && attempts.failures >= policy.maxTries) {
    return { kind: 'dead_letter', reason: 'tries_exhausted', detail: String(error) };
  }
  return { kind: 'try_again', afterMs: pauseMs(attempts.tries, policy) };
}

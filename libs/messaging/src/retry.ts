import { isTemporary, pauseMs, type RetryPolicy } from '@dakpion/repetition';
import { RejectedMessageError } from './broker.ts';

/** What to do with a message whose handler rejected. */
export type NextStep =
  | { readonly kind: 'try_again'; readonly afterMs: number }
  | { readonly kind: 'dead_letter'; readonly reason: string; readonly detail: string };

/** How a message has fared. Both counts include the try that has just failed. */
export interface Attempts {
  readonly tries: number;
  /** Tries that failed for a reason of the message's own, not because an engine was down. */
  readonly failures: number;
}

/** Decides after a handler's rejection, see {@link Consumption.handle}. */
export function afterFailure(error: unknown, attempts: Attempts, policy: RetryPolicy): NextStep {
  if (error instanceof RejectedMessageError) {
    return { kind: 'dead_letter', reason: error.reason, detail: error.detail };
  }
  if (!isTemporary(error) && attempts.failures >= policy.maxTries) {
    return { kind: 'dead_letter', reason: 'tries_exhausted', detail: textOf(error) };
  }
  return { kind: 'try_again', afterMs: pauseMs(attempts.tries, policy) };
}

/** An error in words. */
export function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

import type { components } from '../generated/dashboard.api.types.ts';

export type Problem = components['schemas']['Problem'];
export type ProblemCode = Problem['code'];

/**
 * A refusal of the gateway. Without a problem, the gateway gave no usable answer: the network or the gateway is down.
 */
export class ProblemError extends Error {
  constructor(
    readonly problem: Problem | null,
    cause?: unknown,
  ) {
    super(problem?.detail ?? 'no answer', { cause });
  }

  /** The code of the problem. `no_answer` if there is none. */
  get code(): ProblemCode | 'no_answer' {
    return this.problem?.code ?? 'no_answer';
  }

  /** Seconds to wait before another try, if the answer has them. */
  get retryAfterSeconds(): number | null {
    const seconds = this.problem?.retry_after;
    return typeof seconds === 'number' ? seconds : null;
  }
}

const unknownOutcomes = ['no_answer', 'temporarily_unavailable', 'internal_error'];

/** Whether the request may have taken effect although it failed. */
export function mayHaveTakenEffect(error: unknown): boolean {
  return !(error instanceof ProblemError) || unknownOutcomes.includes(error.code);
}

/** `missing_api_key` is the answer of the partners' API to a browser without a session cookie. */
const signedOutCodes = ['session_required', 'session_ended', 'partner_suspended', 'missing_api_key'];

/** Whether signing in again would help. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ProblemError && signedOutCodes.includes(error.code);
}

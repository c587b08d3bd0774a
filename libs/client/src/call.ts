import { errorOf } from './problem-error.ts';

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, its pauses included. */
  readonly signal?: AbortSignal;
}

/** The body of a successful answer; throws what {@link errorOf} makes of any other. */
export function dataOf<Data>(answer: { data?: Data; error?: unknown; response: Response }): Data {
  if (answer.response.ok) return answer.data as Data;
  throw errorOf(answer.response, answer.error);
}

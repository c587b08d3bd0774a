import { errorOf } from './problem-error.ts';

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, including its pauses. */
  readonly signal?: AbortSignal;
}

/** The body of a successful answer. Throws the error of {@link errorOf} for any other. */
export function dataOf<Data>(answer: { data?: Data; error?: unknown; response: Response }): Data {
  if (answer.response.ok) return answer.data as Data;
  throw errorOf(answer.response, answer.error);
}

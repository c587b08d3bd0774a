import type { Problem } from './generated/api.types.ts';

/** A response that is a problem (RFC 9457). Decide by `code`: texts can change. */
export class DakpionProblemError extends Error {
  override readonly name = 'DakpionProblemError';

  constructor(
    readonly problem: Problem,
    /** Seconds to wait before the next try, if the response contains them. */
    readonly retryAfterSeconds: number | null,
  ) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`);
  }

  get code(): Problem['code'] {
    return this.problem.code;
  }

  get status(): number {
    return this.problem.status;
  }

  /** The cause and the fix, as readable text. */
  get detail(): string {
    return this.problem.detail;
  }

  /** All faults, with `validation_failed`. Otherwise empty. */
  get errors(): NonNullable<Problem['errors']> {
    return this.problem.errors ?? [];
  }

  /** The id of the request. Report it with questions to the operator. */
  get requestId(): string {
    return this.problem.request_id;
  }
}

/** The response does not come from Dakpion: for example a page or a redirect of a proxy. */
export class DakpionResponseError extends Error {
  override readonly name = 'DakpionResponseError';

  constructor(
    readonly status: number,
    /** The beginning of the body. */
    readonly body: string,
  ) {
    super(`The response with status ${status} is not one of Dakpion: ${body}`);
  }
}

/** The maximum number of characters of a body in an error. */
export const maxBodyLength = 200;

/** Makes the error of an unsuccessful response. */
export function errorOf(response: Response, body: unknown): Error {
  if (isProblem(body)) return new DakpionProblemError(body, retryAfterSeconds(response));
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  return new DakpionResponseError(response.status, text.slice(0, maxBodyLength));
}

/** `Retry-After` in seconds. Null if it is missing or a date. */
export function retryAfterSeconds(response: Response): number | null {
  const sent = response.headers.get('retry-after');
  return sent !== null && /^\d{1,6}$/.test(sent) ? Number(sent) : null;
}

function isProblem(body: unknown): body is Problem {
  const candidate = body as Partial<Problem> | null;
  return typeof candidate === 'object' && typeof candidate?.code === 'string' && typeof candidate.status === 'number';
}

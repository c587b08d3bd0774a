import { type DhakaTime, dhakaTime, type Owner } from '@dakpion/contracts';
import type { JournalEntry } from '@dakpion/state-store';
import type { FieldError } from '@dakpion/validation';
import type { ProblemCode } from '../problem-table/problem-table.ts';

/** A request of the log, as partners and operators see it. */
export interface LoggedRequest {
  /** The time at which the request began. */
  readonly time: DhakaTime;
  readonly method: string;
  /** Masked, except words of the API and ids. */
  readonly path: string;
  /** Masked, except values that identify nobody. Null if there is none. */
  readonly query: string | null;
  /** Null: the client disconnected before it was answered. */
  readonly status: number | null;
  /** Null unless it was answered with a problem. */
  readonly problem_code: ProblemCode | null;
  /** With `validation_failed`: the first 20 faults of its answer, masked. */
  readonly errors: readonly FieldError[];
  readonly duration_ms: number;
  readonly request_id: string;
  readonly idempotency_key: string | null;
  /** The last four characters of the API key. */
  readonly api_key_last_four: string;
  /** The body of a request that was refused with 400 to 428, masked. Null: no body, or too large to be stored. */
  readonly body: string | null;
  /** The body was too large to be stored. */
  readonly body_omitted: boolean;
}

/** A request as stored in a journal: its time is that of the entry, and null values are left out. */
interface StoredRequest
  extends Pick<LoggedRequest, 'method' | 'path' | 'duration_ms' | 'request_id' | 'api_key_last_four'>,
    Partial<
      Pick<LoggedRequest, 'query' | 'status' | 'problem_code' | 'errors' | 'idempotency_key' | 'body' | 'body_omitted'>
    > {}

/** A request before it is stored. `time`: epoch ms. */
export interface EndedRequest extends Omit<LoggedRequest, 'time'> {
  readonly time: number;
}

/** The text of a request. */
export function textOf(request: EndedRequest): string {
  const { method, path, duration_ms, request_id, api_key_last_four, query, status, problem_code } = request;
  // JSON leaves out undefined values.
  return JSON.stringify({
    method,
    path,
    duration_ms,
    request_id,
    api_key_last_four,
    query: query ?? undefined,
    status: status ?? undefined,
    problem_code: problem_code ?? undefined,
    errors: request.errors.length === 0 ? undefined : request.errors,
    idempotency_key: request.idempotency_key ?? undefined,
    body: request.body ?? undefined,
    body_omitted: request.body_omitted || undefined,
  });
}

/** The request of an entry. */
export function loggedRequestOf({ time, text }: JournalEntry): LoggedRequest {
  const stored = JSON.parse(text) as StoredRequest;
  return {
    time: dhakaTime(time),
    method: stored.method,
    path: stored.path,
    query: stored.query ?? null,
    status: stored.status ?? null,
    problem_code: stored.problem_code ?? null,
    errors: stored.errors ?? [],
    duration_ms: stored.duration_ms,
    request_id: stored.request_id,
    idempotency_key: stored.idempotency_key ?? null,
    api_key_last_four: stored.api_key_last_four,
    body: stored.body ?? null,
    body_omitted: stored.body_omitted ?? false,
  };
}

/** The name of an owner's journal. */
export function journalOf({ partner_id, environment }: Owner): string {
  return `requests:${partner_id}:${environment}`;
}

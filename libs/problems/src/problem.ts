import type { FieldError } from '@dakpion/validation';
import type { ProblemEntry } from './problem-entry.ts';
import { type ProblemCode, problemTable, type Trouble } from './problem-table.ts';
import type { Repetition } from './repetition.ts';

/** Where and in answer to what a problem arose. */
export interface ProblemContext {
  /** Path of the request, without its query. */
  readonly instance: string;
  readonly requestId: string;
  /** What the code is appended to for `type`, e.g. `https://api.example.com/problems`. */
  readonly typeBase: string;
  /** What comes of sending the request again; absent where nothing of it was begun. */
  readonly repetition?: Repetition;
}

/** Problem details for HTTP APIs, RFC 9457, with this API's extension members. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: ProblemCode;
  readonly request_id: string;
  /** With `validation_failed`: every fault at once. */
  readonly errors?: readonly FieldError[];
  /** What else the refusal knows, e.g. `parcel_status` or `fields`. */
  readonly [extension: string]: unknown;
}

/** Media type of a problem. */
export const problemMediaType = 'application/problem+json';

/** The body that answers a refusal or fault. The trouble's own members become extension members. */
export function problemOf(trouble: Trouble, context: ProblemContext): Problem {
  const { code, ...extensions } = trouble;
  // The table pairs each code with the function for that very code's trouble; TypeScript cannot see through the index.
  const entry = problemTable[code] as ProblemEntry<Trouble>;
  return {
    type: `${context.typeBase}/${code}`,
    title: entry.title,
    status: entry.status,
    detail: entry.detail(trouble, context.repetition ?? 'harmless'),
    instance: context.instance,
    code,
    request_id: context.requestId,
    ...extensions,
  };
}

import type { FieldError } from '@dakpion/validation';
import type { ProblemEntry } from './problem-entry.ts';
import type { ProblemMembers } from './problem-members.ts';
import { type ProblemCode, problemTable, type Trouble } from './problem-table.ts';
import type { Repetition } from './repetition.ts';

/** The request that caused a problem. */
interface ProblemContext {
  /** Path of the request, without its query. */
  readonly instance: string;
  readonly requestId: string;
  /** The prefix of `type`, to which the code is appended, e.g. `https://api.example.com/problems`. */
  readonly typeBase: string;
  /** The effect of repeating the request. Absent if no part of it was carried out. */
  readonly repetition?: Repetition;
}

/** Problem details, RFC 9457. Some codes have further members, e.g. `parcel_status`. New ones may be added. */
export interface Problem extends ProblemMembers {
  /**
   * The page that explains the code.
   *
   * @format uri
   */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** The fault, and how to correct it. */
  readonly detail: string;
  /** The path of the request. */
  readonly instance: string;
  readonly code: ProblemCode;
  readonly request_id: string;
  /** With `validation_failed`: every invalid field. */
  readonly errors?: readonly FieldError[];
}

/** The media type of a problem. */
export const problemMediaType = 'application/problem+json';

/** The response body for a refusal or fault. Its own members become extension members. */
export function problemOf(trouble: Trouble, context: ProblemContext): Problem {
  const { code, ...extensions } = trouble;
  // The table pairs each code with the function for exactly this code. TypeScript cannot infer that from the index.
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

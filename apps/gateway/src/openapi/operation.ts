import type { ProblemCode } from '@dakpion/problems';
import type { JsonSchema } from '@dakpion/validation';
import type { AnswerName } from './answer-schemas.ts';

/** A class whose fields are declared with the decorators of validation. */
export type RequestShape = new () => object;

/** What one status means. */
export interface DeclaredAnswer {
  readonly description: string;
  /** Absent: no body. */
  readonly schema?: AnswerName;
  /** Media type if it is not JSON. */
  readonly mediaType?: string;
  /** Names of {@link responseHeaders} beside those that every answer has. */
  readonly headers?: readonly ResponseHeader[];
  readonly links?: Readonly<Record<string, DeclaredLink>>;
}

/** Where the answer leads: the operation, and its path parameters as runtime expressions. */
export interface DeclaredLink {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

export type RequestHeader = 'X-Idempotency-Key' | 'If-None-Match' | 'Last-Event-ID';
export type ResponseHeader = 'Location' | 'Idempotent-Replayed' | 'ETag' | 'Set-Cookie' | 'Content-Disposition';

/** One operation of the API. What its request may hold comes from the class that validates it. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly query?: RequestShape;
  readonly headers?: readonly RequestHeader[];
  readonly body?: { readonly shape: RequestShape | JsonSchema; readonly isOptional?: true };
  readonly answers: Readonly<Record<number, DeclaredAnswer>>;
  /** Those beside the ones that every operation of its API has. */
  readonly problems?: readonly ProblemCode[];
}

/** What somebody sent, and what the program answered. */
export interface RecordedExample {
  /** Absent: the request had no body. */
  readonly request?: unknown;
  readonly status: number;
  readonly response: unknown;
}

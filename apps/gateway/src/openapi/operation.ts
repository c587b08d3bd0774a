import type { JsonSchema } from '@dakpion/validation';
import type { ProblemCode } from '../problem-table/problem-table.ts';

/** A class whose fields have the decorators of validation. */
export type RequestShape = new () => object;

/** A type that answers.ts exports. The spec of the documents reports an unknown name. */
type AnswerName = string;

/** The meaning of one status. */
export interface DeclaredAnswer {
  readonly description: string;
  /** Absent: no body. */
  readonly schema?: AnswerName;
  /** Media type if it is not JSON. */
  readonly mediaType?: string;
  /** The page ends after the entry with which it reaches this size. Absent: the schema and the limits bound the answer. */
  readonly pageBytes?: number;
  /** In addition to those of every answer of its API. */
  readonly headers?: readonly ResponseHeader[];
  readonly links?: Readonly<Record<string, DeclaredLink>>;
}

/** The link of an answer: the operation, and its path parameters as runtime expressions. */
export interface DeclaredLink {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

export type RequestHeader = 'X-Idempotency-Key' | 'If-None-Match' | 'Last-Event-ID';
export type ResponseHeader =
  | 'Location'
  | 'Idempotent-Replayed'
  | 'ETag'
  | 'Set-Cookie'
  | 'Content-Disposition'
  | 'X-Accel-Buffering'
  | 'RateLimit'
  | 'RateLimit-Policy';

/** One operation of the API. The class that validates the request also describes it. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** E.g. `/v1/business/order/{order_id}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly query?: RequestShape;
  readonly headers?: readonly RequestHeader[];
  readonly body?: { readonly shape: RequestShape | JsonSchema; readonly isOptional?: true };
  readonly answers: Readonly<Record<number, DeclaredAnswer>>;
  /** Problems in addition to those that every operation of its API has. */
  readonly problems?: readonly ProblemCode[];
  /** It requires no credentials. */
  readonly isOpen?: true;
}

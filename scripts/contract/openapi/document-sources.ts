import type { JsonSchema } from '@dakpion/validation';

/** A recorded request and the answer of the program. */
export interface RecordedExample {
  /** Absent: the request had no body. */
  readonly request?: unknown;
  readonly status: number;
  readonly response: unknown;
}

/** The parts of the documents that come from the types of the answers and from the running program. */
export interface DocumentSources {
  /** The JSON Schemas of all answers, by name. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly examples: RecordedExamples;
}

/** The file that the end-to-end test of the examples records. */
export interface RecordedExamples {
  /** By the id of the operation. */
  readonly operations: Readonly<Record<string, RecordedExample>>;
  /** The problem of each code that the recording could cause. */
  readonly problems: Readonly<Record<string, JsonSchema>>;
  /** The body of a webhook of each event. */
  readonly webhooks: Readonly<Record<string, JsonSchema>>;
}

import type { JsonSchema } from '@dakpion/validation';
import type { Operation, ResponseHeader } from '../../../apps/gateway/src/openapi/operation.ts';
import { problemWithoutRecording } from '../../../apps/gateway/src/openapi/problem-example.ts';
import { problemMediaType } from '../../../apps/gateway/src/problem-table/problem.ts';
import { type ProblemCode, problemCodes, problemEntry } from '../../../apps/gateway/src/problem-table/problem-table.ts';
import { ref } from './document-references.ts';
import type { RecordedExamples } from './document-sources.ts';
import { headersOf, type ProblemHeader } from './response-headers.ts';

const anyProblems: readonly ProblemCode[] = [
  'malformed_request',
  'misdirected_request',
  'internal_error',
  'temporarily_unavailable',
];
const bodyProblems: readonly ProblemCode[] = [
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
  'validation_failed',
];

/** The headers that HTTP requires with a status. */
const headersByStatus: Readonly<Record<number, readonly ProblemHeader[]>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
};

/** One response for each status, with the possible problem codes. */
export function problemsOf(
  operation: Operation,
  common: readonly ProblemCode[],
  answerHeaders: readonly ResponseHeader[],
): JsonSchema {
  const { body, headers = [], problems = [] } = operation;
  const ofBody = body === undefined ? [] : bodyProblems;
  const ofHeaders: ProblemCode[] = headers.includes('X-Idempotency-Key') ? ['validation_failed'] : [];
  const codes = [...new Set([...anyProblems, ...common, ...ofBody, ...ofHeaders, ...problems])];
  const statusOf = (code: ProblemCode) => problemEntry(code)?.status ?? 500;
  const statuses = [...new Set(codes.map(statusOf))];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      problemAnswer(
        status,
        codes.filter((code) => statusOf(code) === status),
        answerHeaders,
      ),
    ]),
  );
}

function problemAnswer(
  status: number,
  codes: readonly ProblemCode[],
  answerHeaders: readonly ResponseHeader[],
): JsonSchema {
  const examples = codes.map((code) => [code, ref('examples', code)]);
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: headersOf([...answerHeaders, ...(headersByStatus[status] ?? [])]),
    content: {
      [problemMediaType]: {
        // One schema for all problems, so that generators make one class. The names of the examples are the possible codes.
        schema: ref('schemas', 'Problem'),
        examples: Object.fromEntries(examples),
      },
    },
  };
}

/** The schemas of all codes that `member` refers to. */
export function problemExamples(member: unknown, recorded: RecordedExamples['problems']): JsonSchema {
  const written = JSON.stringify(member);
  const used = problemCodes.filter((code) => written.includes(`"#/components/examples/${code}"`));
  return Object.fromEntries(
    used.map((code) => [
      code,
      { summary: problemEntry(code)?.title, value: recorded[code] ?? problemWithoutRecording(code) },
    ]),
  );
}

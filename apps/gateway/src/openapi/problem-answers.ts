import { type ProblemCode, problemCodes, problemEntry, problemMediaType } from '@dakpion/problems';
import type { JsonSchema } from '@dakpion/validation';
import { headerRefs, ref } from './document-references.ts';
import type { Operation } from './operation.ts';
import { recordedProblems } from './recorded-examples.ts';

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

/** One response for each status, with the possible problem codes. */
export function problemsOf(operation: Operation, common: readonly ProblemCode[]): JsonSchema {
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
      ),
    ]),
  );
}

function problemAnswer(status: number, codes: readonly ProblemCode[]): JsonSchema {
  const mayRetry = status === 429 || status === 503;
  const examples = codes.map((code) => [code, ref('examples', code)]);
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: headerRefs(mayRetry ? ['X-Request-Id', 'Retry-After'] : ['X-Request-Id']),
    content: {
      [problemMediaType]: {
        schema: { allOf: [ref('schemas', 'Problem'), { properties: { code: { enum: codes } } }] },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

/** The schemas of all codes that `member` refers to. */
export function problemExamples(member: unknown): JsonSchema {
  const written = JSON.stringify(member);
  const used = problemCodes.filter((code) => written.includes(`"#/components/examples/${code}"`));
  return Object.fromEntries(used.map((code) => [code, { summary: problemEntry(code)?.title, value: exampleOf(code) }]));
}

/** A recorded example where the recording could cause the problem, otherwise a constructed one. */
function exampleOf(code: ProblemCode): JsonSchema {
  const recorded = recordedProblems[code];
  if (recorded !== undefined) return recorded;
  const entry = problemEntry(code);
  return {
    type: `https://api.dakpion.example/problems/${code}`,
    title: entry?.title,
    status: entry?.status,
    detail: entry?.description,
    instance: '/v1/business/order/create',
    code,
    request_id: 'req_3f0c9b3a5d1e4f7f9a2b8c6d4e5f6a7b',
  };
}

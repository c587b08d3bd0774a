import type { JsonSchema } from '@dakpion/validation';
import type { ResponseHeader } from '../../../apps/gateway/src/openapi/operation.ts';
import { ref } from './document-references.ts';

type EveryHeader = 'X-Request-Id' | 'Cache-Control' | 'X-Content-Type-Options' | 'Strict-Transport-Security';
/** Headers that only problems have. */
export type ProblemHeader = 'Retry-After' | 'WWW-Authenticate';

const text = { schema: { type: 'string' } };
const responseHeaders: Readonly<Record<ResponseHeader | EveryHeader | ProblemHeader, JsonSchema>> = {
  Location: { description: 'The path of the created resource.', ...text },
  'Idempotent-Replayed': { description: '`true`: an earlier request had the same effect.', ...text },
  'Set-Cookie': { description: 'The session cookie, or its removal.', ...text },
  'Content-Disposition': { description: 'The name of the file.', ...text },
  ETag: { description: 'Changes with the response.', ...text },
  'X-Accel-Buffering': { description: '`no`: proxies must pass each event on at once.', ...text },
  'X-Request-Id': { description: 'Names this request. Report it with questions.', required: true, ...text },
  'Cache-Control': { description: '`no-store`: responses hold data of one account.', required: true, ...text },
  'X-Content-Type-Options': { description: '`nosniff`.', required: true, ...text },
  'Strict-Transport-Security': { description: 'With https: browsers use no other scheme for a year.', ...text },
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': { description: 'The credentials that are required.', ...text },
  RateLimit: {
    description:
      'The state of the quota that this request was taken from: `r`, the requests that are left, and `t`, the seconds until it is full again, with 429 those of `Retry-After`. Missing if the request was refused before.',
    schema: { type: 'string', examples: ['"write";r=599;t=60'] },
  },
  'RateLimit-Policy': {
    description: 'That quota: `q` requests in `w` seconds.',
    schema: { type: 'string', examples: ['"write";q=600;w=60'] },
  },
};

const ofEveryAnswer: readonly EveryHeader[] = [
  'X-Request-Id',
  'Cache-Control',
  'X-Content-Type-Options',
  'Strict-Transport-Security',
];

/** The headers of an answer: the named ones, and the headers of every answer. */
export function headersOf(names: readonly (ResponseHeader | ProblemHeader)[]): JsonSchema {
  return Object.fromEntries([...ofEveryAnswer, ...names].map((name) => [name, ref('headers', name)]));
}

/** The headers that `member` refers to. */
export function usedHeaders(member: unknown): JsonSchema {
  const written = JSON.stringify(member);
  const used = Object.entries(responseHeaders).filter(([name]) => written.includes(`"#/components/headers/${name}"`));
  return Object.fromEntries(used);
}

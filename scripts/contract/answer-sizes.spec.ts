import { schemaOf } from '@dakpion/validation';
import { maxAnswerBytes } from '../../apps/gateway/src/http/limits.ts';
import type { Operation } from '../../apps/gateway/src/openapi/operation.ts';
import { generateAnswerSchemas } from './answer-schemas.ts';
import { largestAnswer } from './largest-answer.ts';
import { dashboardApi, dispatchApi, operatorApi, partnerApi } from './openapi/described-apis.ts';

const schemas = generateAnswerSchemas();

/** Media types that are sent piece by piece, so that no answer is in memory as a whole. */
const streamed = new Set(['text/csv', 'text/event-stream']);

const answers = [partnerApi, operatorApi, dispatchApi, dashboardApi]
  .flatMap(({ operations }) => operations)
  .flatMap((operation) => Object.entries(operation.answers).map(([status, answer]) => ({ operation, status, answer })))
  .filter(({ answer: { schema, mediaType } }) => schema !== undefined && !streamed.has(mediaType ?? ''));

function limitOf({ query }: Operation): number | null {
  const { limit } = (query === undefined ? {} : schemaOf(query).properties) as { limit?: { maximum?: number } };
  return limit?.maximum ?? null;
}

test.each(answers.map(({ operation, status, answer }) => [operation.id, status, operation, answer] as const))(
  'the largest answer of %s with %s has at most 1.25 MiB',
  (_, __, operation, { schema, pageBytes }) => {
    const largest =
      pageBytes === undefined
        ? largestAnswer(schema!, limitOf(operation), schemas)
        : pageBytes + largestAnswer(schema!, 1, schemas);
    expect(largest).toBeLessThanOrEqual(maxAnswerBytes);
  },
);

test('the largest problem has at most 1.25 MiB', () => {
  expect(largestAnswer('Problem', null, schemas)).toBeLessThanOrEqual(maxAnswerBytes);
});

test('an array whose number of entries has no limit is reported', () => {
  expect(() => largestAnswer('OrderList', null, schemas)).toThrow('Nothing bounds the entries of OrderList.data.');
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateAnswerSchemas } from './answer-schemas.ts';

const file = join(__dirname, '../../apps/gateway/src/openapi/answer-schemas.ts');
const schemas = generateAnswerSchemas();

test('answer-schemas.ts matches the types of the answers (UPDATE_SCHEMAS=1 writes it)', () => {
  const text = [
    '// Generated from answers.ts: UPDATE_SCHEMAS=1 npm test -- scripts/contract/answer-schemas.spec.ts',
    "import type { JsonSchema } from '@dakpion/validation';",
    '',
    '/** The JSON Schemas of all answers of the API. */',
    `export const answerSchemas = ${JSON.stringify(schemas, null, 2)} satisfies Record<string, JsonSchema>;`,
    '',
    'export type AnswerName = keyof typeof answerSchemas;',
    '',
  ].join('\n');
  if (process.env.UPDATE_SCHEMAS === '1') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('every property of an answer has a type', () => {
  const untyped: string[] = [];
  JSON.stringify(schemas, function (this: unknown, key, value) {
    if (key === 'properties') {
      const names = Object.entries(value).filter(([, schema]) => Object.keys(schema as object).length === 0);
      untyped.push(...names.map(([name]) => name));
    }
    return value;
  });
  expect(untyped).toEqual([]);
});

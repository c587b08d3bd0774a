import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RiderEvent } from '@dakpion/contracts';
import { schemaOf } from '@dakpion/validation';

const file = join(__dirname, '../../docs/schemas/rider-event.schema.json');

test('docs/schemas/rider-event.schema.json matches the validation (UPDATE_SCHEMAS=1 writes it)', () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Rider event',
    ...schemaOf(RiderEvent),
  };
  // Only of OpenAPI. Validators of JSON Schema in strict mode refuse a keyword that they do not know.
  const text = `${JSON.stringify(schema, (key, value) => (key === 'x-enum-varnames' ? undefined : value), 2)}\n`;
  if (process.env.UPDATE_SCHEMAS === '1') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

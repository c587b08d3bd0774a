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
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  if (process.env.UPDATE_SCHEMAS === '1') writeFileSync(file, text);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(schema);
});

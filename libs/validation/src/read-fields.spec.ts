import { Field } from './field.ts';
import { readFields } from './read-fields.ts';

let checks = 0;

class Counted {
  @Field({
    findViolation: (value) => {
      checks += 1;
      return value === 'right' ? null : { code: 'bad_format', message: 'Must be right.' };
    },
    schema: { type: 'string' },
  })
  readonly word!: string;
}

test.each([
  ['right', []],
  ['wrong', [{ field: 'word', code: 'bad_format', message: 'Must be right.' }]],
])('runs the check of a field once, also when it finds a fault: %s', (word, errors) => {
  checks = 0;
  expect(readFields(Counted, { word }).errors).toEqual(errors);
  expect(checks).toBe(1);
});

test('names unknown fields without unpaired surrogates, also if it shortens a name within a character', () => {
  const names = [`${'x'.repeat(59)}😀`, 'x\uD800'];
  const { errors } = readFields(Counted, { word: 'right', ...Object.fromEntries(names.map((name) => [name, 1])) });
  expect(errors.map(({ field }) => field)).toEqual([`${'x'.repeat(59)}\uFFFD`, 'x\uFFFD']);
});

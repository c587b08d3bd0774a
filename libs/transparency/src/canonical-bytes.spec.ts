import fc from 'fast-check';
import { CanonicalBytes } from './canonical-bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { jsonValue } from './json-value.fixture.ts';

const reader = new CanonicalBytes(10_000);

/** The canonical form. Null: refused. */
function canonical(json: string): string | null {
  const source = Buffer.from(json);
  if (!reader.begin(source)) return null;
  const end = reader.value(0);
  return end === source.length ? reader.out.toString('utf8', 0, end) : null;
}

test('writes any JSON text in the canonical form of its value, or refuses it', () => {
  fc.assert(
    fc.property(jsonValue, (value) => {
      const json = JSON.stringify(value);
      const found = canonical(json);
      if (found !== null) expect(found).toBe(canonicalJson(JSON.parse(Buffer.from(json).toString())));
    }),
    { numRuns: 1_000 },
  );
});

/** Values as in events. */
const plainValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(
      fc.stringMatching(/^[ -~ঀ-৿\n\t]{0,20}$/),
      fc.integer(),
      fc.integer({ min: -9_000_000, max: 9_000_000 }).map((number) => number / 10_000),
      fc.boolean(),
      fc.constant(null),
    ),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(fc.stringMatching(/^[a-zA-Z$_0-9]{0,8}$/), tie('value'), { noNullPrototype: true, maxKeys: 12 }),
  ),
})).value;

test('does not refuse values that events contain', () => {
  fc.assert(
    fc.property(plainValue, (value) => expect(canonical(JSON.stringify(value))).toBe(canonicalJson(value))),
    { numRuns: 1_000 },
  );
});

test.each([
  ['spaces', '{"a": 1}'],
  ['an escape that is not needed', String.raw`"\u0061"`],
  ['an escaped slash', String.raw`"\/"`],
  ['a name that comes twice', '{"a":1,"a":2}'],
  ['a name that comes twice, apart', '{"b":1,"a":1,"b":2}'],
  ['an empty name beside another', '{"a":1,"":2,"":3}'],
  ['a number with an exponent', '1e3'],
  ['a number with a zero at its end', '1.50'],
  ['a number with a zero at its beginning', '01'],
  ['minus zero', '-0'],
  ['a small number', '0.0000001'],
  ['a long number', '1234567890.1234567'],
  ['no number', '-'],
  ['no value', ''],
  ['an open string', '"a'],
  ['an open object', '{"a":1'],
  ['an open array', '[1'],
  ['a comma too many', '[1,]'],
  ['a control character', '"\u0001"'],
  ['too many levels', '['.repeat(40) + ']'.repeat(40)],
])('refuses %s', (_name, json) => {
  expect(canonical(json)).toBeNull();
});

test('sorts the members of an object after any other object with as many members, also after a refused one', () => {
  for (const names of ['cab', 'bca', 'bab', 'acb', 'bba', 'cba', 'abc']) {
    const json = `{${[...names].map((name) => `"${name}":1`).join()}}`;
    const isRefused = new Set(names).size < names.length;
    expect(canonical(json)).toBe(isRefused ? null : '{"a":1,"b":1,"c":1}');
  }
});

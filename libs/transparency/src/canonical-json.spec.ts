import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonicalJson } from './canonical-json.ts';

/** The package is a CommonJS function; its types describe an ES module. */
const oracle = canonicalize as unknown as (value: unknown) => string;

test('writes every value of JSON as the reference implementation of RFC 8785 does', () => {
  // Texts of any code units, lone surrogates and controls included, also as names of fields.
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.nat(0xffff).map((c) => String.fromCharCode(c)) }),
  );
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.oneof(
        text,
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
      ),
      fc.array(tie('value')),
      fc.dictionary(fc.oneof(text, fc.nat(20).map(String)), tie('value'), { noNullPrototype: true }),
    ),
  })).value;
  fc.assert(
    fc.property(value, (json) => expect(canonicalJson(json)).toBe(oracle(json))),
    { numRuns: 500 },
  );
});

test('what is not JSON counts as null, and an absent field as none', () => {
  expect(canonicalJson(undefined)).toBe('null');
  expect(canonicalJson({ b: [undefined, Number.NaN], a: undefined })).toBe('{"b":[null,null]}');
  expect(canonicalJson(Buffer.of(1, 2))).toBe('{"data":[1,2],"type":"Buffer"}');
});

import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonicalJson } from './canonical-json.ts';
import { jsonValue } from './json-value.fixture.ts';

/** The package is a CommonJS function; its types describe an ES module. */
const oracle = canonicalize as unknown as (value: unknown) => string;

test('writes every value of JSON as the reference implementation of RFC 8785 does', () => {
  fc.assert(
    fc.property(jsonValue, (json) => expect(canonicalJson(json)).toBe(oracle(json))),
    { numRuns: 500 },
  );
});

test('writes values that JSON cannot have as null, and leaves out absent fields', () => {
  expect(canonicalJson(undefined)).toBe('null');
  expect(canonicalJson({ b: [undefined, Number.NaN], a: undefined })).toBe('{"b":[null,null]}');
  expect(canonicalJson(Buffer.of(1, 2))).toBe('{"data":[1,2],"type":"Buffer"}');
});

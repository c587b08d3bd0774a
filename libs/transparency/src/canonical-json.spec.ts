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

test('writes values that are nested deeper than the stack allows', () => {
  const depth = 100_000;
  const nested = (before: string, after: string) => `${before.repeat(depth)}[]${after.repeat(depth)}`;
  const json = JSON.parse(nested('[{"b":', ',"a":"\\u0000"},2]'));
  // No comparison by Jest, whose report of a difference would take minutes.
  expect(canonicalJson(json) === nested('[{"a":"\\u0000","b":', '},2]')).toBe(true);
});

import fc from 'fast-check';

/** Texts of any code units, including lone surrogates and control characters. Also used for names of fields. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.nat(0xffff).map((c) => String.fromCharCode(c)) }),
);

/** Any JSON value. */
export const jsonValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value')),
    fc.dictionary(fc.oneof(text, fc.nat(20).map(String)), tie('value'), { noNullPrototype: true }),
  ),
})).value;

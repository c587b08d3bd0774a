import { readFields, schemaOf } from '@dakpion/validation';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { CreatePartnerDto } from '../operator/create-partner.dto.ts';
import { CreateOrderDto } from '../orders/create-order.dto.ts';
import { orderBody } from '../orders.fixture.ts';
import { QuoteDto } from '../quotations/quote.dto.ts';

const ajv = new Ajv2020({ allowUnionTypes: true });
const isOrder = ajv.compile(schemaOf(CreateOrderDto));

// The schema expresses trimming only as a rule against blank texts, and does not express the forbidden metadata key.
const anyText = fc.string({ unit: 'binary', maxLength: 140 }).filter((text) => text.trim() === text);
const anyValue = fc.oneof(
  anyText,
  fc.constantFrom(' ', '\u00a0', '\u1680\u2003\u2028\u2029', '\u202f\u205f\u3000\ufeff'),
  fc.constantFrom(null, '', 'x'.repeat(500), 'x'.repeat(501), 0, -0.5, 1, 2, 4, 5, 90, 90.01, 180, 1e9, 1e12, true),
  fc.constantFrom('01712345678', '0171234567', 'deliver', { colour: 'red' }, { colour: 1 }, {}, []),
  fc.dictionary(
    fc
      .oneof(anyText, fc.constantFrom(' a', 'a ', '\u00a0a', 'a\u2003', 'a b', '\ufeff'))
      .filter((key) => key !== '__proto__'),
    anyText,
    { maxKeys: 22 },
  ),
);

test('the schema of a body accepts the same values as its check', () => {
  const { properties } = schemaOf(CreateOrderDto) as { properties: object };
  // The address of a callback URL is checked later.
  const fields = [...Object.keys(properties).filter((name) => name !== 'callback_url'), 'colour'];
  let taken = 0;
  fc.assert(
    fc.property(fc.constantFrom(...fields), anyValue, (name, value) => {
      const body = { ...orderBody, [name]: value };
      const { errors } = readFields(CreateOrderDto, body);
      taken += Number(errors.length === 0);
      expect({ body, taken: isOrder(body) }).toEqual({ body, taken: errors.length === 0 });
    }),
    { numRuns: 3_000 },
  );
  // Proves that enough of the generated bodies are accepted.
  expect(taken).toBeGreaterThan(300);
});

test('the fields of a parent class come first', () => {
  const [first, , , , , , last] = Object.keys((schemaOf(QuoteDto) as { properties: object }).properties);
  expect([first, last]).toEqual(['pickup_address_text', 'parcel_type']);
});

test('a field that is an object has the schema of its class, and may be null when it is optional', () => {
  const isPartner = ajv.compile(schemaOf(CreatePartnerDto));
  const partner = { name: 'Shop', email: 'shop@example.com' };
  expect(isPartner(partner)).toBe(true);
  expect(isPartner({ ...partner, rate_limits: null })).toBe(true);
  expect(isPartner({ ...partner, rate_limits: { sandbox: { write: 1, read: 2 } } })).toBe(true);
  expect(isPartner({ ...partner, rate_limits: { sandbox: { write: 1 } } })).toBe(false);
  expect(isPartner({ ...partner, rate_limits: { elsewhere: { write: 1, read: 2 } } })).toBe(false);
});

import { readFields, schemaOf } from '@dakpion/validation';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { SignInDto } from '../dashboard/sign-in.dto.ts';
import { CreatePartnerDto } from '../operator/create-partner.dto.ts';
import { CreateOrderDto } from '../orders/create-order.dto.ts';
import { orderBody } from '../orders.fixture.ts';
import { QuoteDto } from '../quotations/quote.dto.ts';
import { RedeliverWebhooksDto } from '../webhooks/redeliver-webhooks.dto.ts';

// A double and an int64 are any number here: they tell generators of clients which type to use.
const formats = { 'date-time': fullFormats['date-time'], double: true, int64: true } as const;
const ajv = new Ajv2020({ allowUnionTypes: true, formats, keywords: ['x-enum-varnames'] });
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

const emoji = (count: number) => '🛵'.repeat(count);

test.each([
  [CreateOrderDto, 'receiver_name', 'Rahima\nKhatun', false],
  [CreateOrderDto, 'receiver_name', '\n', false],
  [CreateOrderDto, 'item_name', '\u0085', false],
  [CreateOrderDto, 'metadata', { note: 'by\nhand' }, false],
  [CreateOrderDto, 'metadata', { [emoji(40)]: emoji(500) }, true],
  [CreateOrderDto, 'metadata', { [emoji(41)]: 'x' }, false],
  [CreateOrderDto, 'metadata', { note: emoji(501) }, false],
  [CreateOrderDto, 'callback_url', 'https://shop.example/hook', true],
  [RedeliverWebhooksDto, 'since', '2026-11-21T00:00:00.12345678901234Z', true],
  [RedeliverWebhooksDto, 'since', '2026-02-29T00:00:00Z', false],
  [CreatePartnerDto, 'email', `${emoji(64)}@shop.example`, true],
  [CreatePartnerDto, 'email', `${emoji(65)}@shop.example`, false],
  [CreatePartnerDto, 'email', 'a\u0000@shop.example', false],
  [CreatePartnerDto, 'email', 'a\u202eb@shop.example', false],
  [CreatePartnerDto, 'email', 'a\u200b@shop.example', false],
  [CreatePartnerDto, 'email', 'a@shop.example\u200b', false],
  [CreatePartnerDto, 'email', `a@${emoji(250)}.bd`, false],
  [SignInDto, 'email', `a@${emoji(249)}.bd`, true],
  [SignInDto, 'email', `a@${emoji(250)}.bd`, false],
])('the schema of %p.%s and its check agree on %j', (shape, name, value, isTaken) => {
  const { properties } = schemaOf(shape) as { properties: Readonly<Record<string, object>> };
  const { errors } = readFields<object>(shape, { [name]: value });
  const faults = errors.filter(({ field }) => field === name);
  expect({ schema: ajv.validate(properties[name] ?? {}, value), check: faults.length === 0 }).toEqual({
    schema: isTaken,
    check: isTaken,
  });
});

test('the schema of a callback URL allows no characters that its check refuses', () => {
  const { properties } = schemaOf(CreateOrderDto) as { properties: Readonly<Record<string, object>> };
  for (const refused of [' ', '\\', '\u0000', '\u202e', '\u00a0']) {
    expect(ajv.validate(properties.callback_url ?? {}, `https://shop.example/${refused}`)).toBe(false);
  }
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

import { readFields } from '@dakpion/validation';
import fc from 'fast-check';
import { CreateOrderDto } from '../orders/create-order.dto.ts';
import { orderBody } from '../orders.fixture.ts';

test('returns a value or named faults for any JSON, and never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (input) => {
      const { errors } = readFields(CreateOrderDto, input);
      expect(errors.length).toBeGreaterThan(0);
      for (const { field, code, message } of errors) {
        expect(typeof field).toBe('string');
        expect(code).toMatch(/^[a-z_]+$/);
        expect(message).toMatch(/\.$/);
      }
    }),
  );
});

test('accepts any JSON in place of one field, or reports it as the only fault', () => {
  const fields = Object.keys(orderBody) as (keyof typeof orderBody)[];
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.jsonValue(), (name, value) => {
      const { errors } = readFields(CreateOrderDto, { ...orderBody, [name]: value });
      expect(errors.filter(({ field }) => field !== name)).toEqual([]);
      expect(errors.length).toBeLessThanOrEqual(1);
    }),
  );
});

test('returns exactly the fields of the class for a valid body, absent ones as null', () => {
  const { value, errors } = readFields(CreateOrderDto, orderBody);
  expect(errors).toEqual([]);
  expect(value).toMatchObject(orderBody);
  for (const [name, field] of Object.entries(value)) if (!(name in orderBody)) expect(field).toBeNull();
});

test('names the first 20 of many unknown fields, and counts the others', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `${index}${'x'.repeat(1_000)}`);
  const { errors } = readFields(CreateOrderDto, {
    ...orderBody,
    ...Object.fromEntries(names.map((name) => [name, 1])),
  });
  expect(errors).toHaveLength(21);
  expect(errors.slice(0, 20).map(({ field }) => field)).toEqual(names.slice(0, 20).map((name) => name.slice(0, 60)));
  expect(errors[20]).toEqual({ field: '', code: 'unknown_field', message: 'Has 9980 more unknown fields.' });
});

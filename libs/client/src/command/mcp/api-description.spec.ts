import { ApiDescription } from './api-description.ts';

const api = new ApiDescription({
  paths: {
    '/orders/{order_id}': {
      post: {
        operationId: 'changeOrder',
        summary: 'Change an order',
        description: 'Before the pickup.',
        parameters: [
          { $ref: '#/components/parameters/OrderId' },
          { name: 'X-Idempotency-Key', in: 'header', schema: { type: 'string' }, description: 'Any value.' },
          { name: 'X-Request-Id', in: 'header', schema: { type: 'string' } },
        ],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Change' } } } },
      },
    },
  },
  components: {
    parameters: { OrderId: { name: 'order_id', in: 'path', required: true, schema: { type: 'string' } } },
    schemas: {
      Change: { properties: { place: { $ref: '#/components/schemas/Place' } }, required: ['place'] },
      Place: {
        type: 'object',
        properties: { text: { type: 'string', pattern: '^x' }, next: { $ref: '#/components/schemas/Place' } },
      },
    },
  },
});

test('puts parameters and body into one object, in which the idempotency key is required', () => {
  const { properties, required } = api.input('changeOrder');
  expect(Object.keys(properties)).toEqual(['order_id', 'idempotency_key', 'place']);
  expect(properties.idempotency_key).toEqual({ type: 'string', description: 'Any value.' });
  expect(required).toEqual(['order_id', 'idempotency_key', 'place']);
});

test('replaces references, including recursive ones, and leaves out patterns', () => {
  const text = JSON.stringify(api.input('changeOrder'));
  expect(text).not.toMatch(/\$ref|pattern/);
  expect(text.length).toBeLessThan(2_000);
});

test('returns the description of an operation in the document', () => {
  expect(api.text('changeOrder')).toBe('Change an order. Before the pickup.');
  expect([api.has('changeOrder'), api.has('removeOrder')]).toEqual([true, false]);
});

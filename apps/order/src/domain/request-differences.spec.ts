import { request } from './order.fixture.ts';
import { requestDifferences } from './request-differences.ts';

test.each([
  [{ item_price: null }, {}, []],
  [{ item_price: 0 }, {}, ['item_price']],
  [{ item_price: 1, item_name: 'Tea' }, { item_price: 2, item_name: 'Rice' }, ['item_name', 'item_price']],
  [{ metadata: { shop: 'one', basket: '7' } }, { metadata: { basket: '7', shop: 'one' } }, []],
  [{ metadata: { shop: 'one' } }, { metadata: { shop: 'one', basket: '7' } }, ['metadata']],
  [{ metadata: { shop: 'one' } }, { metadata: { basket: 'one' } }, ['metadata']],
  [{ metadata: {} }, { metadata: null }, ['metadata']],
  [{ metadata: {} }, {}, ['metadata']],
])('requests with %j and %j differ in %j, whichever is the first', (one, other, fields) => {
  const { item_price: _, item_name: __, metadata: ___, ...others } = request;
  const [first, second] = [
    { ...others, ...one },
    { ...others, ...other },
  ] as unknown as [typeof request, typeof request];
  expect(requestDifferences(first, second)).toEqual(fields);
  expect(requestDifferences(second, first)).toEqual(fields);
});

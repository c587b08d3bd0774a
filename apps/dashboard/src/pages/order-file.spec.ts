import { maxFileBytes, maxOrdersOfFile, orderColumns, orderFileTemplate, readOrderFile } from './order-file.ts';

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;
const read = (text: string) => readOrderFile(bytesOf(text));
const codesOf = (text: string) => read(text).faults.map(({ row, column, code }) => [row, column, code]);

test('has a template that is a valid file with a BOM', () => {
  const { rows, faults } = read(orderFileTemplate());
  expect(faults).toEqual([]);
  expect(rows).toEqual([
    {
      row: 2,
      order: expect.objectContaining({
        receiver_name: 'Rahima Khatun',
        receiver_phone_number: '01712345678',
        estimated_receiver_address_latitude: 23.7806,
        parcel_type: 2,
        is_freelancer: false,
        item_price: 1500,
      }),
    },
  ]);
  expect(rows[0]?.order).not.toHaveProperty('parcel_comment');
});

test('accepts quoted fields with commas, quotation marks and line ends, and counts rows as a spreadsheet does', () => {
  const text = 'receiver_name,receiver_address_text\n"Rahima, ""Rumi""","House 7\nDhaka"\n\n,\nকরিম,ঢাকা\n';
  expect(read(text).rows).toEqual([
    {
      row: 2,
      order: { is_freelancer: false, receiver_name: 'Rahima, "Rumi"', receiver_address_text: 'House 7\nDhaka' },
    },
    { row: 5, order: { is_freelancer: false, receiver_name: 'করিম', receiver_address_text: 'ঢাকা' } },
  ]);
});

test.each([';', '\t'])('accepts cells separated by %j', (separator) => {
  const text = [['receiver_name', 'parcel_type'].join(separator), ['Karim', '3'].join(separator)].join('\r\n');
  expect(read(text).rows[0]?.order).toMatchObject({ receiver_name: 'Karim', parcel_type: 3 });
});

test('corrects phone numbers that a spreadsheet has changed, and leaves other faults to the gateway', () => {
  const { rows } = read('receiver_phone_number,parcel_type,is_freelancer\n1712345678,large,YES\n');
  expect(rows[0]?.order).toEqual({ receiver_phone_number: '01712345678', parcel_type: 'large', is_freelancer: true });
});

test('reads Bangla digits, and phone numbers as people write them', () => {
  const { rows } = read('receiver_phone_number,item_price\n০১৭১২৩৪৫৬৭৮,১৫০০\n+88 01712-345678,১.৫\n');
  expect(rows.map(({ order }) => [order.receiver_phone_number, order.item_price])).toEqual([
    ['01712345678', 1500],
    ['01712345678', 1.5],
  ]);
});

test.each([
  ['of unknown columns', 'receiver_name,colour\nKarim,red\n', [[null, 'colour', 'unknown_column']]],
  ['of repeated columns', 'item_name,item_name\na,b\n', [[null, 'item_name', 'repeated_column']]],
  ['without orders', `${orderColumns.join(',')}\n`, [[null, '', 'no_orders']]],
  ['with more cells than columns', 'item_name\na\nb,c\n', [[3, '', 'unnamed_column']]],
  ['with a cell below an empty name', 'item_name,,item_price\na,,1\nb,c,1\n', [[3, '', 'unnamed_column']]],
  ['with an unclosed quotation mark', 'item_name,item_price\n"a,1\n', [[null, '', 'open_quotes']]],
  ['of too many orders', `item_name\n${'a\n'.repeat(maxOrdersOfFile + 1)}`, [[null, '', 'too_many_orders']]],
  ['that is too large', 'x'.repeat(maxFileBytes + 1), [[null, '', 'file_too_large']]],
])('refuses a file %s', (_, text, faults) => {
  expect(codesOf(text)).toEqual(faults);
});

test('refuses a file in an encoding other than UTF-8', () => {
  expect(readOrderFile(new Uint8Array([0x69, 0xe9]).buffer).faults).toMatchObject([{ code: 'not_utf8' }]);
});

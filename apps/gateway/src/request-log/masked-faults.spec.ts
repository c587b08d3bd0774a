import { maskedFaults } from './masked-faults.ts';

const code = 'wrong_type' as const;

test('keeps the names and places of faulty fields, and removes what the partner wrote', () => {
  const faults = [
    { field: 'orders[12].receiver_phone_number', code, message: 'Must be a mobile number.' },
    { field: 'Rahim Uddin', code, message: 'Unknown field. Call 01712345678.' },
    {
      field: 'orders[1].metadata.rahim.b',
      code,
      message: 'The value of Rahim: must Uddin must be text (a JSON string).',
    },
    { field: 'metadata', code, message: 'The value of Ra\nhim: Must have no control characters.' },
    {
      field: 'metadata',
      code,
      message: 'Keys must not be empty. The value of a must be text. The value of Rahim must be text.',
    },
  ];
  expect(maskedFaults(faults)).toEqual([
    faults[0],
    { field: 'xxxxx xxxxx', code, message: 'Unknown field. Call 00000000000.' },
    { field: 'orders[1].metadata.xxxxx.x', code, message: 'The value of a key must be text (a JSON string).' },
    { field: 'metadata', code, message: 'The value of a key: Must have no control characters.' },
    { field: 'metadata', code, message: 'Keys must not be empty. The value of a key must be text.' },
  ]);
});

test('keeps the names of headers', () => {
  const faults = ['X-Idempotency-Key', 'Last-Event-ID'].map((field) => ({ field, code, message: 'Must be visible.' }));
  expect(maskedFaults(faults)).toEqual(faults);
});

test('keeps at most 20 faults', () => {
  const fault = { field: 'limit', code, message: 'Must be a number.' };
  expect(maskedFaults(Array.from({ length: 50 }, () => fault))).toHaveLength(20);
});

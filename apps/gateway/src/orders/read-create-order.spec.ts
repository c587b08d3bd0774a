import { leastRequest, orderBody } from '../orders.fixture.ts';
import { createPath, setUpShop } from './create-order.fixture.ts';

const { gateway, keys, commands, create, faultsOf } = setUpShop();

/** The request that reached the order service. */
async function requestOf(body: unknown): Promise<unknown> {
  const answer = await create(body);
  expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
  const command = commands.at(-1)!;
  return command.type === 'PlaceOrder' ? command.request : command;
}

describe('valid values', () => {
  test('are accepted for every field', async () => {
    const body = {
      ...orderBody,
      partner_reference_id: 'INV-1',
      item_price: 1499.5,
      item_name: 'শাড়ি 🎁',
      parcel_comment: 'ফোন করবেন',
      detailed_address: 'Gate 4, floor 2',
      callback_url: 'https://shop.example.com/hooks?x=1',
      quotation_id: 'quo_abc',
      metadata: { branch: 'Gulshan', note: ' two words ' },
      sandbox_scenario: 'slow',
    };
    expect(await requestOf(body)).toEqual({ ...body, metadata: { branch: 'Gulshan', note: 'two words' } });
  });

  test('are trimmed when they are texts, and count as absent when they are null', async () => {
    const body = { ...orderBody, receiver_name: '  Karim\n', item_name: null, metadata: null };
    expect(await requestOf(body)).toEqual({ ...leastRequest, receiver_name: 'Karim' });
  });

  test('may have the greatest length, counted in characters of any script', async () => {
    const body = {
      ...orderBody,
      pickup_address_text: '🏠'.repeat(500),
      receiver_name: 'ক'.repeat(120),
      parcel_comment: 'x'.repeat(1000),
      partner_reference_id: 'y'.repeat(100),
      metadata: Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => [`${index}`.padEnd(40, 'k'), 'ক'.repeat(500)]),
      ),
    };
    expect(await requestOf(body)).toMatchObject(body);
  });

  test('may be http URLs of allow-listed addresses', async () => {
    const callback_url = 'http://127.0.0.1:4000/hook';
    expect(await requestOf({ ...orderBody, callback_url })).toMatchObject({ callback_url });
  });

  test('may be whole numbers written as 2.0, and the poles', async () => {
    const text = JSON.stringify(orderBody).replace('"parcel_type":2', '"parcel_type":2.0');
    const answer = await create(text);
    expect(answer.status).toBe(201);
    const poles = { estimated_pickup_address_latitude: -90, estimated_pickup_address_longitude: 180 };
    expect(await requestOf({ ...orderBody, ...poles })).toMatchObject(poles);
  });
});

describe('invalid values', () => {
  test('of several pairs of metadata are named in one fault', async () => {
    const value = (key: string) => `The value of ${key} must be text (a JSON string).`;
    const keys = 'Keys must not be empty or begin or end with a space.';
    expect(await faultsOf({ ...orderBody, metadata: { a: 1, '': 'x', ok: 'y', ' b': 'x', c: null } })).toEqual([
      { field: 'metadata', code: 'bad_format', message: `${keys} ${value('a')} ${value('c')}` },
    ]);
  });

  test('are reported all at once, in the order of the fields, unknown ones last', async () => {
    const faults = await faultsOf({
      estimated_pickup_address_latitude: 90.1,
      estimated_pickup_address_longitude: '90.4',
      receiver_address_text: 'x'.repeat(501),
      estimated_receiver_address_latitude: null,
      estimated_receiver_address_longitude: -181,
      parcel_type: 5,
      receiver_name: '   ',
      receiver_phone_number: '+8801712345678',
      driver_type: '1',
      is_freelancer: 'true',
      item_price: -1,
      item_name: 7,
      parcel_comment: 'a\u0000b',
      callback_url: 'http://shop.example.com/',
      metadata: { a: 1 },
      sandbox_scenario: 'fast',
      recever_name: 'Karim',
    });
    expect(faults).toEqual([
      { field: 'pickup_address_text', code: 'required', message: 'Is required.' },
      { field: 'estimated_pickup_address_latitude', code: 'out_of_range', message: 'Must be from -90 to 90.' },
      {
        field: 'estimated_pickup_address_longitude',
        code: 'wrong_type',
        message: 'Must be a JSON number, without quotes.',
      },
      { field: 'receiver_address_text', code: 'too_long', message: 'Must have at most 500 characters.' },
      { field: 'estimated_receiver_address_latitude', code: 'required', message: 'Is required.' },
      { field: 'estimated_receiver_address_longitude', code: 'out_of_range', message: 'Must be from -180 to 180.' },
      {
        field: 'parcel_type',
        code: 'not_one_of',
        message: 'Must be one of: 1 (Document), 2 (Small), 3 (Medium) or 4 (Large).',
      },
      { field: 'receiver_name', code: 'empty', message: 'Must not be empty.' },
      {
        field: 'receiver_phone_number',
        code: 'bad_format',
        message: 'Must be 11 digits that begin with 01, e.g. 01712345678.',
      },
      {
        field: 'driver_type',
        code: 'wrong_type',
        message: 'Must be a JSON number, without quotes: 1 (Motorcycle) or 2 (Car).',
      },
      { field: 'is_freelancer', code: 'wrong_type', message: 'Must be true or false, without quotes.' },
      { field: 'item_price', code: 'out_of_range', message: 'Must be from 0 to 1000000000.' },
      { field: 'item_name', code: 'wrong_type', message: 'Must be text (a JSON string).' },
      {
        field: 'parcel_comment',
        code: 'control_characters',
        message:
          'Must not contain control characters, line breaks, tabs, bidirectional text controls or unpaired surrogates.',
      },
      { field: 'metadata', code: 'wrong_type', message: 'The value of a must be text (a JSON string).' },
      {
        field: 'sandbox_scenario',
        code: 'not_one_of',
        message:
          'Must be one of: deliver, no_rider, cancelled_by_dispatch, slow, stuck_after_pickup, duplicate_webhooks.',
      },
      {
        field: 'recever_name',
        code: 'unknown_field',
        message: expect.stringMatching(/^Unknown field\. Known fields: pickup_address_text, .*receiver_name/),
      },
      {
        field: 'callback_url',
        code: 'https_required',
        message: 'Use https://. http:// is allowed only for hosts that resolve to an address in 127.0.0.0/8.',
      },
    ]);
  });

  test('are answered with a complete problem document', async () => {
    const answer = await create({ ...orderBody, colour: 'red' }, { 'x-request-id': 'shop-2' });
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toEqual({
      type: 'https://api.example.com/problems/validation_failed',
      title: 'Validation failed',
      status: 422,
      detail: 'The request has 1 error. Nothing was changed. Correct the field in errors and send the request again.',
      instance: createPath,
      code: 'validation_failed',
      request_id: 'shop-2',
      errors: [{ field: 'colour', code: 'unknown_field', message: expect.any(String) }],
    });
  });

  test.each([
    ['receiver_phone_number', '02712345678', 'bad_format'],
    ['receiver_phone_number', '0171234567', 'bad_format'],
    ['receiver_phone_number', '017123456789', 'bad_format'],
    ['receiver_phone_number', '০১৭১২৩৪৫৬৭৮', 'bad_format'],
    ['receiver_phone_number', 1712345678, 'wrong_type'],
    ['parcel_type', 1.5, 'not_one_of'],
    ['parcel_type', true, 'wrong_type'],
    ['driver_type', 0, 'not_one_of'],
    ['is_freelancer', 1, 'wrong_type'],
    ['is_freelancer', null, 'required'],
    ['item_price', '100', 'wrong_type'],
    ['item_price', 1e10, 'out_of_range'],
    ['receiver_name', 'a\tb', 'control_characters'],
    ['receiver_name', 'a\u0085b', 'control_characters'],
    ['receiver_name', 'a\ud800b', 'control_characters'],
    ['receiver_name', ['Karim'], 'wrong_type'],
    ['receiver_name', 'x'.repeat(121), 'too_long'],
    ['pickup_address_text', '🏠'.repeat(501), 'too_long'],
    ['item_name', 'x'.repeat(121), 'too_long'],
    ['parcel_comment', 'x'.repeat(1001), 'too_long'],
    ['detailed_address', 'x'.repeat(501), 'too_long'],
    ['partner_reference_id', 'x'.repeat(101), 'too_long'],
    ['callback_url', 'not a url', 'invalid_url'],
    ['callback_url', 'https://me:pw@shop.example.com/', 'user_info_not_allowed'],
    ['callback_url', 'https://10.0.0.1/', 'address_not_allowed'],
    ['callback_url', `https://shop.example.com/${'x'.repeat(2000)}`, 'too_long'],
    ['callback_url', 17, 'wrong_type'],
    ['metadata', [], 'wrong_type'],
    ['metadata', 'a=b', 'wrong_type'],
    ['metadata', Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`k${index}`, 'v'])), 'too_many'],
    ['metadata', { ['k'.repeat(41)]: 'v' }, 'too_long'],
    ['metadata', { k: 'v'.repeat(501) }, 'too_long'],
    ['metadata', { 'k ': 'v' }, 'bad_format'],
    ['metadata', { '': 'v' }, 'bad_format'],
    ['metadata', { k: 'a\nb' }, 'control_characters'],
    ['metadata', { k: null }, 'wrong_type'],
  ])('are refused: %s with %j as %s', async (field, value, code) => {
    expect(await faultsOf({ ...orderBody, [field]: value })).toEqual([{ field, code, message: expect.any(String) }]);
  });

  test('include numbers beyond the range of a double', async () => {
    const text = JSON.stringify(orderBody).replace('"parcel_type":2', '"parcel_type":2,"item_price":1e999');
    expect(await faultsOf(text)).toMatchObject([{ field: 'item_price', code: 'out_of_range' }]);
  });

  test('include names with a meaning in JavaScript, which are unknown fields like others', async () => {
    const text = JSON.stringify(orderBody).replace('{', '{"__proto__":{"x":1},"constructor":1,"toString":2,');
    expect(await faultsOf(text)).toMatchObject([
      { field: '__proto__', code: 'unknown_field' },
      { field: 'constructor', code: 'unknown_field' },
      { field: 'toString', code: 'unknown_field' },
    ]);
    const metadata = JSON.stringify(orderBody).replace('{', '{"metadata":{"__proto__":"x"},');
    expect(await faultsOf(metadata)).toMatchObject([{ field: 'metadata', code: 'not_allowed' }]);
  });

  test('include scenarios with a production key', async () => {
    expect(await faultsOf({ ...orderBody, sandbox_scenario: 'slow' }, {}, keys().production)).toEqual([
      {
        field: 'sandbox_scenario',
        code: 'not_allowed',
        message: 'Is available with sandbox keys only. Omit the field or use your sandbox key.',
      },
    ]);
  });
});

describe('bodies', () => {
  test.each([
    ['an array', '[]', 'wrong_type'],
    ['text', '"order"', 'wrong_type'],
    ['null', 'null', 'wrong_type'],
    ['nothing', '', 'required'],
  ])('are refused when they are not an object: %s', async (_, body, code) => {
    expect(await faultsOf(body)).toEqual([{ field: '', code, message: 'Must be a JSON object.' }]);
  });

  test.each([
    ['cut short', '{"receiver_name":'],
    ['with a trailing comma', '{"a":1,}'],
    ['not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ])('are refused as malformed: %s', async (_, body) => {
    const response = await fetch(`${gateway().url}${createPath}`, {
      method: 'POST',
      headers: { 'x-api-key': keys().sandbox, 'content-type': 'application/json' },
      body,
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'malformed_json']);
  });

  test('are refused like others when they nest deeper than the stack allows', async () => {
    const depth = 20_000;
    const text = `{"item_name":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(await faultsOf(text)).toContainEqual({
      field: 'item_name',
      code: 'wrong_type',
      message: 'Must be text (a JSON string).',
    });
  });

  test('are refused above 64 KiB, and accepted at exactly 64 KiB', async () => {
    const padded = (bytes: number) => JSON.stringify({ a: 'x'.repeat(bytes - 8) });
    const answer = await create(padded(64 * 1024 + 1));
    expect([answer.status, answer.body.code, answer.body.limit_bytes]).toEqual([413, 'payload_too_large', 65_536]);
    expect((await create(padded(64 * 1024))).status).toBe(422);
  });

  test('that are too large end the connection after the answer, which a client that still sends one can read', async () => {
    const answer = await create('x'.repeat(8 * 1024 * 1024));
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
    expect(answer.headers.get('connection')).toBe('close');
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'application/jsonp',
  ])('are refused as an unsupported type with %s', async (contentType) => {
    const answer = await create(orderBody, { 'content-type': contentType });
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('are refused when they are compressed', async () => {
    const answer = await create(orderBody, { 'content-encoding': 'gzip' });
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type']);
  });

  test('are accepted as application/json with its charset', async () => {
    expect((await create(orderBody, { 'content-type': 'Application/JSON; charset="UTF-8"' })).status).toBe(201);
  });

  test('are checked after the key', async () => {
    const answer = await create('{', { 'content-type': 'text/plain' }, 'live_key_wrong');
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_api_key']);
  });
});

import { withoutPhones } from '@dakpion/service';
import fc from 'fast-check';
import { maskedAddress } from './masked-address.ts';
import { maskedBody } from './masked-body.ts';

const words: ReadonlySet<string> = new Set(['v1', 'business', 'order', 'orders', 'create', 'status']);

describe('an address', () => {
  test.each([
    ['/v1/business/order/create', '/v1/business/order/create', null],
    [
      '/v1/business/order/ord_khtr1zkd6m75fr6xmqvdvetcmz/status',
      '/v1/business/order/ord_khtr1zkd6m75fr6xmqvdvetcmz/status',
      null,
    ],
    ['/v1/business/order/Rahim%20Uddin', '/v1/business/order/xxxxx xxxxx', null],
    ['/v1/business/order/%E0%A6%B0', '/v1/business/order/x', null],
    ['/v1/business/order/%E0%A4%A', '/v1/business/order/%x0%x0%x', null],
    ['/v1/business/01712345678', '/v1/business/00000000000', null],
    ['/v1/business/orders?page=2&limit=50', '/v1/business/orders', 'page=2&limit=50'],
    [
      '/v1/business/orders?status=01712345678&page=%2B8801712345678',
      '/v1/business/orders',
      'status=00000000000&page=%2B0000000000000',
    ],
    [
      '/v1/business/order/mr_Rahim?order_id=Rahim&status=rahim&parcel_status=Rahim&after=rahim&from=Rahim&code=rahim&limit=ten',
      '/v1/business/order/xx_xxxxx',
      'order_id=xxxxx&status=xxxxx&parcel_status=xxxxx&after=xxxxx&from=xxxxx&code=xxxxx&limit=xxx',
    ],
    [
      '/v1/business/orders?after=12+Rahim&status=200+Rahim&parcel_status=PENDING%2CRahim&rahim+1=1',
      '/v1/business/orders',
      'after=00+xxxxx&status=000+xxxxx&parcel_status=xxxxxxx%2Cxxxxx&xxxxx+0=0',
    ],
    [
      '/v1/business/orders?after=Rahim+12&status=Rahim+200&1+rahim=1',
      '/v1/business/orders',
      'after=xxxxx+00&status=xxxxx+000&0+xxxxx=0',
    ],
    ...[
      'parcel_status=PENDING%2CPICKED&after=12',
      'status=manual_review&created_at_from=2026-11-25',
      'status=4xx&problem_code=order_not_found&method=POST',
      'from=2026-11-25T10%3A00%3A00%2B06%3A00&to=2026-11',
      'order_id=ord_khtr1zkd6m75fr6xmqvdvetcmz',
      'after=1764000000000.req_zkzkqmnm7jwm668pmt5pn0psk5',
    ].map((query): [string, string, string] => [`/v1/business/orders?${query}`, '/v1/business/orders', query]),
    ['/v1/business/orders?receiver_name=Rahim&Karim=1', '/v1/business/orders', 'receiver_name=xxxxx&xxxxx=0'],
  ])('is masked: %s', (url, path, query) => {
    expect(maskedAddress(url, words)).toEqual({ path, query });
  });

  test('is limited in length', () => {
    const { path, query } = maskedAddress(`/${'a'.repeat(2_000)}?page=${'1'.repeat(2_000)}`, words);
    expect([path.length <= 500, (query ?? '').length <= 500]).toEqual([true, true]);
    const { query: encoded } = maskedAddress(`/?${'%ED%A0%80'.repeat(50)}=1`, words);
    expect(encoded).toMatch(/^(%[0-9A-F]{2}){150,166}$/);
  });
});

test('masks phone numbers in ids of the caller', () => {
  expect(withoutPhones('order-01712345678-1')).toBe('order-00000000000-1');
  expect(withoutPhones('+880 1712-345678')).toBe('+880 1712-345678'.replace(/\d/g, '0'));
  expect(withoutPhones('550e8400-e29b-41d4-a716-446655440000')).toBe('550e8400-e29b-41d4-a716-446655440000');
});

describe('a body', () => {
  const masked = (text: string) => maskedBody(Buffer.from(text));

  test('keeps its faults, without names, numbers and addresses', () => {
    const body = {
      receiver_name: 'Rahim Uddin রহিম',
      receiver_phone_number: '01712345678',
      estimated_receiver_address_latitude: 23.780636,
      item_price: 1712345678,
      parcel_type: 9,
      is_freelancer: 'yes',
      sandbox_scenario: 'no_rider',
      partner_reference_id: null,
      metadata: { rahim: 'Flat 4' },
    };
    expect(JSON.parse(masked(JSON.stringify(body)).body ?? '')).toEqual({
      receiver_name: 'xxxxx xxxxx xxxx',
      receiver_phone_number: '01000000000',
      estimated_receiver_address_latitude: 23.78,
      item_price: 1_000_000_000,
      parcel_type: 9,
      is_freelancer: 'xxx',
      sandbox_scenario: 'no_rider',
      partner_reference_id: null,
      metadata: { xxxxx: 'xxxx 0' },
    });
  });

  test('keeps only known words of a plain field', () => {
    const known = '{"status":"manual_review","event":"PICKED","order_id":"ord_khtr1zkd6m75fr6xmqvdvetcmz"}';
    expect(masked(known).body).toBe(known);
    expect(masked('{"status":"Rahim","event":"Rahim","order_id":"ord_Rahim","sandbox_scenario":"Rahim"}').body).toBe(
      '{"status":"xxxxx","event":"xxxxx","order_id":"xxx_xxxxx","sandbox_scenario":"xxxxx"}',
    );
    expect(masked('{"status":["Rahim",{"order_id":"Rahim"}],"event":"01712345678"}').body).toBe(
      '{"status":["xxxxx",{"xxxxx_xx":"xxxxx"}],"event":"01000000000"}',
    );
  });

  test('keeps only words as names of fields', () => {
    expect(masked('{"receiver_name":1,"name Rahim":2,"Rahim name":3}').body).toBe(
      '{"receiver_name":1,"xxxx xxxxx":2,"xxxxx xxxx":3}',
    );
  });

  test('keeps its punctuation when it is not JSON', () => {
    expect(masked('{"receiver_name": "Rahim",}').body).toBe('{"xxxxxxxx_xxxx": "xxxxx",}');
  });

  test('is omitted when it is too large, and truncated where it is too deep', () => {
    expect(masked(`"${'x'.repeat(9_000)}"`)).toEqual({ body: null, body_omitted: true });
    expect(masked(`"${'x'.repeat(20_000)}"`)).toEqual({ body: null, body_omitted: true });
    const deep = masked(`${'['.repeat(5_000)}"Rahim"${']'.repeat(5_000)}`);
    expect(deep).toEqual({ body: '[[[[[[null]]]]]]', body_omitted: false });
  });

  test('contains no digits of a phone number, whatever its form', () => {
    const phone = '01798765432';
    const json = fc
      .jsonValue()
      .map((value) => JSON.stringify({ any: value, status: phone, event: [phone], name: `a ${phone}`, [phone]: 1 }));
    fc.assert(
      fc.property(
        fc.oneof(
          json,
          fc.string().map((text) => text + phone),
        ),
        (text) => {
          expect(masked(text).body ?? '').not.toContain('798765432');
        },
      ),
    );
  });
});

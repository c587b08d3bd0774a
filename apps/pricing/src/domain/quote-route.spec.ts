import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type DriverType, dhakaTime, type ParcelType, type PriceRoute, type Quotation } from '@dakpion/contracts';
import fc from 'fast-check';
import { estimatedDistanceKm, honourQuotation, type PricedDistance, quoteRoute, refusalOf } from './quote-route.ts';
import type { Tariff } from './tariff.ts';

const tariff: Tariff = JSON.parse(readFileSync(new URL('../../config/tariff.json', import.meta.url), 'utf8'));
const secret = 'a secret of the tests';
const start = Date.parse('2026-11-21T06:00:00Z');
const minute = 60_000;

const request: PriceRoute = {
  type: 'PriceRoute',
  environment: 'sandbox',
  route: {
    pickup_address_text: 'House 5, Road 3, Dhanmondi, Dhaka',
    estimated_pickup_address_latitude: 23.7465,
    estimated_pickup_address_longitude: 90.376,
    receiver_address_text: 'বাড়ি ১২, গুলশান ২, ঢাকা',
    estimated_receiver_address_latitude: 23.7925,
    estimated_receiver_address_longitude: 90.4078,
    parcel_type: 3,
  },
  driver_type: 1,
  quotation_id: null,
};

const estimated = (distance_km: number): PricedDistance => ({ distance_km, distance_source: 'estimate' });
const quote = (of = request, at = start) =>
  quoteRoute(of, tariff, estimated(estimatedDistanceKm(of.route, tariff)), secret, at);
const honour = (of: PriceRoute, id: string, at = start) => honourQuotation(of, id, secret, at);
const refused = (refusal: object) => ({ outcome: 'refused', refusal });

const anyCoordinate = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const anyAddress = fc.string({ minLength: 1, maxLength: 500, unit: 'grapheme' });
const anyRequest: fc.Arbitrary<PriceRoute> = fc.record({
  type: fc.constant('PriceRoute' as const),
  environment: fc.constantFrom('sandbox' as const, 'production' as const),
  route: fc.record({
    pickup_address_text: anyAddress,
    estimated_pickup_address_latitude: anyCoordinate(90),
    estimated_pickup_address_longitude: anyCoordinate(180),
    receiver_address_text: anyAddress,
    estimated_receiver_address_latitude: anyCoordinate(90),
    estimated_receiver_address_longitude: anyCoordinate(180),
    parcel_type: fc.constantFrom<ParcelType>(1, 2, 3, 4),
  }),
  driver_type: fc.constantFrom<DriverType>(1, 2),
  quotation_id: fc.constant(null),
});

describe('a quotation', () => {
  test('has every field of the answer', () => {
    // 6.06 km on the great circle, times 1.3.
    expect(quote()).toEqual({
      quotation_id: expect.stringMatching(/^quo_[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{43}$/),
      currency: 'BDT',
      total_price: 158,
      driver_type: 1,
      parcel_type: 3,
      distance_km: 7.87,
      distance_source: 'estimate',
      time_to_pickup: 8,
      duration: 19,
      breakdown: [
        { code: 'base_fare', label: 'Base fare', amount: 50 },
        { code: 'distance_fare', label: 'Distance fare', amount: 88 },
        { code: 'parcel_surcharge', label: 'Parcel surcharge', amount: 20 },
      ],
      options: [
        { driver_type: 1, total_price: 158, time_to_pickup: 8, duration: 19 },
        { driver_type: 2, total_price: 249, time_to_pickup: 12, duration: 24 },
      ],
      tariff_version: '2026-11-01',
      expires_at: dhakaTime(start + 15 * minute),
    });
  });

  test('has the price of the other option for the other driver', () => {
    const { total_price, time_to_pickup, duration, options } = quote({ ...request, driver_type: 2 });
    expect({ driver_type: 2, total_price, time_to_pickup, duration }).toEqual(options[1]);
  });

  test('is refused outside the service area', () => {
    expect(refusalOf(request.route, { polygons: [] })).toEqual({
      code: 'outside_service_area',
      fields: [
        'estimated_pickup_address_latitude',
        'estimated_pickup_address_longitude',
        'estimated_receiver_address_latitude',
        'estimated_receiver_address_longitude',
      ],
    });
  });
});

describe('honouring a quotation', () => {
  test('charges exactly the quoted price, for any request', () => {
    fc.assert(
      fc.property(anyRequest, (any) => {
        const quotation = quote(any);
        expect(honour(any, quotation.quotation_id)).toEqual({ outcome: 'priced', quotation });
      }),
    );
  });

  test('keeps the rounding line and a long tariff version, and its id stays short', () => {
    const driver = { base_fare: 50.4, included_km: 0, fare_per_km: 99_999.99, speed_kmh: 1, approach_km: 1_000 };
    const long: Tariff = {
      version: 'v'.repeat(40),
      distance_factor: 5,
      driver_types: { 1: driver, 2: driver },
      parcel_surcharges: { 1: 0.4, 2: 0.4, 3: 0.4, 4: 0.4 },
    };
    const far: PriceRoute = {
      ...request,
      route: {
        ...request.route,
        estimated_pickup_address_latitude: -89.12345678901234,
        estimated_pickup_address_longitude: -179.1234567890123,
        estimated_receiver_address_latitude: -1.23456789012345e-10,
        estimated_receiver_address_longitude: 179.1234567890123,
      },
    };
    const quotation = quoteRoute(far, long, estimated(estimatedDistanceKm(far.route, long)), secret, start);
    expect(quotation.breakdown.map(({ code }) => code)).toContain('rounding');
    expect(quotation.quotation_id.length).toBeLessThan(700);
    expect(honour(far, quotation.quotation_id)).toEqual({ outcome: 'priced', quotation });
  });

  test('is valid for 15 minutes, to the millisecond', () => {
    const quotation = quote();
    const expired_at = dhakaTime(start + 15 * minute);
    expect(honour(request, quotation.quotation_id, start + 15 * minute - 1)).toEqual({ outcome: 'priced', quotation });
    expect(honour(request, quotation.quotation_id, start + 15 * minute)).toEqual(
      refused({ code: 'quotation_expired', expired_at }),
    );
  });

  test.each<[string, Partial<PriceRoute['route']>]>([
    ['estimated_pickup_address_latitude', { estimated_pickup_address_latitude: 23.7466 }],
    ['estimated_pickup_address_longitude', { estimated_pickup_address_longitude: 90.3761 }],
    ['estimated_receiver_address_latitude', { estimated_receiver_address_latitude: 23.79250000001 }],
    ['estimated_receiver_address_longitude', { estimated_receiver_address_longitude: -90.4078 }],
    ['parcel_type', { parcel_type: 4 }],
  ])('is a mismatch with another %s', (field, changed) => {
    const other = { ...request, route: { ...request.route, ...changed } };
    expect(honour(other, quote().quotation_id)).toEqual(refused({ code: 'quotation_mismatch', fields: [field] }));
  });

  test('is a mismatch with another driver, although the quotation has its price as an option', () => {
    expect(honour({ ...request, driver_type: 2 }, quote().quotation_id)).toEqual(
      refused({ code: 'quotation_mismatch', fields: ['driver_type'] }),
    );
  });

  test('accepts another text of the address, because the route is its coordinates', () => {
    const route = { ...request.route, receiver_address_text: 'বাড়ি ১২, গুলশান ২, ঢাকা, চতুর্থ তলা' };
    expect(honour({ ...request, route }, quote().quotation_id)).toEqual(honour(request, quote().quotation_id));
    expect(honour({ ...request, route }, quote().quotation_id)).toMatchObject({ outcome: 'priced' });
  });

  test('names every field that differs', () => {
    const route = { ...request.route, parcel_type: 1 as const, estimated_pickup_address_latitude: 23.7 };
    expect(honour({ ...request, route, driver_type: 2 }, quote().quotation_id)).toEqual(
      refused({
        code: 'quotation_mismatch',
        fields: ['estimated_pickup_address_latitude', 'parcel_type', 'driver_type'],
      }),
    );
  });

  test('refuses a quotation of the other environment or with another secret', () => {
    const { quotation_id } = quote();
    const invalid = refused({ code: 'quotation_invalid' });
    expect(honour({ ...request, environment: 'production' }, quotation_id)).toEqual(invalid);
    expect(honourQuotation(request, quotation_id, 'another secret', start)).toEqual(invalid);
  });

  test('refuses a quotation with any character changed', () => {
    const { quotation_id } = quote();
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \n';
    for (let place = 0; place < quotation_id.length; place += 1) {
      for (const character of alphabet) {
        if (quotation_id[place] === character) continue;
        const tampered = quotation_id.slice(0, place) + character + quotation_id.slice(place + 1);
        const { outcome } = honour(request, tampered);
        if (outcome !== 'refused') throw new Error(`honoured with ${character} at ${place}`);
      }
    }
  });

  test('refuses another payload under the same signature, and any other text', () => {
    const [payload = '', signature = ''] = quote().quotation_id.slice('quo_'.length).split('.');
    const terms = JSON.parse(Buffer.from(payload, 'base64url').toString());
    terms[10] = [[1, 1, 1, 1]];
    const forged = `quo_${Buffer.from(JSON.stringify(terms)).toString('base64url')}.${signature}`;
    const texts = ['', 'quo_', 'quo_.', payload, `${quote().quotation_id}\n`, `quo_${'A'.repeat(100_000)}`, forged];
    for (const text of texts) expect(honour(request, text)).toEqual(refused({ code: 'quotation_invalid' }));
    fc.assert(fc.property(fc.string(), (text) => honour(request, `quo_${text}`).outcome === 'refused'));
  });

  test('refuses a signed payload of a format that it does not know', () => {
    const [payload = ''] = quote().quotation_id.slice('quo_'.length).split('.');
    const terms = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const signed = (other: unknown) => {
      const text = Buffer.from(JSON.stringify(other)).toString('base64url');
      return `quo_${text}.${createHmac('sha256', secret).update(`quotation ${text}`).digest('base64url')}`;
    };
    expect(honour(request, signed(terms))).toMatchObject({ outcome: 'priced' });
    // Older quotations do not name the source of their distance.
    expect(honour(request, signed(terms.slice(0, -1)))).toMatchObject({ quotation: { distance_source: null } });
    expect(honour(request, signed([2, ...terms.slice(1)]))).toEqual(refused({ code: 'quotation_invalid' }));
  });

  test('does not depend on the present tariff', () => {
    const quoted: Quotation = quote();
    const dearer = { ...tariff, version: 'dearer', parcel_surcharges: { 1: 500, 2: 500, 3: 500, 4: 500 } };
    const anew = quoteRoute(request, dearer, estimated(quoted.distance_km), secret, start);
    expect(anew.total_price).toBe(638);
    expect(honour(request, quoted.quotation_id)).toEqual({ outcome: 'priced', quotation: quoted });
  });
});

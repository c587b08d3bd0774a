import type { Body } from '../api.ts';
import { orderRequest, quotationRequest } from '../order-request.ts';
import type { Contract } from './started-contract.ts';

const path = '/v1/business/order/quotation';
const kolkata = { estimated_pickup_address_latitude: 22.5726, estimated_pickup_address_longitude: 88.3639 };
/** Kilometres between the addresses of `orderRequest` on the great circle, by the haversine formula. */
const greatCircleKm = (() => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const from = orderRequest();
  const [lat1, lat2] = [from.estimated_pickup_address_latitude, from.estimated_receiver_address_latitude].map(radians);
  const dLat = radians(from.estimated_receiver_address_latitude - from.estimated_pickup_address_latitude);
  const dLng = radians(from.estimated_receiver_address_longitude - from.estimated_pickup_address_longitude);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(lat1 ?? 0) * Math.cos(lat2 ?? 0) * Math.sin(dLng / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.sqrt(h));
})();

/** The answer of a quotation, and the price of an order with it. */
export function quotationRows(contract: () => Contract): void {
  const quote = async (more = {}): Promise<Body> =>
    (await contract().partner.sandbox.post(path, quotationRequest(more))).body;
  const create = (more: Record<string, unknown>) => contract().partner.sandbox.create(orderRequest(more));

  test('answers 200 with exactly these fields', async () => {
    const { status, body } = await contract().partner.sandbox.post(path, quotationRequest());
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'breakdown',
      'currency',
      'distance_km',
      'distance_source',
      'driver_type',
      'duration',
      'expires_at',
      'options',
      'parcel_type',
      'quotation_id',
      'tariff_version',
      'time_to_pickup',
      'total_price',
    ]);
    expect(body.currency).toBe('BDT');
    for (const line of body.breakdown) expect(Object.keys(line)).toEqual(['code', 'label', 'amount']);
  });

  test('uses driver_type 1 when none is sent, and its options price both', async () => {
    const [none, motorcycle, car] = await Promise.all([quote(), quote({ driver_type: 1 }), quote({ driver_type: 2 })]);
    expect([none.driver_type, motorcycle.driver_type, car.driver_type]).toEqual([1, 1, 2]);
    for (const { driver_type, total_price, time_to_pickup, duration, options } of [none, motorcycle, car]) {
      expect(options.map((option: Body) => option.driver_type)).toEqual([1, 2]);
      expect(options[driver_type - 1]).toEqual({ driver_type, total_price, time_to_pickup, duration });
    }
    expect(none.options).toEqual(car.options);
  });

  test('expires 15 minutes after its creation', async () => {
    const before = Date.now();
    const { expires_at } = await quote();
    const made = Date.parse(expires_at) - 15 * 60_000;
    expect(made).toBeGreaterThanOrEqual(before);
    expect(made).toBeLessThanOrEqual(Date.now());
  });

  test('has exactly the price that an order with its quotation_id is charged', async () => {
    const quotation = await quote({ driver_type: 2, parcel_type: 4 });
    const { status, body } = await create({ driver_type: 2, parcel_type: 4, quotation_id: quotation.quotation_id });
    expect([status, body.quotation]).toEqual([201, quotation]);
  });

  test.each([
    ['another receiver', { estimated_receiver_address_latitude: 23.79 }, 'estimated_receiver_address_latitude'],
    ['another parcel', { parcel_type: 4 }, 'parcel_type'],
    ['another driver', { driver_type: 2 }, 'driver_type'],
  ])('is refused as quotation_mismatch for %s, with the name of the field', async (_, change, field) => {
    const { quotation_id } = await quote();
    const { status, body } = await create({ quotation_id, ...change });
    expect([status, body.code]).toEqual([422, 'quotation_mismatch']);
    expect(body.detail).toContain(field);
  });

  test('is refused as quotation_invalid when it is forged or belongs to the other environment', async () => {
    const { quotation_id } = await quote();
    const forged = `${quotation_id.slice(0, -2)}${quotation_id.endsWith('AA') ? 'BB' : 'AA'}`;
    const answers = [
      await create({ quotation_id: forged }),
      await contract().partner.production.create(orderRequest({ quotation_id })),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([422, 'quotation_invalid']));
  });

  test('is refused as outside_service_area, at quotation and at create alike', async () => {
    const answers = [await contract().partner.sandbox.post(path, quotationRequest(kolkata)), await create(kolkata)];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array(2).fill([422, 'outside_service_area']),
    );
  });

  test('has the great-circle distance times 1.3, named as an estimate', async () => {
    const { distance_km, distance_source } = await quote();
    expect([distance_km, distance_source]).toEqual([Math.round(greatCircleKm * 130) / 100, 'estimate']);
  });

  test.each([
    { driver: 'motorcycle', driver_type: 1, base: 50, perKm: 15 },
    { driver: 'car', driver_type: 2, base: 100, perKm: 22 },
  ])('for a $driver costs $base with 2 km included, then $perKm a kilometre', async ({ driver_type, base, perKm }) => {
    const near = { estimated_receiver_address_latitude: 23.7471, estimated_receiver_address_longitude: 90.3752 };
    const [short, far] = await Promise.all([quote({ driver_type, ...near }), quote({ driver_type })]);
    expect(short.distance_km).toBeLessThan(2);
    expect(short.total_price).toBe(base);
    expect(far.total_price).toBe(Math.round(base + perKm * (far.distance_km - 2)));
  });

  test('costs 0, 0, 20 or 60 more by the type of the parcel', async () => {
    const quotations = await Promise.all([1, 2, 3, 4].map((parcel_type) => quote({ parcel_type })));
    const prices = quotations.map(({ total_price }) => total_price);
    expect(prices.map((price) => price - prices[0])).toEqual([0, 0, 20, 60]);
  });
}

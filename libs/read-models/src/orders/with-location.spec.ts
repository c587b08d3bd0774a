import { at, orderDetails } from '@dakpion/fixtures';
import { orderLocation, riddenOrder } from './ridden-order.fixture.ts';
import { withLocation } from './with-location.ts';

describe('withLocation', () => {
  test('puts a newer location into the order and its driver', () => {
    const order = riddenOrder('STARTED');
    expect(withLocation(order, orderLocation())).toEqual({
      ...order,
      time_to_pickup: 2,
      eta: at(10 + 2 + 20),
      rider_latitude: 23.785,
      rider_longitude: 90.415,
      driver_info: { ...order.driver_info, latitude: 23.785, longitude: 90.415, location_updated_at: at(10) },
    });
  });

  test.each(['ASSIGNED', 'ACCEPTED', 'STARTED', 'PICKED'] as const)('applies while the order is %s', (status) => {
    expect(withLocation(riddenOrder(status), orderLocation())).toMatchObject({ rider_latitude: 23.785 });
  });

  test.each(['PENDING', 'COMPLETED', 'CANCELLED'] as const)('changes nothing when the order is %s', (status) => {
    const order = riddenOrder(status);
    expect(withLocation(order, orderLocation({ duration: 5 }))).toBe(order);
  });

  test('changes nothing without a location, without a rider, and when the rider is another', () => {
    const order = riddenOrder('STARTED');
    expect(withLocation(order, null)).toBe(order);
    expect(withLocation(order, orderLocation({ rider_id: 8 }))).toBe(order);
    const riderless = orderDetails();
    expect(withLocation(riderless, orderLocation())).toBe(riderless);
  });

  test('changes nothing for a location that is not newer than the known one', () => {
    const order = riddenOrder('STARTED');
    expect(withLocation(order, orderLocation({ occurred_at: at(5), duration: 1 }))).toBe(order);
    expect(withLocation(order, orderLocation({ occurred_at: at(4), duration: 1 }))).toBe(order);
  });

  test('takes any location when none is known', () => {
    const { driver_info } = riddenOrder('ASSIGNED');
    if (driver_info === null) throw new Error('The example has a rider.');
    const unseen = { ...driver_info, latitude: null, longitude: null, location_updated_at: null };
    const order = riddenOrder('ASSIGNED', { driver_info: unseen, rider_latitude: null, rider_longitude: null });
    expect(withLocation(order, orderLocation({ occurred_at: at(1) }))).toMatchObject({
      rider_latitude: 23.785,
      driver_info: { location_updated_at: at(1) },
    });
  });

  test('compares instants with different offsets', () => {
    const order = riddenOrder('STARTED');
    // Minute 4, although as text it is greater than minute 5 in Dhaka time.
    const location = orderLocation({ occurred_at: '2026-11-21T14:04:00.000+07:00' });
    expect(withLocation(order, location)).toBe(order);
  });

  test('adds the time to the pickup and the time from there for an arrival before the pickup', () => {
    const location = orderLocation({ time_to_pickup: 6, duration: 18 });
    expect(withLocation(riddenOrder('ACCEPTED'), location)).toMatchObject({
      time_to_pickup: 6,
      duration: 18,
      eta: at(10 + 6 + 18),
    });
  });

  test('counts only the time to the receiver after the pickup', () => {
    const location = orderLocation({ time_to_pickup: 6, duration: 18 });
    expect(withLocation(riddenOrder('PICKED'), location)).toMatchObject({ eta: at(10 + 18) });
  });

  test('keeps the fields that the location does not have', () => {
    expect(withLocation(riddenOrder('STARTED'), orderLocation({ time_to_pickup: 3 }))).toMatchObject({
      time_to_pickup: 3,
      duration: 20,
      eta: at(10 + 3 + 20),
    });
  });

  test('computes missing times from the place and the speed of the quotation', () => {
    const place = (latitude: number, longitude: number) => orderLocation({ latitude, longitude });
    // The way from pickup to receiver was quoted at 20 minutes.
    const receiver = place(23.7461, 90.3742);
    const pickup = place(23.7806, 90.4165);
    const started = riddenOrder('STARTED');
    expect(withLocation(started, receiver)).toMatchObject({ time_to_pickup: 20, duration: 20, eta: at(10 + 20 + 20) });
    expect(withLocation(started, pickup)).toMatchObject({ time_to_pickup: 0, duration: 20, eta: at(10 + 20) });
    const picked = riddenOrder('PICKED');
    expect(withLocation(picked, pickup)).toMatchObject({ time_to_pickup: 15, duration: 20, eta: at(10 + 20) });
    expect(withLocation(picked, place(23.7633, 90.3953))).toMatchObject({ duration: 10, eta: at(10 + 10) });
    expect(withLocation(picked, receiver)).toMatchObject({ duration: 0, eta: at(10) });
  });

  test('keeps the arrival when neither the rider nor the place gives a duration', () => {
    const near = { estimated_receiver_address_latitude: 23.7806, estimated_receiver_address_longitude: 90.4165 };
    expect(withLocation(riddenOrder('STARTED', near), orderLocation())).toMatchObject({ eta: at(40) });
    expect(withLocation(riddenOrder('PICKED', near), orderLocation({ time_to_pickup: 3 }))).toMatchObject({
      eta: at(40),
    });
  });

  test('ignores estimates from before the last event, and keeps the place', () => {
    const order = riddenOrder('ACCEPTED', { accepted_at: at(12), time_to_pickup: 4, eta: at(36) });
    expect(withLocation(order, orderLocation({ time_to_pickup: 9, duration: 30 }))).toMatchObject({
      rider_latitude: 23.785,
      time_to_pickup: 4,
      duration: 20,
      eta: at(36),
    });
  });
});

import { rider } from '@dakpion/fixtures';
import { statusOf } from './order-status-view.ts';
import { riddenOrder } from './ridden-order.fixture.ts';

test("shows the ordered vehicle until there is a rider, then the rider's", () => {
  const ordered = { driver_type: 1, is_freelancer: false } as const;
  const riders = { driver_type: 2, is_freelancer: true } as const;
  const driver_info = { ...rider, ...riders, latitude: null, longitude: null, location_updated_at: null };
  expect(statusOf(riddenOrder('PENDING', { ...ordered, driver_info: null }))).toMatchObject(ordered);
  expect(statusOf(riddenOrder('ASSIGNED', { ...ordered, driver_info }))).toMatchObject(riders);
  expect(statusOf(riddenOrder('COMPLETED', { ...ordered, driver_info }))).toMatchObject(riders);
});

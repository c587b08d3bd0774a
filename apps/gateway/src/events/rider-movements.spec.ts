import type { OrderDetails } from '@dakpion/contracts';
import { orderDetails } from '@dakpion/fixtures';
import type { OrderViews, RiderLocations } from '@dakpion/read-models';
import { ReadModelRebuildingError } from '@dakpion/state-store';
import { RiderMovements } from './rider-movements.ts';

const owner = { partner_id: 'prt_1', environment: 'sandbox' } as const;
const location_updated_at = orderDetails().updated_at;
const rider = { rider_id: 7, name: 'Karim', phone_number: '01812345678', driver_type: 1, is_freelancer: true } as const;
const place = { latitude: 23.7, longitude: 90.4 };

/** An order whose rider has sent a location. */
function underWay(order_id: string): OrderDetails {
  const driver_info = { ...rider, ...place, location_updated_at };
  const seen = { rider_id: 7, rider_latitude: place.latitude, rider_longitude: place.longitude };
  return { ...orderDetails(), order_id, parcel_status: 'PICKED', driver_info, ...seen };
}

test('watches no order that has ended while more orders changed than one round can name', async () => {
  let orders = [underWay('ord_1'), underWay('ord_2')];
  const asked: string[] = [];
  const views = {
    list: async (_: unknown, { parcel_status }: { parcel_status: string }) => ({
      orders: orders.filter((order) => order.parcel_status === parcel_status),
    }),
    details: async (_: unknown, orderId: string) => orders.find(({ order_id }) => order_id === orderId) ?? null,
  };
  const latest = async (orderId: string) => {
    asked.push(orderId);
    return { rider_id: 7, occurred_at: location_updated_at };
  };
  const movements = new RiderMovements(owner, views as unknown as OrderViews, { latest } as unknown as RiderLocations);
  await movements.changed(null);
  expect((await movements.look()).map(({ order_id }) => order_id)).toEqual(['ord_1', 'ord_2']);
  orders = [{ ...underWay('ord_1'), parcel_status: 'COMPLETED' }, underWay('ord_2'), underWay('ord_3')];
  await movements.changed(null);
  expect([...movements.known].map(({ order_id }) => order_id)).toEqual(['ord_2']);
  asked.splice(0);
  expect((await movements.look()).map(({ order_id }) => order_id)).toEqual(['ord_3']);
  expect(asked).toEqual(['ord_2', 'ord_3']);
});

test('reports no failure while the views are built again, and then watches the orders that are in progress', async () => {
  const answers = { list: async () => ({ orders: [underWay('ord_1')] }), details: async () => underWay('ord_1') };
  const rebuilding = () => Promise.reject(new ReadModelRebuildingError('orders', null));
  const views = { ...answers, ownerOf: rebuilding };
  const latest = async () => ({ rider_id: 7, occurred_at: location_updated_at });
  const movements = new RiderMovements(owner, views as unknown as OrderViews, { latest } as unknown as RiderLocations);
  await movements.changed(null);
  Object.assign(views, { list: rebuilding, details: rebuilding });
  for (const orderIds of [['ord_2'], null, []]) await movements.changed(orderIds);
  expect(await movements.look()).toEqual([]);
  Object.assign(views, answers);
  await movements.changed([]);
  expect((await movements.look()).map(({ order_id }) => order_id)).toEqual(['ord_1']);
});

import type { OrderDetails } from '@dakpion/contracts';
import { at, orderDetails } from '@dakpion/fixtures';
import type { OrderViews } from '@dakpion/read-models';
import { ReadModelRebuildingError } from '@dakpion/state-store';
import { readOrderStateFrom } from './order-state.ts';

const stateOf = (details: OrderDetails | null) => {
  const views: Pick<OrderViews, 'storedDetails'> = { storedDetails: async () => details };
  return readOrderStateFrom(views as OrderViews)({ order_id: 'ord_1', partner_id: 'prt_1', environment: 'sandbox' });
};

test('an order has its status since the time of the status, not since its last change', async () => {
  const details = orderDetails({ parcel_status: 'ASSIGNED', assigned_at: at(1), updated_at: at(5), sequence: 3 });
  expect(await stateOf(details)).toEqual({ parcel_status: 'ASSIGNED', since: at(1), sequence: 3 });
});

test('an order has no state while the views are being built again', async () => {
  const storedDetails = () => Promise.reject(new ReadModelRebuildingError('orders', null));
  const read = readOrderStateFrom({ storedDetails } as unknown as OrderViews);
  expect(await read({ order_id: 'ord_1', partner_id: 'prt_1', environment: 'sandbox' })).toBeNull();
});

test('an order without a view has no state', async () => {
  expect(await stateOf(null)).toBeNull();
});

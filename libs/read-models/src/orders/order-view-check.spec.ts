import { newId, type OrderDetails } from '@dakpion/contracts';
import { orderDetails, withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbStateStore } from '@dakpion/state-store';
import { OrderViewCheck } from './order-view-check.ts';
import { OrderViewWriter } from './order-view-writer.ts';

const owner = { partner_id: 'prt_1', environment: 'sandbox' } as const;
const viewOf = (details: OrderDetails) => ({ owner, trackingToken: `trk_${details.order_id}`, details });

test('finds a view that was written event by event or at once, and no other', async () => {
  await withTemporaryDirectory(async (directory) => {
    const stateStore = await openLmdbStateStore({ directory });
    const writer = new OrderViewWriter(stateStore);
    const created = orderDetails({ order_id: newId('ord') });
    const assigned = { ...created, sequence: 2 };
    const other = orderDetails({ order_id: newId('ord'), sequence: 5 });
    await writer.write(viewOf(created));
    await writer.write(viewOf(assigned), { hasConstants: true });
    await writer.write(viewOf(other));
    const missing = orderDetails({ order_id: newId('ord') });
    const asked = [assigned, other, created, missing].map(viewOf);
    expect(await new OrderViewCheck(stateStore).areStored(asked)).toEqual([true, true, false, false]);
    await stateStore.close();
  });
});

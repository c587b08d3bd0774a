import { join } from 'node:path';
import { storedVersions } from '@dakpion/contracts';
import { newEvent, openLmdbEventStore } from '@dakpion/event-store';
import { at, context, orderRequest, owner, quotation, withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbStateStore } from '@dakpion/state-store';
import { findRepairs } from './repair-orders.ts';

test('says that there are more orders to repair than one run repairs', () =>
  withTemporaryDirectory(async (directory) => {
    const eventStore = await openLmdbEventStore({ directory: join(directory, 'events') });
    const stateStore = await openLmdbStateStore({ directory: join(directory, 'state') });
    const stores = { eventStore, stateStore, isAtWork: false };
    // Orders without views.
    const orderIds = ['a', 'b'].map((letter) => `ord_${letter.repeat(26)}`);
    for (const order_id of orderIds) {
      const request = { ...orderRequest, callback_url: null, metadata: {}, sandbox_scenario: null };
      const tracking = { tracking_token: `trk_${order_id}`, tracking_url: 'http://localhost:3000/track/trk_1' };
      const times = { occurred_at: at(0), recorded_at: at(0) };
      const data = {
        ...owner,
        order_id,
        request,
        quotation,
        attempt: 1,
        retry_of_order_id: null,
        ...tracking,
        ...times,
      };
      const form = { schema_version: storedVersions.order_events, occurred_at: at(0), context };
      await eventStore.append(`order-${order_id}`, [newEvent({ type: 'OrderCreated', data }, form)], 'no_stream');
    }
    const found = async (most: number) => {
      const { repairs, isCutOff } = await findRepairs(stores, { most, waitMs: 0 });
      return { orders: repairs.map(({ order_id }) => order_id), isCutOff };
    };
    expect(await found(1)).toEqual({ orders: orderIds.slice(0, 1), isCutOff: true });
    expect(await found(2)).toEqual({ orders: orderIds, isCutOff: false });
    await eventStore.close();
    await stateStore.close();
  }));

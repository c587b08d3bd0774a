import { setImmediate as nextTurn } from 'node:timers/promises';
import { dhakaTime, newId, type Owner } from '@dakpion/contracts';
import { orderDetails, start, withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbStateStore } from '@dakpion/state-store';
import { OrderViewWriter } from './order-view-writer.ts';
import { OrderViews } from './order-views.ts';

const few: Owner = { partner_id: 'prt_few', environment: 'production' };
const many: Owner = { partner_id: 'prt_many', environment: 'production' };
const writesAtOnce = 500;
const rounds = 200;
/** An index is deeper with more entries. A list that reads or counts all of them takes 100 times as long. */
const maxRatio = 2;

async function place(writer: OrderViewWriter, owner: Owner, count: number): Promise<void> {
  const begin = Date.parse('2026-11-01T00:00:00Z');
  for (let from = 0; from < count; from += writesAtOnce) {
    await Promise.all(
      Array.from({ length: Math.min(writesAtOnce, count - from) }, (_, index) => {
        const order_id = newId('ord');
        const details = orderDetails({ order_id, created_at: dhakaTime(begin + (from + index) * 1_000) });
        return writer.write({ owner, trackingToken: `trk_${order_id}`, details });
      }),
    );
  }
}

const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

test('reads the first page of 100,000 orders in at most twice the time of 1,000', async () => {
  await withTemporaryDirectory(async (directory) => {
    const stateStore = await openLmdbStateStore({ directory });
    try {
      const writer = new OrderViewWriter(stateStore);
      await place(writer, few, 1_000);
      await place(writer, many, 100_000);
      const views = new OrderViews(stateStore, () => start);
      const times = { few: [] as number[], many: [] as number[] };
      const read = async (owner: Owner, into: number[], parcel_status?: 'PENDING') => {
        // In one turn of the event loop, the work of the two partners would take turns, and their pauses would be measured.
        await nextTurn();
        const began = performance.now();
        const { orders } = await views.list(owner, { page: 1, limit: 50, ...(parcel_status && { parcel_status }) });
        into.push(performance.now() - began);
        expect(orders).toHaveLength(50);
      };
      // Measured alternately, so that a busy machine slows down both.
      for (let round = 0; round < rounds; round += 1) {
        await read(few, times.few);
        await read(many, times.many);
        await read(few, times.few, 'PENDING');
        await read(many, times.many, 'PENDING');
      }
      const [small, large] = [median(times.few), median(times.many)];
      console.log(`first page: ${small.toFixed(2)} ms of 1,000 orders, ${large.toFixed(2)} ms of 100,000`);
      expect(large / small).toBeLessThanOrEqual(maxRatio);
    } finally {
      await stateStore.close();
    }
  });
}, 900_000);

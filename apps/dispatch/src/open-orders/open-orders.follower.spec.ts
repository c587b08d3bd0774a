import { join } from 'node:path';
import { type OpenStatus, openStatuses } from '@dakpion/contracts';
import { type EventStore, openLmdbEventStore, type RecordedEvent } from '@dakpion/event-store';
import { at, withTemporaryDirectory } from '@dakpion/fixtures';
import { type OpenOrder, OpenOrders } from '@dakpion/read-models';
import { openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { OpenOrdersFollower } from './open-orders.follower.ts';
import type { OpenOrdersWorker } from './open-orders.worker.ts';

const metadata = { schema_version: 1, $correlationId: 'req_1', $causationId: null };

interface Running {
  /** Appends events of an order, one each minute. Returns them. */
  append(orderId: string, ...types: string[]): Promise<readonly RecordedEvent[]>;
  handle(events: readonly RecordedEvent[], isLive?: boolean): Promise<void>;
  /** The listed orders, as `ord_1 PENDING 1`. */
  listed(): Promise<readonly string[]>;
  readonly open: OpenOrders;
}

const running = (run: (running: Running) => Promise<void>) =>
  withTemporaryDirectory(async (directory) => {
    const eventStore = await openLmdbEventStore({ directory: join(directory, 'events') });
    const stateStore = await openLmdbStateStore({ directory: join(directory, 'state') });
    try {
      await run(startedOn(eventStore, stateStore));
    } finally {
      await stateStore.close();
      await eventStore.close();
    }
  });

function startedOn(eventStore: EventStore, stateStore: StateStore): Running {
  const open = new OpenOrders(stateStore);
  const worker = { note: (order: OpenOrder) => open.note(order) } as OpenOrdersWorker;
  const follower = new OpenOrdersFollower(eventStore, open, worker);
  const recorded = async (stream: string) => {
    const events: RecordedEvent[] = [];
    for await (const event of eventStore.readStream(stream)) events.push(event);
    return events;
  };
  return {
    open,
    async append(order_id, ...types) {
      const stream = `order-${order_id}`;
      const { length } = await recorded(stream);
      const known = { order_id, partner_id: 'prt_1', environment: 'sandbox', request: { partner_reference_id: 'A-1' } };
      const events = types.map((type, index) => {
        return { id: crypto.randomUUID(), type, data: { ...known, occurred_at: at(length + index) }, metadata };
      });
      await eventStore.append(stream, events as never, length === 0 ? 'no_stream' : length - 1);
      return (await recorded(stream)).slice(length);
    },
    handle: (events, isLive = true) => follower.handle(events, { isLive: () => isLive }),
    async listed() {
      const orders = (await Promise.all(openStatuses.map((status) => ordersWith(open, status)))).flat();
      return orders.map(({ order_id, parcel_status, sequence }) => `${order_id} ${parcel_status} ${sequence}`).sort();
    },
  };
}

async function ordersWith(open: OpenOrders, status: OpenStatus): Promise<readonly OpenOrder[]> {
  return (await open.list({ status, environment: 'sandbox', sinceBefore: null, offset: 0, limit: 10 })).orders;
}

test('lists an order under its status until it ends', () =>
  running(async ({ append, handle, listed, open }) => {
    await handle(await append('ord_1', 'OrderCreated'));
    const created = { order_id: 'ord_1', partner_id: 'prt_1', environment: 'sandbox', created_at: at(0) };
    const pending = { parcel_status: 'PENDING', since: at(0), sequence: 1 };
    expect(await ordersWith(open, 'PENDING')).toEqual([{ ...created, partner_reference_id: 'A-1', ...pending }]);
    await handle([...(await append('ord_1', 'OrderAssigned')), ...(await append('ord_2', 'OrderCreated'))]);
    expect(await listed()).toEqual(['ord_1 ASSIGNED 2', 'ord_2 PENDING 1']);
    const assigned = { parcel_status: 'ASSIGNED', since: at(1), sequence: 2 };
    expect(await ordersWith(open, 'ASSIGNED')).toEqual([{ ...created, partner_reference_id: 'A-1', ...assigned }]);
    await handle(await append('ord_1', 'OrderRiderReplaced'));
    expect(await ordersWith(open, 'ASSIGNED')).toMatchObject([assigned]);
    await handle([...(await append('ord_1', 'OrderCancelled', 'OrderRetried'))]);
    expect(await listed()).toEqual(['ord_2 PENDING 1']);
  }));

test('lists an order under the last status of a batch, and writes nothing about one that has ended in it', () =>
  running(async ({ append, handle, listed, open }) => {
    const remove = jest.spyOn(open, 'remove');
    const ended = await append('ord_1', 'OrderCreated', 'OrderCancelled');
    await handle([...ended, ...(await append('ord_2', 'OrderCreated', 'OrderAssigned', 'OrderAccepted'))]);
    expect(await listed()).toEqual(['ord_2 ACCEPTED 3']);
    expect(remove).not.toHaveBeenCalled();
  }));

test('reads the state of an order from its stream until it is live, and lists none that is over', () =>
  running(async ({ append, handle, listed }) => {
    const over = await append('ord_1', 'OrderCreated', 'OrderAssigned', 'OrderCancelled', 'OrderRetried');
    const replaced = await append('ord_2', 'OrderCreated', 'OrderAssigned', 'OrderRiderReplaced');
    await handle([...over.slice(0, 1), ...replaced.slice(0, 1)], false);
    expect(await listed()).toEqual(['ord_2 ASSIGNED 3']);
    await handle([...over.slice(1, 2), ...replaced.slice(1)], false);
    expect(await listed()).toEqual(['ord_2 ASSIGNED 3']);
  }));

test.each([true, false])('removes an order that was listed before a loss (live: %s)', (isLive) =>
  running(async ({ append, handle, listed }) => {
    const [created, ...later] = await append('ord_1', 'OrderCreated', 'OrderAssigned', 'OrderCancelled');
    await handle([created!]);
    expect(await listed()).toEqual(['ord_1 PENDING 1']);
    await handle([created!, ...later], isLive);
    expect(await listed()).toEqual([]);
    // The events are handled again.
    await handle([created!]);
    expect(await listed()).toEqual([]);
  }),
);

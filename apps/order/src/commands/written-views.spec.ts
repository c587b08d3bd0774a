import { orderId, owner } from '@dakpion/fixtures';
import { OrderViews } from '@dakpion/read-models';
import { type Documents, type StateStore, StateStoreUnavailableError } from '@dakpion/state-store';
import { fold, historyTo, orderCreated } from '../domain/order.fixture.ts';
import { withEngines } from '../engines.fixture.ts';
import { TemporaryError } from './temporary-error.ts';
import { WrittenViews } from './written-views.ts';

/** The real store. Its writes are counted, and fail while `isAway` returns true. */
function watched(stateStore: StateStore) {
  const seen = { writes: 0, isAway: false };
  const { documents } = stateStore;
  const watchedDocuments: Documents = {
    read: (address) => documents.read(address),
    readMany: (...args) => documents.readMany(...args),
    holds: (...args) => documents.holds(...args),
    list: (query) => documents.list(query),
    readTallies: (...args) => documents.readTallies(...args),
    addresses: (scope) => documents.addresses(scope),
    removeCollections: (collections) => documents.removeCollections(collections),
    write: async (...args) => {
      seen.writes += 1;
      if (seen.isAway) throw new StateStoreUnavailableError('the state store is away');
      return documents.write(...args);
    },
  };
  return { seen, stateStore: { ...stateStore, documents: watchedDocuments } };
}

const created = fold([orderCreated])!;
const picked = fold(historyTo('PICKED'))!;

test('does not write a view again that this process has written', () =>
  withEngines(async (engines) => {
    const { seen, stateStore } = watched(engines.stateStore);
    const views = new WrittenViews(stateStore);
    await views.write(picked);
    const { writes } = seen;
    await views.write(picked);
    await views.write(created);
    expect(seen.writes).toBe(writes);
    expect(await new OrderViews(stateStore).details(owner, orderId)).toMatchObject({ parcel_status: 'PICKED' });
  }));

test('fails for all callers that wait for a write that fails', () =>
  withEngines(async (engines) => {
    const { seen, stateStore } = watched(engines.stateStore);
    const views = new WrittenViews(stateStore);
    seen.isAway = true;
    const results = await Promise.allSettled([views.write(picked), views.write(picked)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  }));

test('writes a view once when two callers need it at the same time, and both wait for it', () =>
  withEngines(async (engines) => {
    const { seen, stateStore } = watched(engines.stateStore);
    const views = new WrittenViews(stateStore);
    await views.write(created);
    seen.writes = 0;
    await Promise.all([views.write(picked), views.write(picked)]);
    // Two writes: the order and its owner. The tracking link is not written again, because no event changes it.
    expect(seen.writes).toBe(2);
    expect(await new OrderViews(stateStore).details(owner, orderId)).toMatchObject({ parcel_status: 'PICKED' });
  }));

test('writes a view that is newer, or unknown to this process', () =>
  withEngines(async ({ stateStore }) => {
    const views = new WrittenViews(stateStore);
    await views.write(created);
    await views.write(picked);
    expect(await new OrderViews(stateStore).details(owner, orderId)).toMatchObject({ parcel_status: 'PICKED' });
    await new WrittenViews(stateStore).write(created);
    expect(await new OrderViews(stateStore).details(owner, orderId)).toMatchObject({ parcel_status: 'PICKED' });
  }));

test('reports a failed write, and lets the next caller write the view', () =>
  withEngines(async (engines) => {
    const { seen, stateStore } = watched(engines.stateStore);
    const views = new WrittenViews(stateStore);
    seen.isAway = true;
    await expect(views.write(created)).rejects.toThrow(TemporaryError);
    await expect(views.write(created)).rejects.toThrow(TemporaryError);
    seen.isAway = false;
    await views.write(created);
    expect(await new OrderViews(stateStore).details(owner, orderId)).toMatchObject({ parcel_status: 'PENDING' });
    expect(await new OrderViews(stateStore).trackedOrder(created.created.tracking_token)).not.toBeNull();
  }));

test('reports data that have no place in the views as no temporary error, because its projection would wait', () =>
  withEngines(async ({ stateStore }) => {
    const { data } = orderCreated;
    const foreign = { ...data, request: {} as typeof data.request };
    const unaddressed = { ...data, tracking_token: undefined as unknown as string };
    for (const broken of [foreign, unaddressed]) {
      const written = new WrittenViews(stateStore).write(fold([{ type: 'OrderCreated', data: broken }])!);
      await expect(written).rejects.toThrow(expect.not.objectContaining({ temporary: true }));
    }
  }));

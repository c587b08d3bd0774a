import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner, withTemporaryDirectory } from '@dakpion/fixtures';
import { type DocumentChange, openLmdbStateStore, type StateStore } from '@dakpion/state-store';
import { orderViewsModel } from './order-read-models.ts';
import { OrderViewWriter } from './order-view-writer.ts';
import { riddenOrder } from './ridden-order.fixture.ts';

const file = join(import.meta.dirname, 'stored-form.json');

/** The store, which also records the writes to the read model. */
function recording(store: StateStore, written: { scope: string; changes: readonly DocumentChange[] }[]): StateStore {
  const write = (scope: string, changes: readonly DocumentChange[]) => {
    if (scope !== 'checkpoints') written.push({ scope, changes });
    return store.documents.write(scope, changes);
  };
  return { ...store, documents: Object.create(store.documents, { write: { value: write } }) };
}

/**
 * Documents of another form must not be served to code that expects this one. When this fails, raise the version of {@link
 * orderViewsModel}.
 */
test('stores an order in the form of the version of the read model (raise the version, then UPDATE_STORED_FORM=1 writes the form)', () =>
  withTemporaryDirectory(async (directory) => {
    const store = await openLmdbStateStore({ directory });
    try {
      const written: { scope: string; changes: readonly DocumentChange[] }[] = [];
      const details = riddenOrder('ASSIGNED');
      await new OrderViewWriter(recording(store, written)).write({ owner, trackingToken: 'trk_1', details });
      const form = JSON.parse(JSON.stringify({ version: orderViewsModel.version, written }));
      if (process.env.UPDATE_STORED_FORM === '1') writeFileSync(file, `${JSON.stringify(form, null, 2)}\n`);
      expect(form).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    } finally {
      await store.close();
    }
  }));

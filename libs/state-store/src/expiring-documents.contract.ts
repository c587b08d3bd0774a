import { randomUUID } from 'node:crypto';
import { until } from '@dakpion/fixtures';
import { collection, put, remove } from './documents.fixture.ts';
import type { StateStore } from './state-store.ts';

/** Documents that expire. */
export function expiringDocumentsContract(store: () => StateStore): void {
  describe('expiring documents', () => {
    const isGone = async (scope: string, id: string) =>
      (await store().documents.read({ scope, collection, id })) === null;

    test('are served until they expire', async () => {
      const scope = randomUUID();
      const address = { scope, collection, id: 'a' };
      await store().documents.write(scope, [put('a', 5, { expiresInMs: 60_000 })]);
      expect(await store().documents.read(address)).toMatchObject({ version: 5 });
      const began = performance.now();
      await store().documents.write(scope, [put('a', 6, { expiresInMs: 400 })]);
      await until(() => isGone(scope, 'a'));
      // Measured, because a slow machine may read only after the document has expired. The store counts whole milliseconds.
      expect(performance.now() - began).toBeGreaterThanOrEqual(399);
      expect(await store().documents.readMany(scope, collection, ['a'])).toEqual([null]);
    });

    test('count as removed after they have expired: any version can be written, and no version can be removed', async () => {
      const scope = randomUUID();
      await store().documents.write(scope, [put('a', 5, { expiresInMs: 1 }), put('b', 5, { expiresInMs: 1 })]);
      await until(async () => (await isGone(scope, 'a')) && (await isGone(scope, 'b')));
      expect(await store().documents.write(scope, [put('a', 1), remove('b')])).toEqual([true, false]);
      expect(await store().documents.read({ scope, collection, id: 'a' })).toMatchObject({ version: 1 });
    });

    test('get another expiry or none with a later version', async () => {
      const scope = randomUUID();
      const changes = [put('kept', 1, { expiresInMs: 300 }), put('gone', 1, { expiresInMs: 300 })];
      await store().documents.write(scope, [...changes, put('kept', 2)]);
      await until(() => isGone(scope, 'gone'));
      expect(await store().documents.read({ scope, collection, id: 'kept' })).toMatchObject({ version: 2 });
    });
  });
}

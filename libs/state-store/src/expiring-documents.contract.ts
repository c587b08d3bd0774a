import { randomUUID } from 'node:crypto';
import { until } from '@dakpion/examples';
import { collection, put, remove } from './documents.examples.ts';
import type { StateStore } from './state-store.ts';

/** Documents that expire. */
export function expiringDocumentsContract(store: () => StateStore): void {
  describe('expiring documents', () => {
    test('serves a document until it expires', async () => {
      const scope = randomUUID();
      const address = { scope, collection, id: 'a' };
      await store().documents.write(scope, [put('a', 5, { expiresAt: Date.now() + 60_000 })]);
      expect(await store().documents.read(address)).toMatchObject({ version: 5 });
      const soon = Date.now() + 400;
      await store().documents.write(scope, [put('a', 6, { expiresAt: soon })]);
      await until(async () => (await store().documents.read(address)) === null);
      // Measured, since a slow machine may not come to read before it has expired.
      expect(Date.now()).toBeGreaterThanOrEqual(soon);
      expect(await store().documents.readMany(scope, collection, ['a'])).toEqual([null]);
    });

    test('an expired document counts as gone: any version is written, nothing is there to remove', async () => {
      const scope = randomUUID();
      await store().documents.write(scope, [put('a', 5, { expiresAt: 1 }), put('b', 5, { expiresAt: 1 })]);
      expect(await store().documents.write(scope, [put('a', 1), remove('b')])).toEqual([true, false]);
      expect(await store().documents.read({ scope, collection, id: 'a' })).toMatchObject({ version: 1 });
    });

    test('a later version sets another expiry or none', async () => {
      const scope = randomUUID();
      const soon = Date.now() + 300;
      const changes = [put('kept', 1, { expiresAt: soon }), put('gone', 1, { expiresAt: soon })];
      await store().documents.write(scope, [...changes, put('kept', 2)]);
      await until(async () => (await store().documents.read({ scope, collection, id: 'gone' })) === null);
      expect(await store().documents.read({ scope, collection, id: 'kept' })).toMatchObject({ version: 2 });
    });
  });
}

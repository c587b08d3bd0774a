import { randomUUID } from 'node:crypto';
import { until } from '@dakpion/fixtures';
import type { StateStore } from './state-store.ts';

/** One holder at a time. */
export function leasesContract(store: () => StateStore): void {
  describe('leases', () => {
    test('have one holder at a time, which may renew them', async () => {
      const name = randomUUID();
      expect(await store().leases.hold(name, 'first', 60_000)).toBe(true);
      expect(await store().leases.hold(name, 'second', 60_000)).toBe(false);
      expect(await store().leases.hold(name, 'first', 60_000)).toBe(true);
      expect(await store().leases.hold(randomUUID(), 'second', 60_000)).toBe(true);
    });

    test('go to exactly one of many that ask at once', async () => {
      const name = randomUUID();
      const holders = Array.from({ length: 30 }, (_, index) => `holder ${index}`);
      const held = await Promise.all(holders.map((holder) => store().leases.hold(name, holder, 60_000)));
      expect(held.filter((each) => each)).toHaveLength(1);
    });

    test('end when their time is over', async () => {
      const name = randomUUID();
      const began = Date.now();
      await store().leases.hold(name, 'first', 300);
      await until(() => store().leases.hold(name, 'second', 60_000));
      // Measured, because a slow machine may ask only after the lease has ended.
      expect(Date.now() - began).toBeGreaterThanOrEqual(300);
      expect(await store().leases.hold(name, 'first', 60_000)).toBe(false);
    });

    test('can be released by their holder only', async () => {
      const name = randomUUID();
      await store().leases.hold(name, 'first', 60_000);
      await store().leases.release(name, 'second');
      expect(await store().leases.hold(name, 'second', 60_000)).toBe(false);
      await store().leases.release(name, 'first');
      expect(await store().leases.hold(name, 'second', 60_000)).toBe(true);
    });
  });
}

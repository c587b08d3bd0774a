import { isTemporary } from '@dakpion/repetition';
import type { Leases } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { FollowerLease } from './follower-lease.ts';

test.each([
  ['has run out', 5_000],
  ['is held by another instance', 2_000],
])('a lease that %s is not renewed, which is temporary and no fault', async (_how, ms) => {
  let now = 0;
  const leases = { hold: async () => now === 0 } as unknown as Leases;
  const lease = new FollowerLease(leases, 'follower', undefined, () => now);
  expect(await lease.hold()).toBe(true);
  now = ms;
  const failure: unknown = await lease.renew().catch((error: unknown) => error);
  expect(String(failure)).toBe('LeaseLostError: follower may have lost its lease.');
  expect(isTemporary(failure)).toBe(true);
});

test('a lease that cannot be released is logged, because it expires', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const leases = { release: () => Promise.reject(new Error('the store is away')) } as unknown as Leases;
  await new FollowerLease(leases, 'follower').release();
  expect(warn).toHaveBeenCalledWith(
    'The lease follower could not be released and will expire: Error: the store is away',
  );
  warn.mockRestore();
});

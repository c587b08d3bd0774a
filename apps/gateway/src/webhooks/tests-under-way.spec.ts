import { TestsUnderWay } from './tests-under-way.ts';

const sandbox = { partner_id: 'prt_1', environment: 'sandbox' } as const;
const production = { partner_id: 'prt_1', environment: 'production' } as const;

let now = 0;
let underWay: TestsUnderWay;
beforeEach(() => {
  now = 1_000_000;
  underWay = new TestsUnderWay(() => now);
});

const refusal = (retry_after: number) => ({ trouble: { code: 'test_under_way', retry_after } });

test('refuses a second test while the first is in progress, with the latest end of the first', async () => {
  let end = (_: string) => {};
  const first = underWay.alone(sandbox, () => new Promise<string>((resolve) => (end = resolve)));
  await expect(underWay.alone(sandbox, async () => 'second')).rejects.toMatchObject(refusal(6));
  now += 4_500;
  await expect(underWay.alone(sandbox, async () => 'third')).rejects.toMatchObject(refusal(2));
  // The test waits at the webhook service, behind a test from another gateway.
  now += 9_000;
  await expect(underWay.alone(sandbox, async () => 'fourth')).rejects.toMatchObject(refusal(1));
  expect(await underWay.alone(production, async () => 'other environment')).toBe('other environment');
  expect(await underWay.alone({ ...sandbox, partner_id: 'prt_2' }, async () => 'other partner')).toBe('other partner');
  end('first');
  expect(await first).toBe('first');
  expect(await underWay.alone(sandbox, async () => 'next')).toBe('next');
});

test('ends the progress of a failed test', async () => {
  await expect(underWay.alone(sandbox, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await underWay.alone(sandbox, async () => 'next')).toBe('next');
});

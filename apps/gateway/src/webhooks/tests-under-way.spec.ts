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

test('a second test is refused while the first is under way, and told when that ends at the latest', async () => {
  let end = (_: string) => {};
  const first = underWay.alone(sandbox, () => new Promise<string>((resolve) => (end = resolve)));
  await expect(underWay.alone(sandbox, async () => 'second')).rejects.toMatchObject(refusal(6));
  now += 4_500;
  await expect(underWay.alone(sandbox, async () => 'third')).rejects.toMatchObject(refusal(2));
  // It waits at the webhook service, behind one that another gateway asked for.
  now += 9_000;
  await expect(underWay.alone(sandbox, async () => 'fourth')).rejects.toMatchObject(refusal(1));
  expect(await underWay.alone(production, async () => 'other environment')).toBe('other environment');
  expect(await underWay.alone({ ...sandbox, partner_id: 'prt_2' }, async () => 'other partner')).toBe('other partner');
  end('first');
  expect(await first).toBe('first');
  expect(await underWay.alone(sandbox, async () => 'next')).toBe('next');
});

test('one that fails is under way no more', async () => {
  await expect(underWay.alone(sandbox, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await underWay.alone(sandbox, async () => 'next')).toBe('next');
});

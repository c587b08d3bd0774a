import { StateStoreUnavailableError } from '@dakpion/state-store';
import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { EvictionWatch } from './eviction-watch.ts';

const lines: string[] = [];
beforeAll(() =>
  Logger.overrideLogger({ log: () => {}, error: () => {}, warn: (line: unknown) => void lines.push(`${line}`) }),
);
afterAll(() => Logger.overrideLogger(true));

test('warns of a state store that may remove data, at most once in five minutes', async () => {
  let examine = async (): Promise<{ removesData: string | null }> => ({ removesData: null });
  let now = 0;
  const watch = new EvictionWatch({ examine: () => examine() }, () => now);
  const value = () => register.getSingleMetricAsString('dakpion_redis_may_evict');
  await watch.look();
  expect(lines).toEqual([]);
  expect(await value()).toContain('dakpion_redis_may_evict 0');
  examine = async () => ({ removesData: 'It removes keys.' });
  await watch.look();
  now = 299_999;
  await watch.look();
  expect(lines).toEqual(['ALARM redis_evicts: It removes keys.']);
  examine = () => Promise.reject(new StateStoreUnavailableError('away'));
  await watch.look();
  expect(await value()).toContain('dakpion_redis_may_evict 1');
  examine = async () => ({ removesData: 'It removes keys.' });
  now = 300_000;
  await watch.look();
  expect(lines).toHaveLength(2);
});

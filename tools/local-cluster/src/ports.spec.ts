import { freePort } from '@dakpion/fixtures';
import { Ports } from './ports.ts';

test('gives different ports to runners that start at the same time', async () => {
  const base = await freePort();
  const taken = await Promise.all(Array.from({ length: 8 }, () => new Ports(base).take()));
  expect(new Set(taken).size).toBe(8);
});

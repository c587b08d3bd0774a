import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from '@dakpion/fixtures';
import { Ports } from './ports.ts';

test('gives different ports to runners that start at the same time', async () => {
  const base = await freePort();
  const taken = await Promise.all(Array.from({ length: 8 }, () => new Ports(base).take()));
  expect(new Set(taken).size).toBe(8);
});

test('returns consecutive ports even if a port beside them is in use', async () => {
  const base = await freePort();
  const server = createServer().listen(base + 1, '127.0.0.1');
  await once(server, 'listening');
  const ports = new Ports(base);
  const first = await ports.take(2);
  expect(first).toBeGreaterThan(base + 1);
  expect(await ports.take()).toBeGreaterThan(first + 1);
  server.close();
});

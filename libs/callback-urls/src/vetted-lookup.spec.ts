import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type LookupFunction } from 'node:net';
import { hostname } from 'node:os';
import { ForbiddenAddressError, vettedLookup } from './vetted-lookup.ts';

type Answer = { error: Error | null; addresses: unknown };

function ask(
  lookup: LookupFunction,
  name: string,
  options: { all?: boolean; family?: number } = { all: true },
): Promise<Answer> {
  return new Promise((resolve) => lookup(name, options, (error, addresses) => resolve({ error, addresses })));
}

describe('vettedLookup', () => {
  test('resolves localhost to this machine if the allow-list contains it', async () => {
    const v4 = { address: '127.0.0.1', family: 4 };
    const v6 = { address: '::1', family: 6 };
    expect((await ask(vettedLookup(['127.0.0.0/8']), 'localhost')).addresses).toEqual([v4]);
    expect((await ask(vettedLookup(['127.0.0.0/8', '::1/128']), 'shop.localhost.')).addresses).toEqual([v4, v6]);
    expect((await ask(vettedLookup([]), 'localhost')).error).toBeInstanceOf(ForbiddenAddressError);
  });

  test('resolves a name of this machine, and refuses its private address', async () => {
    const { error } = await ask(vettedLookup([]), hostname());
    expect(error).toBeInstanceOf(ForbiddenAddressError);
    const { addresses } = await ask(vettedLookup(['0.0.0.0/0', '::/0']), hostname());
    expect(addresses).not.toHaveLength(0);
  });

  test('allows only listed addresses by plain http, and also public addresses by https', async () => {
    const named = (address: string) => async () => ({ addresses: [{ address, family: 4 }], ttlMs: 0 });
    const asked = async (address: string, protocol: 'http:' | 'https:') =>
      (await ask(vettedLookup(['10.0.0.0/8'], named(address), protocol), 'hooks.example')).error?.name ?? 'ok';
    expect(await asked('10.1.2.3', 'http:')).toBe('ok');
    expect(await asked('10.1.2.3', 'https:')).toBe('ok');
    expect(await asked('8.8.8.8', 'https:')).toBe('ok');
    expect(await asked('8.8.8.8', 'http:')).toBe('ForbiddenAddressError');
    expect(await asked('192.168.1.1', 'http:')).toBe('ForbiddenAddressError');
  });

  test('returns a single address on request', async () => {
    expect((await ask(vettedLookup(['127.0.0.0/8']), 'localhost', {})).addresses).toBe('127.0.0.1');
  });

  test('returns only addresses of the requested family', async () => {
    const both = vettedLookup(['127.0.0.0/8', '::1/128']);
    expect((await ask(both, 'localhost', { family: 6 })).addresses).toBe('::1');
    const v4 = { address: '127.0.0.1', family: 4 };
    expect((await ask(both, 'localhost', { all: true, family: 4 })).addresses).toEqual([v4]);
    const { error } = await ask(vettedLookup(['127.0.0.0/8']), 'localhost', { family: 6 });
    expect(error).toMatchObject({ code: 'EADDRNOTAVAIL' });
    expect(error).not.toBeInstanceOf(ForbiddenAddressError);
  });

  test('rejects an unknown name with the resolver’s error', async () => {
    const { error } = await ask(vettedLookup([]), 'no-such-host.invalid');
    expect(error).not.toBeNull();
    expect(error).not.toBeInstanceOf(ForbiddenAddressError);
  });

  test('connects to the address that it checked', async () => {
    const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const socket = connect({ host: 'hook.localhost', port, lookup: vettedLookup(['127.0.0.0/8']) });
    await once(socket, 'connect');
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
    server.close();
    await once(server, 'close');
  });
});

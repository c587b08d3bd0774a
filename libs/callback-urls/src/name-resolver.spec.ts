import type { promises } from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type LookupFunction, type Server } from 'node:net';
import { hostname } from 'node:os';
import { DnsServer } from './dns-server.fixture.ts';
import { cachedNames } from './name-cache.ts';
import { nameResolver, type ResolveName } from './name-resolver.ts';
import { ForbiddenAddressError, vettedLookup } from './vetted-lookup.ts';

const publicAddress = '93.184.216.34';
const name = 'hook.partner.example';
let server: DnsServer;
let nowMs = 0;

async function lookupOver(answers: (question: number) => readonly string[] | null, ...ttlSeconds: number[]) {
  server = await DnsServer.open(answers, ...ttlSeconds);
  nowMs = 0;
  return cachedNames(
    nameResolver(() => server.resolver()),
    () => nowMs,
  );
}

function ask(lookup: LookupFunction): Promise<{ error: Error | null; addresses: unknown }> {
  return new Promise((resolve) => {
    lookup(name, { all: true }, (error, addresses) => resolve({ error, addresses }));
  });
}

describe('DNS names', () => {
  afterEach(() => server.close());

  test('are refused as soon as they resolve to this machine', async () => {
    const lookup = vettedLookup([], await lookupOver((question) => [question === 1 ? publicAddress : '127.0.0.1']));
    expect(await ask(lookup)).toEqual({ error: null, addresses: [{ address: publicAddress, family: 4 }] });
    // The address is still the one that was checked.
    expect((await ask(lookup)).addresses).toEqual([{ address: publicAddress, family: 4 }]);
    nowMs += 1_000;
    expect((await ask(lookup)).error).toBeInstanceOf(ForbiddenAddressError);
    expect(server.questions).toBe(2);
  });

  test('are connected to at the address that was checked, never at the next one of the name', async () => {
    const names = await lookupOver((question) => [question === 1 ? '127.0.0.2' : '127.0.0.1']);
    // 127.0.0.2 represents a public address. 127.0.0.1, at the same port, must not be reached.
    const lookup = vettedLookup(['127.0.0.2/32'], names);
    const reached: string[] = [];
    const wanted = await listener('127.0.0.2', 0, reached);
    const { port } = wanted.address() as AddressInfo;
    const forbidden = await listener('127.0.0.1', port, reached);
    try {
      const socket = connect({ host: name, port, lookup });
      await once(socket, 'close');
      nowMs += 1_000;
      const second = connect({ host: name, port, lookup });
      const [error] = await once(second, 'error');
      expect(error).toBeInstanceOf(ForbiddenAddressError);
      expect(reached).toEqual(['127.0.0.2']);
    } finally {
      wanted.close();
      forbidden.close();
    }
  });

  test('are refused when one of their addresses is private', async () => {
    const lookup = vettedLookup([], await lookupOver(() => [publicAddress, '10.0.0.1']));
    expect((await ask(lookup)).error).toBeInstanceOf(ForbiddenAddressError);
  });

  test('are cached for the time of their records, at most 30 s, and resolved once for callers at the same time', async () => {
    const resolve = await lookupOver(() => [publicAddress], 3_600);
    await Promise.all([resolve(name), resolve(name), resolve(name)]);
    nowMs += 29_999;
    await resolve(name);
    expect(server.questions).toBe(1);
    nowMs += 1;
    await resolve(name);
    expect(server.questions).toBe(2);
  });

  test('are cached for the time of the record that ends first', async () => {
    const resolve = await lookupOver(() => [publicAddress, '93.184.216.35'], 20, 5);
    await resolve(name);
    nowMs += 4_999;
    await resolve(name);
    expect(server.questions).toBe(1);
    nowMs += 1;
    await resolve(name);
    expect(server.questions).toBe(2);
  });

  test('are remembered as unknown for 2 s', async () => {
    const resolve = await lookupOver((question) => (question === 1 ? null : [publicAddress]));
    await expect(resolve(name)).rejects.toMatchObject({ code: 'ENOTFOUND' });
    nowMs += 1_999;
    await expect(resolve(name)).rejects.toMatchObject({ code: 'ENOTFOUND' });
    nowMs += 1;
    expect((await resolve(name)).addresses).toEqual([{ address: publicAddress, family: 4 }]);
  });

  test('fail with the resolver’s error when the server does not answer', async () => {
    server = await DnsServer.open(() => undefined);
    const resolve = nameResolver(() => server.resolver({ timeout: 50, tries: 1 }));
    await expect(resolve(name)).rejects.toMatchObject({ code: 'EAI_AGAIN' });
  });

  test('are resolved by servers that are looked up again, at most every 5 s, after a failure but not for unknown names', async () => {
    const silent = await DnsServer.open(() => undefined);
    server = await DnsServer.open((question) => (question === 1 ? null : [publicAddress]));
    nowMs = 0;
    let made = 0;
    // Simulates a change of /etc/resolv.conf after the first resolver was created.
    const newResolver = () => {
      made += 1;
      return made <= 2 ? silent.resolver({ timeout: 50, tries: 1 }) : server.resolver();
    };
    const resolve = nameResolver(newResolver, () => nowMs);
    const failed = { code: 'EAI_AGAIN' };
    await expect(Promise.all([resolve(name), resolve(name)])).rejects.toMatchObject(failed);
    nowMs += 4_999;
    await expect(resolve(name)).rejects.toMatchObject(failed);
    expect(made).toBe(1);
    nowMs += 1;
    await expect(Promise.all([resolve(name), resolve(name)])).rejects.toMatchObject(failed);
    expect(made).toBe(2);
    nowMs += 5_000;
    await expect(resolve(name)).rejects.toMatchObject({ code: 'ENOTFOUND' });
    nowMs += 5_000;
    expect((await resolve(name)).addresses).toEqual([{ address: publicAddress, family: 4 }]);
    expect(made).toBe(3);
    await silent.close();
  });
});

describe('a resolver whose servers answer late', () => {
  /** Answers all names that wait with this error. */
  let answer: (code: string) => void;
  let made: number;
  let resolve: ResolveName;
  beforeEach(() => {
    made = 0;
    nowMs = 0;
    const newResolver = () => {
      made += 1;
      const ask = () =>
        new Promise((_, reject) => waiting.push((code) => reject(Object.assign(new Error(), { code }))));
      const waiting: ((code: string) => void)[] = [];
      answer = (code) => {
        for (const each of waiting.splice(0)) each(code);
      };
      return { resolve4: ask, resolve6: ask } as unknown as promises.Resolver;
    };
    resolve = nameResolver(newResolver, () => nowMs);
  });

  test('asks the system for one name at a time, and takes others for unknown', async () => {
    const answers = Promise.allSettled([resolve(hostname()), resolve(hostname())]);
    answer('ENOTFOUND');
    const [first, second] = await answers;
    expect(first.status).toBe('fulfilled');
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'ENOTFOUND' } });
    const later = resolve(hostname());
    answer('ENOTFOUND');
    expect((await later).addresses).not.toEqual([]);
  });

  test('is replaced also if only the query for IPv6 addresses failed', async () => {
    let made = 0;
    const failing = (code: string) => async () => {
      throw Object.assign(new Error(), { code });
    };
    const resolveName = nameResolver(
      () => {
        made += 1;
        return { resolve4: failing('ENODATA'), resolve6: failing('ETIMEOUT') } as unknown as promises.Resolver;
      },
      () => nowMs,
    );
    await expect(resolveName(name)).rejects.toMatchObject({ code: 'ENOTFOUND' });
    nowMs += 5_000;
    await expect(resolveName(name)).rejects.toMatchObject({ code: 'ENOTFOUND' });
    expect(made).toBe(2);
  });

  test('is not replaced for a failure of its predecessor', async () => {
    const failed = resolve(name);
    answer('ETIMEOUT');
    await expect(failed).rejects.toMatchObject({ code: 'EAI_AGAIN' });
    const late = resolve(name);
    const answerLate = answer;
    nowMs += 5_000;
    const present = resolve(name);
    expect(made).toBe(2);
    answerLate('ETIMEOUT');
    await expect(late).rejects.toMatchObject({ code: 'EAI_AGAIN' });
    nowMs += 5_000;
    const next = resolve(name);
    expect(made).toBe(2);
    answer('ENOTFOUND');
    await Promise.allSettled([present, next]);
  });
});

async function listener(host: string, port: number, reached: string[]): Promise<Server> {
  const listening = createServer((socket) => {
    reached.push(host);
    socket.end();
  }).listen(port, host);
  await once(listening, 'listening');
  return listening;
}

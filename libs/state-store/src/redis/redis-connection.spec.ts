import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describeWithEngine } from '@dakpion/fixtures';
import { StateStoreUnavailableError } from '../state-store.ts';
import { readTime } from './redis-clock.ts';
import { RedisConnection } from './redis-connection.ts';
import type { RedisScript } from './redis-script.ts';

const count: RedisScript = { name: 'count', lua: "#!lua\nreturn redis.call('INCR', KEYS[1])\n" };
const fail: RedisScript = { name: 'fail', lua: "#!lua\nreturn redis.call('INCR', KEYS[1], 'too', 'many')\n" };
const echo: RedisScript = { name: 'echo', lua: '#!lua flags=no-writes\nreturn ARGV\n' };
const nothing: RedisScript = { name: 'nothing', lua: '#!lua flags=no-writes\nlocal nothing = nil\n' };

describeWithEngine('REDIS_URL', 'the calls of one turn of the event loop', (url) => {
  const key = `spec-${randomUUID()}`;
  const connection = new RedisConnection(url, [count, fail, echo, nothing, readTime]);
  beforeAll(() => connection.open());
  afterAll(async () => {
    await connection.send((client) => client.unlink(key));
    await connection.close();
  });

  test('are carried out in their order, each with its own reply or error', async () => {
    const [first, failed, said, none, second] = await Promise.allSettled([
      connection.run(count, key, []),
      connection.run(fail, key, []),
      connection.run(echo, null, ['one', 2, '']),
      connection.run(nothing, null, []),
      connection.run(count, key, []),
    ]);
    expect(first).toMatchObject({ value: 1 });
    expect(failed).toMatchObject({ reason: expect.any(StateStoreUnavailableError) });
    expect(said).toMatchObject({ value: ['one', '2', ''] });
    expect(none).toMatchObject({ value: null });
    expect(second).toMatchObject({ value: 2 });
  });

  test('share a request, and calls of another turn use another request', async () => {
    const send = jest.spyOn(connection, 'send');
    await Promise.all([connection.run(echo, key, []), connection.run(readTime, null, [])]);
    expect(send).toHaveBeenCalledTimes(1);
    await connection.run(echo, key, []);
    expect(send).toHaveBeenCalledTimes(2);
    send.mockRestore();
  });

  test('are sent together with calls that can wait, which are carried out first', async () => {
    const send = jest.spyOn(connection, 'send');
    const counted = `${key}-waiting`;
    const waiting = connection.run(count, counted, [], { waitMs: 10_000 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(send).not.toHaveBeenCalled();
    expect(await Promise.all([connection.run(count, counted, []), waiting])).toEqual([2, 1]);
    expect(send).toHaveBeenCalledTimes(1);
    await connection.send((client) => client.unlink(counted));
    send.mockRestore();
  });

  test('are sent together after their wait if all of them can wait', async () => {
    const send = jest.spyOn(connection, 'send');
    const counts = [1, 2].map(() => connection.run(count, `${key}-alone`, [], { waitMs: 30 }));
    expect(await Promise.all(counts)).toEqual([1, 2]);
    expect(send).toHaveBeenCalledTimes(1);
    await connection.send((client) => client.unlink(`${key}-alone`));
    send.mockRestore();
  });

  test('are divided when they are many, and all are answered', async () => {
    const args = Array.from({ length: 300 }, (_, index) => String(index));
    const replies = await Promise.all(args.map(() => connection.run(echo, key, args)));
    for (const reply of replies) expect(reply).toEqual(args);
  });
});

test('a call waits for a Redis that loads its data, and only as long as it does', async () => {
  const infos = ['loading:1\r\nloading_eta_seconds:1', 'loading:0'];
  const server = createServer((socket) => {
    socket.on('data', (sent) => {
      for (const [, name] of String(sent).matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) {
        const info = name?.toLowerCase() === 'info' ? (infos.shift() ?? 'loading:0') : null;
        socket.write(info === null ? '+OK\r\n' : `$${info.length}\r\n${info}\r\n`);
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const connection = new RedisConnection(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`, []);
  try {
    const opened = connection.open();
    expect(await connection.send((client) => client.ping())).toBe('OK');
    await opened;
    expect(infos).toEqual([]);
  } finally {
    await connection.close();
    server.close();
  }
});

test('a Redis before version 7.0 is named as too old', async () => {
  const answers: Readonly<Record<string, string>> = {
    info: '$0\r\n\r\n',
    evalsha: '-NOSCRIPT No matching script.\r\n',
    eval: "-ERR Error compiling script (new function): user_script:1: unexpected symbol near '#'\r\n",
  };
  const server = createServer((socket) => {
    socket.on('data', (data) => {
      for (const [, name = ''] of data.toString().matchAll(/^\*\d+\r\n\$\d+\r\n(\w+)/gm))
        socket.write(answers[name.toLowerCase()] ?? '+OK\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connection = new RedisConnection(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`, [readTime]);
  try {
    await connection.open();
    await expect(connection.run(readTime, null, [])).rejects.toThrow('its version is older than 7.0');
  } finally {
    await connection.close();
    server.close();
  }
});

test('a call whose connection ends before the answer says so, and why', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (/\bping\b/i.test(data.toString())) socket.resetAndDestroy();
      else for (const _ of data.toString().matchAll(/^\*\d+/gm)) socket.write('+OK\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connection = new RedisConnection(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`, []);
  try {
    await connection.open();
    const call = connection.send((client) => client.ping());
    await expect(call).rejects.toThrow(
      'Redis does not serve: the connection ended before the answer (read ECONNRESET)',
    );
  } finally {
    await connection.close();
    server.close();
  }
});

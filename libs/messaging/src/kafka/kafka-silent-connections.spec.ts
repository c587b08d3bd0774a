import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Connection from 'kafkajs/src/network/connection.js';
import Encoder from 'kafkajs/src/protocol/encoder.js';
import './kafka-silent-connections.patch.ts';

// The internals of kafkajs that our patch is made for (ADR 21). A new release that changes them fails here.

const silent = () => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent, namespace: () => log };

/** A request of which the response is its number. */
const request = {
  request: {
    apiKey: 3,
    apiName: 'Number',
    apiVersion: 0,
    encode: async () => new Encoder(),
  },
  response: { decode: async (payload: Buffer) => payload, parse: async (payload: Buffer) => payload.readInt32BE() },
};

/** The response to a request: length, number of the request, and the same number as payload. */
function responseTo(bytes: Buffer): Buffer {
  const number = bytes.readInt32BE(8);
  const response = Buffer.alloc(12);
  for (const [index, value] of [8, number, number].entries()) response.writeInt32BE(value, index * 4);
  return response;
}

describe('a connection to Kafka', () => {
  let server: Server;
  let connection: Connection;
  /** What the server does with the requests of each connection. The last also serves later connections. */
  let behaviours: Array<(socket: Socket, bytes: Buffer) => void>;
  let accepted: number;

  const answer = (socket: Socket, bytes: Buffer) => socket.write(responseTo(bytes));

  beforeEach(async () => {
    accepted = 0;
    server = createServer((socket) => {
      const behave = behaviours[Math.min(accepted, behaviours.length - 1)];
      accepted += 1;
      socket.on('error', silent);
      socket.on('data', (bytes) => behave?.(socket, bytes));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    connection = new Connection({
      ...{ host: '127.0.0.1', port, logger: log, requestTimeout: 200, connectionTimeout: 2_000 },
      socketFactory: ({ onConnect }: { onConnect: () => void }) => connect(port, '127.0.0.1', onConnect),
    });
  });
  afterEach(async () => {
    await connection.disconnect();
    server.close();
  });

  /** Sends a request, on a new connection if the last one has ended, as kafkajs does. */
  const send = async () => {
    await connection.connect();
    return connection.send(request);
  };

  test('ends when a response is overdue, so that the next request gets another one', async () => {
    behaviours = [silent, answer];
    await expect(send()).rejects.toThrow('timed out');
    expect(await send()).toBe(1);
    expect(accepted).toBe(2);
  });

  test('gets no listener at its closed socket each time it is ended again, as while a broker is down', async () => {
    behaviours = [(socket) => socket.destroy()];
    await connection.connect();
    const { socket } = connection as unknown as { readonly socket: Socket };
    const closed = once(socket, 'close');
    await expect(connection.send(request)).rejects.toThrow();
    await closed;
    for (let tries = 1; tries <= 12; tries += 1) await connection.disconnect();
    // With more than ten, Node warns of a leak.
    expect(socket.listenerCount('connect')).toBe(0);
  });

  test('remains while responses arrive', async () => {
    behaviours = [answer];
    expect([await send(), await send()]).toEqual([0, 1]);
    expect(accepted).toBe(1);
  });

  test('waits for a response for as long as parts of it arrive', async () => {
    const trickle = async (socket: Socket, bytes: Buffer) => {
      for (const byte of responseTo(bytes)) {
        socket.write(Buffer.of(byte));
        await pause(50);
      }
    };
    behaviours = [trickle];
    // 12 bytes take 600 ms.
    expect(await send()).toBe(0);
    expect(accepted).toBe(1);
  });

  test('forgets a response that the former connection left incomplete', async () => {
    const cutOff = (socket: Socket, bytes: Buffer) =>
      socket.write(responseTo(bytes).subarray(0, 6), () => socket.resetAndDestroy());
    behaviours = [cutOff, answer];
    await expect(send()).rejects.toThrow();
    expect(await send()).toBe(1);
  });
});

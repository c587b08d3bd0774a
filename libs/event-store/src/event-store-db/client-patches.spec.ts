import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net, { type AddressInfo, createServer, type NetConnectOpts, Socket, type TcpNetConnectOpts } from 'node:net';
import { until } from '@dakpion/fixtures';
import { EventStoreDBClient } from '@eventstore/db-client';
import * as writing from '@eventstore/db-client/dist/utils/backpressuredWrite.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import './base64-fields.patch.ts';
import { closeChannel } from './close-channel.patch.ts';
import './connect-timeout.patch.ts';
import { handleRejections } from './handle-rejections.patch.ts';
import './waiting-writes.patch.ts';

// The internals of the client that our patches are made for (ADR 21). A new release that changes them fails here.

const newClient = () => EventStoreDBClient.connectionString('esdb://127.0.0.1:1?tls=false');

test('closes the channel of a client', async () => {
  const client = newClient();
  const channel = (await Reflect.get(client, 'getChannel')()) as { getConnectivityState(connect: boolean): number };
  await closeChannel(client);
  // grpc.connectivityState.SHUTDOWN
  expect(channel.getConnectivityState(false)).toBe(4);
});

test('handles the rejections of handleError, in which a client looks for a new connection', async () => {
  const client = newClient();
  expect(Reflect.get(client, 'handleError')).toBeInstanceOf(Function);
  Reflect.set(client, 'handleError', () => Promise.reject(new Error('no node')));
  handleRejections(client);
  await expect(Reflect.get(client, 'handleError')()).resolves.toBeUndefined();
});

test('relies on a client that calls handleError without waiting for it', () => {
  const source = readFileSync(require.resolve('@eventstore/db-client/dist/Client/index.js'), 'utf8');
  expect(source).toMatch(/^\s*this\.handleError\(client, err/m);
});

test('replaces the function that writes appends by one that does not reject', async () => {
  const batchAppend = require.resolve('@eventstore/db-client/dist/streams/appendToStream/batchAppend.js');
  expect(readFileSync(batchAppend, 'utf8')).toContain('utils_1.backpressuredWrite');
  const { backpressuredWrite } = writing as unknown as { backpressuredWrite: (...given: unknown[]) => Promise<void> };
  await expect(backpressuredWrite({ write: () => Promise.reject(new Error('gone')) }, {})).resolves.toBeUndefined();
});

test('gives google-protobuf the bytes of an event, which the client sets as base64', () => {
  const batchAppend = require.resolve('@eventstore/db-client/dist/streams/appendToStream/batchAppend.js');
  expect(readFileSync(batchAppend, 'utf8')).toContain('message.setData(Buffer.from(data, "utf8").toString("base64"))');
  const message = new messages.BatchAppendReq.ProposedMessage();
  message.setData(Buffer.from('{"নাম":1}').toString('base64'));
  message.setCustomMetadata(Buffer.from('{}').toString('base64'));
  expect([message.getData(), message.getCustomMetadata()]).toEqual([Buffer.from('{"নাম":1}'), Buffer.from('{}')]);
});

async function withQuickLimit(look: (sockets: readonly Socket[]) => Promise<void>): Promise<void> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined).resume()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const begin = setTimeout;
  // The limit is 10 s.
  const quick = (call: () => void, ms?: number) => begin(call, ms === 10_000 ? 100 : ms);
  const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation(quick as typeof setTimeout);
  const { port } = server.address() as AddressInfo;
  const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
  const read = client.readAll({ maxCount: 1 }).on('error', () => undefined);
  try {
    await look(sockets);
  } finally {
    read.destroy();
    await client.dispose();
    await closeChannel(client);
    timers.mockRestore();
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

test('opens another connection when a server has accepted one and sends nothing on it', () =>
  withQuickLimit(async (sockets) => {
    await until(() => sockets.length === 2);
    await until(() => sockets[0]?.destroyed === true);
  }));

test('closes a connection that opens after the limit, without an error that nobody handles', async () => {
  // As from a host that answers only a later SYN.
  const late = jest.spyOn(net, 'connect').mockImplementation(((address: NetConnectOpts, opened: () => void) => {
    const socket = new Socket();
    setTimeout(() => socket.connect(address as TcpNetConnectOpts, opened), 200);
    return socket;
  }) as typeof net.connect);
  try {
    await withQuickLimit(async (sockets) => {
      await until(() => sockets.length > 0);
      await until(() => sockets[0]?.destroyed === true);
    });
  } finally {
    late.mockRestore();
  }
});

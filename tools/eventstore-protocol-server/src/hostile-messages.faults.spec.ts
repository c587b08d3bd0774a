import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EventStore, openLmdbEventStore } from '@dakpion/event-store';
import { all, anEvent } from '@dakpion/event-store/contract';
import { forAWhile, fuzzForMs, hostileText } from '@dakpion/fixtures/hostile-values';
import { EventStoreDBClient } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import { Client, type ClientReadableStream, credentials } from '@grpc/grpc-js';
import fc from 'fast-check';
import { type ProtocolServer, startProtocolServer } from './start-protocol-server.ts';

const service = '/event_store.client.streams.Streams';
const answerWithinMs = 2_000;
const asIs = (bytes: Buffer): Buffer => bytes;

let directory: string;
let engine: EventStore;
let server: ProtocolServer;
let raw: Client;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'event-store-'));
  engine = await openLmdbEventStore({ directory });
  await engine.append('order-1', [anEvent({ type: 'PLACED' })], 'no_stream');
  server = await startProtocolServer({ store: engine, host: '127.0.0.1', port: 0 });
  raw = new Client(new URL(server.url.replace('esdb:', 'http:')).host, credentials.createInsecure());
});

afterAll(async () => {
  raw.close();
  await server.close();
  await engine.close();
  rmSync(directory, { recursive: true });
});

/** Sends a message to a method. Resolves when the call has ended in any way, or after the deadline, which ends it. */
function send(method: string, bytes: Buffer): Promise<void> {
  const options = { deadline: Date.now() + answerWithinMs };
  const path = `${service}/${method}`;
  return new Promise((resolve) => {
    if (method === 'Read') {
      untilItsEnd(raw.makeServerStreamRequest(path, asIs, asIs, bytes, options), resolve);
      return;
    }
    const call = raw.makeBidiStreamRequest(path, asIs, asIs, options);
    untilItsEnd(call, resolve);
    call.write(bytes);
    call.end();
  });
}

function untilItsEnd(call: ClientReadableStream<Buffer>, ended: () => void): void {
  call.on('error', () => undefined);
  call.on('status', () => ended());
  // A subscription would stay open. This test only checks that the server survives.
  call.on('data', () => call.cancel());
}

function identifier(text: string): InstanceType<typeof shared.StreamIdentifier> {
  const stream = new shared.StreamIdentifier();
  stream.setStreamName(Buffer.from(text));
  return stream;
}

const appended = fc.tuple(hostileText, hostileText, hostileText).map(([stream, type, data]) => {
  const id = new shared.UUID();
  id.setString(type);
  const message = new messages.BatchAppendReq.ProposedMessage();
  message.setId(id);
  message.setData(Buffer.from(data));
  message.getMetadataMap().set('type', type).set('content-type', data.slice(0, 20));
  const options = new messages.BatchAppendReq.Options();
  options.setStreamIdentifier(identifier(stream));
  const request = new messages.BatchAppendReq();
  request.setCorrelationId(id);
  request.setIsFinal(stream.length % 2 === 0);
  if (data.length % 2 === 0) request.setOptions(options);
  request.addProposedMessages(message);
  return Buffer.from(request.serializeBinary());
});

const read = fc.tuple(hostileText, fc.integer(), fc.nat(3)).map(([stream, count, kind]) => {
  const from = new messages.ReadReq.Options.StreamOptions();
  from.setStreamIdentifier(identifier(stream));
  const options = new messages.ReadReq.Options();
  if (kind > 0) options.setStream(from);
  if (kind > 1) options.setCount(String(Math.abs(count)));
  const request = new messages.ReadReq();
  request.setOptions(options);
  return Buffer.from(request.serializeBinary());
});

/** Messages, some with a changed byte or an early end, and bytes that are not a message. */
const sent = fc.oneof(
  appended,
  read,
  fc.tuple(fc.oneof(appended, read), fc.nat(500), fc.nat(255)).map(([bytes, at, byte]) => {
    const other = Buffer.from(bytes);
    if (other.length > 0) other[at % other.length] = byte;
    return other.subarray(0, 1 + ((at * 7) % (other.length + 1)));
  }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
);

test(
  'continues to serve after any message, and loses no stored event',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('BatchAppend', 'Read'), sent, async (method, bytes) => {
        await send(method, bytes);
      }),
      forAWhile,
    );
    const client = EventStoreDBClient.connectionString(server.url);
    try {
      const [first] = await all(client.readStream('order-1'));
      expect(first?.event?.type).toBe('PLACED');
    } finally {
      await client.dispose();
    }
  },
  4 * fuzzForMs,
);

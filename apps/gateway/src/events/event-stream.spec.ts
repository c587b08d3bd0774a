import { EventStream } from './event-stream.ts';
import { endedStreams } from './event-stream-metrics.ts';
import { heartbeatMs, maxStreamAgeMs, type StreamOutput, slowReaderMs } from './stream-connection.ts';

let now: number;
let written: string[];
let ends: string[];
let output: StreamOutput & { writableNeedDrain: boolean };

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  now = 1_000_000;
  written = [];
  ends = [];
  output = {
    writableNeedDrain: false,
    write: (text) => written.push(text) > 0,
    end: () => void ends.push('end'),
    destroy: () => void ends.push('destroy'),
  };
});

const open = (after: string | null = '7') => new EventStream(output, { orderId: null, after }, () => now);
const location = { order_id: 'ord_1' } as Parameters<EventStream['sendLocation']>[0];

async function endedAs(reason: string): Promise<number> {
  const { values } = await endedStreams.get();
  return values.find(({ labels }) => labels.reason === reason)?.value ?? 0;
}

test('begins with the id from which a client continues after an interruption', () => {
  open();
  open(null);
  expect(written).toEqual(['retry: 1000\nid: 7\n\n', 'retry: 1000\n\n']);
});

test('sends a comment as a heartbeat when nothing else was written for 15 s', () => {
  const stream = open();
  now += heartbeatMs - 1;
  stream.watch();
  expect(written.splice(0)).toEqual([expect.any(String)]);
  now += 1;
  stream.watch();
  expect(written.splice(0)).toEqual([': heartbeat\n\n']);
  now += heartbeatMs - 1;
  stream.verified();
  stream.sendLocation(location);
  now += heartbeatMs - 1;
  stream.watch();
  expect(written).toEqual([expect.stringMatching(/^event: rider_location/)]);
});

test('sends nothing more to a client that does not read, and disconnects it after 10 s', async () => {
  const before = await endedAs('slow');
  const stream = open();
  output.writableNeedDrain = true;
  expect(stream.canTake).toBe(false);
  stream.watch();
  now += slowReaderMs - 1;
  stream.watch();
  stream.sendLocation(location);
  expect([ends, written]).toEqual([[], [expect.any(String)]]);
  now += 1;
  stream.watch();
  expect(ends).toEqual(['destroy']);
  expect(await endedAs('slow')).toBe(before + 1);
});

test('continues for a client that reads again within 10 s', () => {
  const stream = open();
  output.writableNeedDrain = true;
  stream.watch();
  now += slowReaderMs - 1;
  output.writableNeedDrain = false;
  stream.watch();
  output.writableNeedDrain = true;
  now += slowReaderMs - 1;
  stream.watch();
  expect(ends).toEqual([]);
});

test('ends after five minutes, so that a client that was lost without a word does not hold a place for long', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const before = await endedAs('old');
  const stream = open();
  now += maxStreamAgeMs - 1;
  stream.watch();
  expect(ends).toEqual([]);
  now += 1;
  stream.watch();
  expect(ends).toEqual(['end']);
  expect(await endedAs('old')).toBe(before + 1);
});

test('streams that began together, as after a restart, end within the fifth minute and not all at once', () => {
  const streams = Array.from({ length: 200 }, () => open());
  const endedAfter = (ms: number) => {
    now += ms;
    for (const stream of streams) stream.watch();
    return ends.length;
  };
  expect(endedAfter(4 * 60_000 - 1)).toBe(0);
  const byHalf = endedAfter(30_001);
  expect(byHalf).toBeGreaterThan(20);
  expect(byHalf).toBeLessThan(180);
  expect(endedAfter(30_000)).toBe(200);
});

test('sends nothing while the key cannot be checked', () => {
  const stream = open();
  now += 2_001;
  expect(stream.canTake).toBe(false);
  stream.verified();
  expect(stream.canTake).toBe(true);
});

test('of one order has only the locations of its rider', () => {
  const stream = new EventStream(output, { orderId: 'ord_1', after: '7' }, () => now);
  stream.sendLocation({ ...location, order_id: 'ord_2' });
  stream.sendLocation(location);
  expect(written.slice(1)).toEqual(['event: rider_location\ndata: {"order_id":"ord_1"}\n\n']);
});

test('ends once', async () => {
  const before = await endedAs('key');
  const stream = open();
  stream.end('key');
  stream.end('client');
  stream.sendLocation(location);
  expect([ends, written]).toEqual([['end'], [expect.any(String)]]);
  expect(await endedAs('key')).toBe(before + 1);
});

import { at, orderDetails, start } from '@dakpion/fixtures';
import { heartbeatMs, maxStreamAgeMs, StreamConnection } from '../events/stream-connection.ts';
import type { StreamPlaces } from '../events/stream-places.ts';
import { ParcelFeed, unreadForMs } from './parcel-feed.ts';
import { trackedParcel } from './tracked-parcel.ts';
import type { FollowedParcel, TrackedParcels } from './tracked-parcels.ts';

const alertMinutes = { PENDING: 10, ASSIGNED: 10, ACCEPTED: 10, STARTED: 30, PICKED: 60 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A feed with one stream. `fails`: whether reads fail now. */
function follow(fails: () => boolean) {
  const written: string[] = [];
  const stopping = new AbortController();
  const order = orderDetails({ parcel_status: 'ASSIGNED', assigned_at: at(1) });
  const parcel = trackedParcel(order, { partnerName: null, nextUrl: null, now: start, alertMinutes });
  const read = async () => {
    if (fails()) throw new Error('no state store');
    return { outcome: 'found', parcel, now: start } as const;
  };
  const place = { name: 'place', holder: 'holder', renewedAt: 0 };
  const failures: unknown[] = [];
  const feed = new ParcelFeed({} as FollowedParcel, {
    parcels: { read } as unknown as TrackedParcels,
    places: { hold: () => Promise.resolve() } as unknown as StreamPlaces,
    failed: (error) => failures.push(error),
  });
  const output = {
    write: (text: string) => written.push(text) > 0,
    writableNeedDrain: false,
    end: () => {
      written.push('over');
      feed.streams.clear();
    },
    destroy: () => undefined,
  };
  const connection = new StreamConnection(output, () => performance.now());
  feed.streams.add({ client: { token: 'trk', language: 'en', address: '::1' }, connection, place, sent: '' });
  void feed.follow(stopping.signal);
  return { written, failures, stop: () => stopping.abort() };
}

test('sends an event as a heartbeat, because browsers hide comments from pages', async () => {
  const { written, stop } = follow(() => false);
  await jest.advanceTimersByTimeAsync(heartbeatMs - 2_000);
  expect(written).toEqual([expect.stringContaining('event: parcel')]);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(written.slice(1)).toEqual(['event: heartbeat\ndata: {}\n\n']);
  stop();
});

test('ends its streams when the parcel could not be read for ten seconds, so that no page says that it is live', async () => {
  let fails = false;
  const { written, failures, stop } = follow(() => fails);
  await jest.advanceTimersByTimeAsync(60_000);
  fails = true;
  written.splice(0);
  await jest.advanceTimersByTimeAsync(unreadForMs - 2_000);
  expect(written).not.toContain('over');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(written.at(-1)).toBe('over');
  expect(failures.length).toBeGreaterThan(5);
  stop();
});

test('ends a stream after five minutes, and without the event that says that no more follow', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { written, stop } = follow(() => false);
  await jest.advanceTimersByTimeAsync(maxStreamAgeMs - 2_000);
  expect(written).not.toContain('over');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(written.at(-1)).toBe('over');
  expect(written.join('')).not.toContain('event: end');
  stop();
});

test('a read that succeeds in between keeps its streams', async () => {
  let reads = 0;
  const { written, stop } = follow(() => {
    reads += 1;
    return reads % 8 !== 0;
  });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(written).not.toContain('over');
  stop();
});

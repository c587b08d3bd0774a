import { storedVersions } from '@dakpion/contracts';
import type { RecordedEvent } from '@dakpion/event-store';
import { openLmdbEventStore } from '@dakpion/event-store';
import { changedInPlace, releasedEvents, withTemporaryDirectory } from '@dakpion/fixtures';
import { DispatchRequestsRepository, robotCouriersOrderOf } from './dispatch-requests.repository.ts';

const released = releasedEvents('dispatch-');
const request = {
  event_id: 'evt_1',
  order_id: 'ord_1',
  requested_at: '2026-11-24T12:00:00.000+06:00',
};

test('no released event type has changed without a new version', () =>
  withTemporaryDirectory(async (directory) => {
    const eventStore = await openLmdbEventStore({ directory });
    const requests = new DispatchRequestsRepository(eventStore);
    await requests.record({ type: 'RiderWanted', ...request } as never, 'sandbox', 0, 'r');
    await requests.record({ type: 'RiderNoLongerWanted', ...request } as never, 'sandbox', 1, 'r');
    const present: Record<string, object> = {};
    for await (const { type, data } of eventStore.readStream('dispatch-ord_1')) present[type] = data;
    await eventStore.close();
    expect(Object.keys(present)).toEqual(['RiderWanted', 'RiderNoLongerWanted']);
    expect(changedInPlace(present, storedVersions.dispatch_events, released)).toEqual([]);
  }));

test.each(['0.1.0', '0.2.0'])(
  'recognises a sandbox order of release %s for which the robot courier was asked for a rider',
  (release) => {
    const wanted = released.find((event) => event.release === release && event.type === 'RiderWanted');
    expect(robotCouriersOrderOf(wanted as RecordedEvent)).toBe('ord_kwcg1c32eq1az8zcp49xysd7ye');
  },
);

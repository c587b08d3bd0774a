import { storedVersions } from '@dakpion/contracts';
import { changedInPlace, releasedEvents } from '@dakpion/fixtures';
import { evolveParked, type ParkedStreamEvent, type ParkedStreams } from './parked-stream.ts';
import { parkedStreamEventOf } from './parked-streams.repository.ts';

type Forms = {
  readonly [Type in ParkedStreamEvent['type']]: Required<Extract<ParkedStreamEvent, { type: Type }>['data']>;
};

const at = '2026-11-24T12:00:00.000+06:00';
const present: Forms = {
  StreamParked: { stream: 'order-1', revision: 3, position: '120', reason: 'Error: a fault', parked_at: at },
  StreamReleased: { stream: 'order-1', released_at: at },
  StreamResumed: { stream: 'order-1', resumed_at: at },
};
const released = releasedEvents('parked-');

test('no released event type has changed without a new version and an upcaster', () => {
  expect(changedInPlace(present, storedVersions.parked_stream_events, released)).toEqual([]);
});

test.each(['0.1.0', '0.2.0'])(
  'a stream that release %s has parked stays parked, is released and resumes',
  (release) => {
    const events = released
      .filter((event) => event.release === release)
      .flatMap((event) => parkedStreamEventOf(event) ?? []);
    const sizes = events.map(
      (_event, index) =>
        events.slice(0, index + 1).reduce<ParkedStreams>((parked, event) => evolveParked('f', parked, event), new Map())
          .size,
    );
    expect(sizes).toEqual([1, 1, 0]);
  },
);

import { storedVersions } from '@dakpion/contracts';
import type { RecordedEvent } from '@dakpion/event-store';
import { changedInPlace, releasedEvents } from '@dakpion/fixtures';
import { recordedDecisionOf } from './dead-letter-decisions.ts';
import type { DeadLetterEvent } from './dead-letter-events.ts';

type Forms = { readonly [Type in DeadLetterEvent['type']]: Required<Extract<DeadLetterEvent, { type: Type }>['data']> };

const replayed = {
  letter_id: 'letter',
  topic: 'dispatch.rider-events.v1',
  key: 'ord_1',
  dead_letter_reason: 'order_not_found',
  decided_at: '2026-11-24T12:00:00.000+06:00',
};
const present: Forms = { DeadLetterReplayed: replayed, DeadLetterDropped: { ...replayed, reason: 'A test' } };
const released = releasedEvents('dead-letters-');

test('no released event type has changed without a new version and an upcaster', () => {
  expect(changedInPlace(present, storedVersions.dead_letter_events, released)).toEqual([]);
  for (const event of released) expect(recordedDecisionOf(event as RecordedEvent).data).toEqual(event.data);
});

import { storedVersions } from '@dakpion/contracts';
import { changedInPlace, releasedEvents } from '@dakpion/fixtures';
import type { OperatorTokenEvent } from './operator-token-events.ts';
import { operatorTokenEventOf } from './operator-tokens.ts';

type Forms = {
  readonly [Type in OperatorTokenEvent['type']]: Required<Extract<OperatorTokenEvent, { type: Type }>['data']>;
};

const at = '2026-11-24T12:00:00.000+06:00';
const present: Forms = {
  OperatorTokenIssued: { token_id: 'opt_1', name: 'night-shift', role: 'auditor', sha256: 'hash', issued_at: at },
  OperatorTokenRevoked: { token_id: 'opt_1', revoked_at: at },
};
const released = releasedEvents('operator-tokens');

test('no released event type has changed without a new version and an upcaster', () => {
  expect(changedInPlace(present, storedVersions.operator_token_events, released)).toEqual([]);
  for (const event of released) expect(operatorTokenEventOf(event).data).toEqual(event.data);
});

import { createHash } from 'node:crypto';
import { storedVersions } from '@dakpion/contracts';
import { withTemporaryDirectory } from '@dakpion/fixtures';
import { openLmdbStateStore } from '@dakpion/state-store';
import { settings } from '../gateway.fixture.ts';
import { Sessions } from './sessions.ts';

const token = 'A'.repeat(43);
const id = createHash('sha256').update(token).digest('hex');
const now = 1_764_000_000_000;
/** As release 0.1.0 has stored it. Later ones have `confirmed_at`. */
const released = {
  partner_id: 'prt_1',
  user_id: 'usr_1',
  session_generation: 3,
  began_at: now,
  used_at: now,
  history: 'lmdb',
};

test('accepts a session of release 0.1.0, which lacks only confirmed_at', () =>
  withTemporaryDirectory(async (directory) => {
    const store = await openLmdbStateStore({ directory, clock: () => now });
    try {
      const place = { kind: 'put', collection: 'sessions', id, version: 1 } as const;
      await store.documents.write('sessions', [{ ...place, value: released, expiresInMs: 60_000 }]);
      const sessions = new Sessions(store, settings);
      const read = await sessions.use(token);
      expect(read).toEqual(released);
      expect(sessions.isConfirmed(read!)).toBe(false);
      const { session } = await sessions.begin(released);
      expect(Object.keys(session).toSorted()).toEqual([...Object.keys(released), 'confirmed_at'].toSorted());
      expect(storedVersions.sessions).toBe(1);
    } finally {
      await store.close();
    }
  }));

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openLmdbEventStore } from '@dakpion/event-store';
import { describeWithEngine, withTemporaryDirectory } from '@dakpion/fixtures';
import { SignInLinks } from '@dakpion/partners';
import { backUp, restore } from '@dakpion/service';
import { openLmdbStateStore, openRedisStateStore, type StateStore } from '@dakpion/state-store';
import { accountCounter, SignInAttempts, waitAfter } from '../dashboard/sign-in-attempts.ts';
import { settings } from '../gateway.fixture.ts';
import { Sessions } from './sessions.ts';

const user = { partner_id: 'prt_1', user_id: 'usr_1', session_generation: 3 };

/** The behaviour that both profiles share. `twice` runs with two connections to one store. */
function behaves(twice: (run: (one: StateStore, other: StateStore) => Promise<void>) => Promise<void>): void {
  test('every gateway knows a session and its end', async () => {
    await twice(async (one, other) => {
      const [here, there] = [new Sessions(one, settings), new Sessions(other, settings)];
      const { token, session } = await here.begin(user);
      expect(session).toMatchObject(user);
      expect(await there.use(token)).toEqual(session);
      await there.end(token);
      expect(await here.use(token)).toBeNull();
      expect(await here.use(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBeNull();
    });
  });

  test('the store does not contain the token', async () => {
    await twice(async (one) => {
      const written: unknown[] = [];
      const { documents } = one;
      const write: typeof documents.write = (scope, changes) => {
        written.push(scope, changes);
        return documents.write(scope, changes);
      };
      const watched = { ...one, documents: Object.assign(Object.create(documents), { write }) };
      const { token } = await new Sessions(watched, settings).begin(user);
      expect(JSON.stringify(written)).toContain('usr_1');
      expect(JSON.stringify(written)).not.toContain(token);
    });
  });

  test('attempts are counted by all gateways together, even when many arrive at once', async () => {
    await twice(async (one, other) => {
      const counter = accountCounter(randomUUID());
      const attempts = [new SignInAttempts(one), new SignInAttempts(other)];
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) => attempts[index % 2]?.require(counter)),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(5);
      for (let count = 0; count < 5; count += 1) await attempts[0]?.require(counter).catch(() => null);
      await expect(attempts[1]?.require(counter)).rejects.toMatchObject({
        trouble: { code: 'sign_in_locked', retry_after: 30 },
      });
      await attempts[0]?.clear([counter]);
      await expect(attempts[1]?.require(counter)).resolves.toBeUndefined();
    });
  });
}

describe('sessions in the embedded profile', () => {
  behaves((run) =>
    withTemporaryDirectory(async (directory) => {
      const store = await openLmdbStateStore({ directory });
      await run(store, store).finally(() => store.close());
    }),
  );
});

describeWithEngine('REDIS_URL', 'sessions on Redis', (url) => {
  behaves(async (run) => {
    const keyPrefix = `spec-${randomUUID()}:`;
    const stores = await Promise.all([1, 2].map(() => openRedisStateStore({ url, keyPrefix })));
    const [one, other] = stores;
    if (one === undefined || other === undefined) throw new Error('two stores were opened');
    await run(one, other).finally(() => Promise.all(stores.map((store) => store.close())));
  });
});

describe('when the clock was ahead for a while', () => {
  const dayMs = 24 * 60 * 60_000;
  /** Runs `ahead` with a clock that is ahead, by default by 30 days, then `after` with the right one. */
  const withClock = (
    ahead: (store: StateStore) => Promise<void>,
    after: (store: StateStore) => Promise<void>,
    aheadMs = 30 * dayMs,
  ) =>
    withTemporaryDirectory(async (directory) => {
      let now = 1_764_000_000_000 + aheadMs;
      const store = await openLmdbStateStore({ directory, clock: () => now });
      try {
        await ahead(store);
        now -= aheadMs;
        await after(store);
      } finally {
        await store.close();
      }
    });

  test('a session that began then has ended', async () => {
    let token = '';
    const begin = async (store: StateStore) => {
      token = (await new Sessions(store, settings).begin(user)).token;
    };
    await withClock(begin, async (store) => expect(await new Sessions(store, settings).use(token)).toBeNull());
  });

  test('one attempt that was made then locks nothing', async () => {
    const counter = accountCounter(randomUUID());
    const attempt = (store: StateStore) => new SignInAttempts(store).require(counter);
    await withClock(attempt, (store) => expect(attempt(store)).resolves.toBeUndefined(), 90_000);
  });

  test('an account that was locked then is open', async () => {
    const counter = accountCounter(randomUUID());
    const lock = async (store: StateStore) => {
      for (let count = 0; count < 5; count += 1) await new SignInAttempts(store).require(counter);
      await expect(new SignInAttempts(store).require(counter)).rejects.toMatchObject({
        trouble: { code: 'sign_in_locked' },
      });
    };
    await withClock(lock, async (store) => {
      const attempts = new SignInAttempts(store);
      await expect(attempts.require(counter)).resolves.toBeUndefined();
      // The attempts still count.
      await expect(attempts.require(counter)).rejects.toMatchObject({ trouble: { retry_after: 60 } });
    });
  });
});

test('waits begin after 5 attempts and double up to 15 minutes', () => {
  const waits = [1, 4, 5, 6, 9, 10, 11, 1_000].map((count) => waitAfter(count) / 1_000);
  expect(waits).toEqual([0, 0, 30, 60, 480, 900, 900, 900]);
});

test('a restored backup has no sessions and no sign-in links, because they may have ended since', () =>
  withTemporaryDirectory(async (directory) => {
    const [dataDir, folder, restored] = [
      join(directory, 'data'),
      join(directory, 'backup'),
      join(directory, 'restored'),
    ];
    await (await openLmdbEventStore({ directory: join(dataDir, 'events') })).close();
    const store = await openLmdbStateStore({ directory: join(dataDir, 'state') });
    const { token } = await new Sessions(store, settings).begin(user);
    const link = await new SignInLinks(store).issue(user);
    const counter = accountCounter('usr_1');
    await new SignInAttempts(store).require(counter);
    await store.close();
    await backUp({ dataDir, minFreeBytes: 0, folder, withSecrets: false });
    await restore(folder, restored);
    const again = await openLmdbStateStore({ directory: join(restored, 'state') });
    try {
      expect(await new Sessions(again, settings).find(token)).toBeNull();
      expect(await new SignInLinks(again).redeem(link)).toBeNull();
      // Nothing else was removed.
      const attempts = new SignInAttempts(again);
      for (let count = 1; count < 5; count += 1) await attempts.require(counter);
      await expect(attempts.require(counter)).rejects.toMatchObject({ trouble: { code: 'sign_in_locked' } });
    } finally {
      await again.close();
    }
  }));

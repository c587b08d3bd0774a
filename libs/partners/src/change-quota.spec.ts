import { changesPerDay, countChange, TooManyChangesError } from './change-quota.ts';
import { withStores } from './partners.fixture.ts';

test('keys and users of a partner have 200 changes each, and operators any number', () =>
  withStores(async ({ stateStore }) => {
    const key = { kind: 'api_key', key_id: 'key_1' } as const;
    const user = { kind: 'user', user_id: 'usr_1' } as const;
    for (const actor of [key, user]) {
      for (let change = 0; change < changesPerDay; change += 1) await countChange(stateStore, 'prt_1', actor);
      await expect(countChange(stateStore, 'prt_1', actor)).rejects.toThrow(TooManyChangesError);
    }
    await countChange(stateStore, 'prt_2', key);
    for (let change = 0; change <= changesPerDay; change += 1) {
      await countChange(stateStore, 'prt_1', { kind: 'operator' });
    }
  }));

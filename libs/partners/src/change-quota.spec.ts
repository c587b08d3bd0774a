import { changesPerDay, changesPerUser, countChange, TooManyChangesError } from './change-quota.ts';
import { withStores } from './partners.fixture.ts';

test('the keys of a partner have 200 changes, and operators any number', () =>
  withStores(async ({ stateStore }) => {
    const key = { kind: 'api_key', key_id: 'key_1' } as const;
    for (let change = 0; change < changesPerDay; change += 1) await countChange(stateStore, 'prt_1', key);
    await expect(countChange(stateStore, 'prt_1', key)).rejects.toThrow(TooManyChangesError);
    await countChange(stateStore, 'prt_2', key);
    for (let change = 0; change <= changesPerDay; change += 1) {
      await countChange(stateStore, 'prt_1', { kind: 'operator' });
    }
  }));

test('one user can make half of the 200 changes of all users, so that another one can still revoke a key', () =>
  withStores(async ({ stateStore }) => {
    const change = (user_id: string) => countChange(stateStore, 'prt_1', { kind: 'user', user_id });
    const changeOften = async (user_id: string) => {
      for (let made = 0; made < changesPerUser; made += 1) await change(user_id);
    };
    await changeOften('usr_reader');
    await expect(change('usr_reader')).rejects.toMatchObject({ name: 'TooManyChangesError', retryAfterSeconds: 864 });
    await changeOften('usr_owner');
    await expect(change('usr_other')).rejects.toMatchObject({ name: 'TooManyChangesError', retryAfterSeconds: 432 });
  }));

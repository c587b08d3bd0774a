import { hashPassword, isPassword, matchesOf, newPassword } from './dashboard-password.ts';

describe('dashboard passwords', () => {
  test('match their hash, which does not contain them', async () => {
    const password = newPassword();
    const hash = await hashPassword(password);
    expect(password).toMatch(/^[0-9A-Za-z]{20}$/);
    expect(hash).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect(hash).not.toContain(password);
    expect(await isPassword(password, hash)).toBe(true);
    expect(await isPassword(`${password}x`, hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  test('have a new hash each time, also for the same password', async () => {
    expect(await hashPassword('secret')).not.toBe(await hashPassword('secret'));
  });

  test('do not match a text that is not a hash', async () => {
    expect(await isPassword('secret', 'secret')).toBe(false);
    expect(await isPassword('', '')).toBe(false);
    expect(await isPassword('', 'scrypt$16384$8$5$$')).toBe(false);
  });
});

test('accounts with the same address share a salt, so that one derivation finds the matching accounts', async () => {
  const first = await hashPassword('the first password');
  const second = await hashPassword('the second password', first);
  expect(second.split('$').slice(0, 5)).toEqual(first.split('$').slice(0, 5));
  const hashes = [first, second, 'no hash'];
  expect(await matchesOf('the first password', hashes)).toEqual([true, false, false]);
  expect(await matchesOf('the second password', hashes)).toEqual([false, true, false]);
  expect(await matchesOf('the second password', [])).toEqual([]);
});

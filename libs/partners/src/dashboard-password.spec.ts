import { randomBytes } from 'node:crypto';
import { hashPassword, isPassword, newPassword } from './dashboard-password.ts';

describe('dashboard passwords', () => {
  test('are known again by their hash, which does not hold them', async () => {
    const password = newPassword(randomBytes);
    const hash = await hashPassword(password, randomBytes);
    expect(password).toMatch(/^[0-9A-Za-z]{20}$/);
    expect(hash).toMatch(/^scrypt\$16384\$8\$5\$/);
    expect(hash).not.toContain(password);
    expect(await isPassword(password, hash)).toBe(true);
    expect(await isPassword(`${password}x`, hash)).toBe(false);
    expect(await isPassword('', hash)).toBe(false);
  });

  test('the same password has another hash each time', async () => {
    expect(await hashPassword('secret', randomBytes)).not.toBe(await hashPassword('secret', randomBytes));
  });

  test('what is no hash fits no password', async () => {
    expect(await isPassword('secret', 'secret')).toBe(false);
    expect(await isPassword('', '')).toBe(false);
    expect(await isPassword('', 'scrypt$16384$8$5$$')).toBe(false);
  });
});

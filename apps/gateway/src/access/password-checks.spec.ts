import { isPassword } from '@dakpion/partners';
import { PasswordChecks } from './password-checks.ts';

test('refuses password checks beyond the queue at once, and makes all others', async () => {
  const checks = new PasswordChecks();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, () => checks.inTurn(() => isPassword('a wrong guess', 'no hash'))),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(18);
  expect(outcomes.at(-1)).toMatchObject({
    reason: { trouble: { code: 'temporarily_unavailable', retry_after: 5, reason: 'busy' } },
  });
  const hash = await checks.hash('correct horse battery', null);
  expect(await isPassword('correct horse battery', hash)).toBe(true);
});

test('treats a password as the same in every Unicode normalization form', async () => {
  const hash = await new PasswordChecks().hash('caf\u00e9 caf\u00e9 caf\u00e9', null);
  expect(await isPassword('cafe\u0301 cafe\u0301 cafe\u0301', hash)).toBe(true);
});

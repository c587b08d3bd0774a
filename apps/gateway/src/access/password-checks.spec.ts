import { isPassword } from '@dakpion/partners';
import { PasswordChecks } from './password-checks.ts';

test('refuses password checks beyond the queue at once, and makes all others', async () => {
  const checks = new PasswordChecks();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, () => checks.inTurn(null, () => isPassword('a wrong guess', 'no hash'))),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(18);
  expect(outcomes.at(-1)).toMatchObject({
    reason: { trouble: { code: 'temporarily_unavailable', retry_after: 5, reason: 'busy' } },
  });
  const hash = await checks.hash(null, 'correct horse battery', null);
  expect(await isPassword('correct horse battery', hash)).toBe(true);
});

test('lets partners and strangers take turns, however many requests of one of them wait', async () => {
  const checks = new PasswordChecks();
  const done: string[] = [];
  const check = (owner: string | null) => checks.inTurn(owner, async () => void done.push(owner ?? 'stranger'));
  const flood = Promise.allSettled(Array.from({ length: 200 }, () => [check('prt_hostile'), check(null)]).flat());
  await check('prt_honest');
  expect(done.length).toBeLessThan(10);
  const refused = (await flood).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(400 - 2 - 2 * 40);
});

test('treats a password as the same in every Unicode normalization form', async () => {
  const hash = await new PasswordChecks().hash(null, 'caf\u00e9 caf\u00e9 caf\u00e9', null);
  expect(await isPassword('cafe\u0301 cafe\u0301 cafe\u0301', hash)).toBe(true);
});

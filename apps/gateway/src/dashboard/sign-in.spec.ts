import { setTimeout as pause } from 'node:timers/promises';
import { context, until } from '@dakpion/fixtures';
import { PartnerAccounts } from '@dakpion/partners';
import { PasswordChecks } from '../access/password-checks.ts';
import { sharedGateway } from '../gateway.fixture.ts';
import { Browser, easyPassword, joinedUser, password, sessionCookie } from './dashboard.fixture.ts';

// Signing in with an address that belongs to users of several partners, and with a browser that has signed in before.

const minute = 60_000;
const wrong = 'a wrong guess';
let now = Date.parse('2026-11-23T12:00:00.000+06:00');
const gateway = sharedGateway({ trustedProxies: ['127.0.0.0/8'] }, () => now);
let count = 0;

beforeEach(() => {
  now += 24 * 60 * minute;
});

/** A partner whose owner has {@link password}. */
async function shop(email: string) {
  const partner = await gateway.partner({ name: `Shop ${email}`, email });
  await easyPassword(gateway, partner.partner_id);
  return partner.partner_id;
}

function newAddress(): string {
  count += 1;
  return `user-${count}@shop.example`;
}

/** Each attempt comes from an address of its own, except where `browser` is given. */
async function attempt(email: string, secret: string, more: object = {}, browser = new Browser(gateway)) {
  count += 1;
  const from = { 'x-forwarded-for': `198.51.${count >> 8}.${count & 255}` };
  const answer = await browser.send('POST', '/session', { email, password: secret, ...more }, from);
  return answer.status === 200 ? answer.body.partner.partner_id : `${answer.status} ${answer.body.code}`;
}

async function attempts(times: number, ...sent: Parameters<typeof attempt>): Promise<string[]> {
  const answers: string[] = [];
  for (let time = 0; time < times; time += 1) answers.push(await attempt(...sent));
  return answers;
}

describe('an address with several partners', () => {
  test('has no further attempts at its first account when another owner adds a second account for it', async () => {
    const email = newAddress();
    const victim = await shop(email);
    const attacker = await shop(newAddress());
    await joinedUser(gateway, attacker, { email, role: 'owner' }, () => now);
    // With one counter for the whole address, each round would clear it.
    const outcomes: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      outcomes.push(await attempt(email, wrong, { partner_id: victim }));
      await attempt(email, password, { partner_id: attacker });
    }
    expect(outcomes).toEqual([...Array(5).fill('401 sign_in_failed'), ...Array(3).fill('429 sign_in_locked')]);
    expect(await attempt(email, password, { partner_id: victim })).toBe('429 sign_in_locked');
    expect(await attempt(email, password, { partner_id: attacker })).toBe(attacker);
  });

  test('loses an attempt at each of its accounts by a wrong guess, with and without the choice of a partner', async () => {
    const email = newAddress();
    const [one, other] = [await shop(email), await shop(email)];
    expect(await attempts(3, email, wrong)).toEqual(Array(3).fill('401 sign_in_failed'));
    expect(await attempts(2, email, wrong, { partner_id: one })).toEqual(Array(2).fill('401 sign_in_failed'));
    for (const partner_id of [one, other]) {
      expect(await attempt(email, password, { partner_id })).toBe('429 sign_in_locked');
    }
  });

  test('clears only the account that a right attempt opens, whatever password the other accounts have', async () => {
    const email = newAddress();
    const victim = await gateway.partner({ email });
    const attacker = await shop(email);
    // The password of the attacker's account is the guess: a sign-in with it counts as a guess at the other account.
    expect(await attempts(5, email, password)).toEqual(Array(5).fill(attacker));
    expect(await attempt(email, victim.dashboard.password, { partner_id: victim.partner_id })).toBe(
      '429 sign_in_locked',
    );
    now += 31_000;
    expect(await attempt(email, victim.dashboard.password)).toBe(victim.partner_id);
  });

  test('is answered with the partners that its password fits, and signs in to the chosen one', async () => {
    const email = newAddress();
    const partners = [];
    for (let made = 0; made < 7; made += 1) {
      partners.push(await shop(email));
      now += 1_000;
    }
    const answer = await new Browser(gateway).send('POST', '/session', { email, password });
    expect([answer.status, answer.body.code]).toEqual([409, 'partner_choice_required']);
    expect(answer.body.partners).toEqual(partners.map((partner_id) => ({ partner_id, name: `Shop ${email}` })));
    expect(answer.headers.getSetCookie()).toEqual([]);
    const last = partners[6] ?? '';
    expect(await attempt(email, password, { partner_id: last })).toBe(last);
    // An answer with a choice is not a failed attempt.
    expect(await attempts(6, email, password)).toEqual(Array(6).fill('409 partner_choice_required'));
  });

  test('signs in to the partner that its password fits, even if it is the seventh', async () => {
    const email = newAddress();
    for (let made = 0; made < 6; made += 1) await gateway.partner({ email });
    const { partner_id, dashboard } = await gateway.partner({ email });
    expect(await attempt(email, dashboard.password)).toBe(partner_id);
  });

  test('costs one derivation of the password, like an unknown address', async () => {
    const { eventStore, stateStore } = gateway.engines;
    // The passwords cost as much as those of the real program.
    const accounts = new PartnerAccounts(eventStore, stateStore, () => now, null);
    const email = newAddress();
    for (let made = 0; made < 7; made += 1) await accounts.create({ name: 'Shop', email }, context);
    const alone = newAddress();
    await accounts.create({ name: 'Shop', email: alone }, context);
    const cpu = async (address: string) => {
      const before = process.cpuUsage();
      await attempt(address, wrong);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const median = async (address: string) => {
      const costs = [await cpu(address), await cpu(address), await cpu(address)];
      return costs.toSorted((a, b) => a - b)[1] ?? 0;
    };
    const [unknown, one, seven] = [await median(newAddress()), await median(alone), await median(email)];
    // Seven derivations would cost 7 times as much.
    for (const known of [one, seven]) expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
  });
});

describe('one-time codes', () => {
  test('can be guessed at one account only, and a sign-in elsewhere clears no attempts', async () => {
    const email = newAddress();
    const victim = await shop(email);
    const browser = new Browser(gateway);
    browser.cookie = await sessionCookie(gateway, victim);
    const { secret } = (await browser.send('POST', '/totp')).body;
    const { TOTP, Secret } = await import('otpauth');
    const totp_code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
    expect((await browser.send('POST', '/totp/confirm', { totp_code })).status).toBe(200);
    const attacker = await shop(newAddress());
    await joinedUser(gateway, attacker, { email, role: 'owner' }, () => now);
    now += minute;
    const outcomes: string[] = [];
    for (let round = 0; round < 7; round += 1) {
      outcomes.push(await attempt(email, password, { totp_code: '000000', partner_id: victim }));
      await attempt(email, password, { partner_id: attacker });
    }
    expect(outcomes).toEqual([...Array(5).fill('401 sign_in_failed'), ...Array(2).fill('429 sign_in_locked')]);
  });
});

describe('an attempt', () => {
  test('does not count when it is refused before its password is checked', async () => {
    const email = newAddress();
    const partner = await shop(email);
    const checks = gateway.application.get(PasswordChecks);
    let resolve = () => {};
    const end = new Promise<void>((done) => {
      resolve = done;
    });
    const others = Array.from({ length: 42 }, () => checks.inTurn(null, () => end));
    expect(await attempts(6, email, wrong)).toEqual(Array(6).fill('503 temporarily_unavailable'));
    resolve();
    await Promise.all(others);
    expect(await attempts(4, email, wrong)).toEqual(Array(4).fill('401 sign_in_failed'));
    expect(await attempt(email, password)).toBe(partner);
  });
});

describe('a browser that has signed in before', () => {
  const remembered = async (email: string) => {
    const browser = new Browser(gateway);
    const answer = await browser.signIn(email);
    const cookie = answer.headers.getSetCookie().find((each) => each.includes('-browser='));
    expect(cookie).toMatch(
      /^__Host-dakpion-browser=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    return { cookie: cookie?.split(';')[0] ?? '' };
  };
  const signIn = async (email: string, headers: Record<string, string>, secret = password) => {
    count += 1;
    const from = { 'x-forwarded-for': `198.51.${count >> 8}.${count & 255}` };
    const browser = new Browser(gateway);
    return (await browser.send('POST', '/session', { email, password: secret }, { ...headers, ...from })).status;
  };

  test('is not locked out by guesses of others, and has a counter of its own', async () => {
    const email = newAddress();
    await shop(email);
    const own = await remembered(email);
    await attempts(5, email, wrong);
    expect(await attempt(email, password)).toBe('429 sign_in_locked');
    expect(await signIn(email, own)).toBe(200);
    // The sign-in of a known browser does not unlock the account for other browsers.
    expect(await attempt(email, password)).toBe('429 sign_in_locked');
    for (let time = 0; time < 5; time += 1) expect(await signIn(email, own, wrong)).toBe(401);
    expect(await signIn(email, own)).toBe(429);
  });

  test('keeps its own counter when the user changes the password in it, which takes it from all other browsers', async () => {
    const email = newAddress();
    const partner = await shop(email);
    const other = await remembered(email);
    const own = await remembered(email);
    const session = await sessionCookie(gateway, partner);
    const changed = 'another long password';
    const passwords = { current_password: password, new_password: changed };
    const headers = { cookie: `${session}; ${own.cookie}` };
    const answer = await new Browser(gateway).send('POST', '/password', passwords, headers);
    expect(answer.headers.getSetCookie()[1]).toContain(`${own.cookie}; Max-Age=7776000; `);
    await attempts(5, email, wrong);
    expect(await signIn(email, other, changed)).toBe(429);
    expect(await signIn(email, own, changed)).toBe(200);
  });

  test('signs in although strangers take all places of those that wait for a check of their password', async () => {
    const email = newAddress();
    const partner = await shop(email);
    const own = await remembered(email);
    const checks = gateway.application.get(PasswordChecks);
    const others = Array.from({ length: 42 }, () => checks.inTurn(null, () => pause(100)));
    expect(await attempt(email, password)).toBe('503 temporarily_unavailable');
    const session = { cookie: `${await sessionCookie(gateway, partner)}; ${own.cookie}` };
    const confirmation = new Browser(gateway).send('POST', '/session/confirm', { password }, session);
    expect([await signIn(email, own), (await confirmation).status]).toEqual([200, 204]);
    await Promise.all(others);
  });

  test('is not recognised for another account, nor after the user has signed out everywhere', async () => {
    const email = newAddress();
    const partner = await shop(email);
    const own = await remembered(email);
    const foreign = newAddress();
    await shop(foreign);
    await attempts(5, foreign, wrong);
    expect(await signIn(foreign, own)).toBe(429);
    const session = new Browser(gateway);
    session.cookie = await sessionCookie(gateway, partner);
    expect((await session.send('DELETE', '/sessions')).status).toBe(204);
    await attempts(5, email, wrong);
    expect(await signIn(email, own)).toBe(429);
  });
});

test('the security log has sign-ins and refusals with the user, and without address or password', async () => {
  const email = newAddress();
  const partner_id = await shop(email);
  const user_id = partner_id.replace('prt', 'usr');
  const lines = () =>
    gateway.logged.filter((line): line is Record<string, unknown> => (line as { event?: string }).event === 'sign_in');
  const before = lines().length;
  await attempt(email, wrong);
  await attempt(email, password);
  await until(async () => lines().length === before + 2);
  expect(lines().slice(before)).toMatchObject([
    { outcome: 'sign_in_failed', tried_user_ids: [user_id], network: expect.stringMatching(/^198\.51\.\d+\.0\/24$/) },
    { outcome: 'done', partner_id, user_id },
  ]);
  for (const secret of [email, wrong, password]) expect(JSON.stringify(lines())).not.toContain(secret);
});

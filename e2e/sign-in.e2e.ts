import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type Answer, type Body, call, operate, whenAllowed } from './api.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';

// Tests what an attacker who can invite any address can do to the account of this address at another partner.

const chosen = 'chosen by the attacker';
let program: Program;

beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory(), env: { TRUSTED_PROXIES: '127.0.0.0/8' } });
});

/** The address of these requests, which no other suite of the cluster uses. */
const address = '198.51.100.7';

/** Sends one request of a browser. All tests share an address, so the request may have to wait for its limit. */
async function send(method: string, path: string, body?: unknown, cookie = ''): Promise<Answer> {
  const headers = { origin: program.url, 'x-forwarded-for': address, ...(cookie !== '' && { cookie }) };
  return whenAllowed(() => call(method, `${program.url}/v1/dashboard${path}`, headers, body));
}

async function signIn(email: string, password: string, more: object = {}, cookie = ''): Promise<string> {
  const { status, body } = await send('POST', '/session', { email, password, ...more }, cookie);
  return status === 200 ? body.partner.partner_id : body.code;
}

async function shop(email: string): Promise<Body> {
  return (await operate(program.url, 'POST', '/partners', { name: 'Shop', email })).body;
}

const cookiesOf = (answer: Answer) => answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');

test('an account that another owner creates for an address allows no additional guesses at the first account', async () => {
  const email = `victim-${randomUUID()}@example.com`;
  const victim = await shop(email);
  const attacker = await shop(`attacker-${randomUUID()}@example.com`);
  // The victim has signed in before, in a browser that keeps its cookies.
  const first = await send('POST', '/session', victim.dashboard);
  const known = cookiesOf(first).find((each) => each.includes('browser=')) ?? '';
  const [session] = cookiesOf(await send('POST', '/session', attacker.dashboard));
  const invited = await send('POST', '/users', { email, role: 'owner' }, session);
  const accepted = { token: invited.body.invitation_token, password: chosen };
  expect((await send('POST', '/invitations/accept', accepted)).status).toBe(200);

  const guesses: string[] = [];
  for (let round = 0; round < 7; round += 1) {
    guesses.push(await signIn(email, 'a wrong guess', { partner_id: victim.partner_id }));
    expect(await signIn(email, chosen, { partner_id: attacker.partner_id })).toBe(attacker.partner_id);
  }
  expect(guesses).toEqual([...Array(5).fill('sign_in_failed'), 'sign_in_locked', 'sign_in_locked']);
  expect(await signIn(email, victim.dashboard.password, { partner_id: victim.partner_id })).toBe('sign_in_locked');
  // The guesses of others do not lock the victim's own browser.
  expect(await signIn(email, victim.dashboard.password, {}, known)).toBe(victim.partner_id);
});

test('sign-ins to an account that another owner created allow no additional guesses at a one-time code', async () => {
  const email = `codes-${randomUUID()}@example.com`;
  const victim = await shop(email);
  const attacker = await shop(`attacker-${randomUUID()}@example.com`);
  const [theirs] = cookiesOf(await send('POST', '/session', victim.dashboard));
  const { secret } = (await send('POST', '/totp', {}, theirs)).body;
  // Uses the next code, because a program that has just started accepts no code of its first half minute.
  const totp_code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
  expect((await send('POST', '/totp/confirm', { totp_code }, theirs)).status).toBe(200);
  const [session] = cookiesOf(await send('POST', '/session', attacker.dashboard));
  const invited = await send('POST', '/users', { email, role: 'owner' }, session);
  const accepted = { token: invited.body.invitation_token, password: chosen };
  expect((await send('POST', '/invitations/accept', accepted)).status).toBe(200);

  const guesses: string[] = [];
  for (let round = 0; round < 7; round += 1) {
    const guess = { partner_id: victim.partner_id, totp_code: '000000' };
    guesses.push(await signIn(email, victim.dashboard.password, guess));
    expect(await signIn(email, chosen, { partner_id: attacker.partner_id })).toBe(attacker.partner_id);
  }
  expect(guesses).toEqual([...Array(5).fill('sign_in_failed'), 'sign_in_locked', 'sign_in_locked']);
});

test('the owner of seven partners signs in with the password of the seventh', async () => {
  const email = `agency-${randomUUID()}@example.com`;
  for (let made = 0; made < 6; made += 1) await shop(email);
  const seventh = await shop(email);
  expect(await signIn(email, seventh.dashboard.password)).toBe(seventh.partner_id);
});

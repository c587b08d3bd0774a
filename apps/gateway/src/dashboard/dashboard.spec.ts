import { until } from '@dakpion/fixtures';
import { SignInLinks, TeamAccounts } from '@dakpion/partners';
import { Secret, TOTP } from 'otpauth';
import { call, operatorToken, partnerAccounts, sharedGateway } from '../gateway.fixture.ts';
import { Browser, easyPassword, joinedUser, password, publicUrl, sessionCookie } from './dashboard.fixture.ts';

// Signing in, sessions and users, on a clock that the spec sets.

const minute = 60_000;
let now = Date.parse('2026-11-23T12:00:00.000+06:00');
const gateway = sharedGateway({ trustedProxies: ['127.0.0.0/8'] }, () => now);
let count = 0;
const context = { actor: { kind: 'operator' }, correlation_id: 'spec', causation_id: null } as const;

// Each test starts with full buckets.
beforeEach(() => {
  now += 10 * minute;
});

const accounts = () => partnerAccounts(gateway.engines, () => now);
const teamAccounts = () => new TeamAccounts(gateway.engines.eventStore, gateway.engines.stateStore, () => now);

/** A partner with its own address, and its owner's signed-in browser. */
async function shop() {
  count += 1;
  const email = `owner-${count}@shop.example`;
  const partner = { ...(await gateway.partner({ name: 'Shop', email })), dashboard: { email, password } };
  await easyPassword(gateway, partner.partner_id);
  const browser = new Browser(gateway);
  browser.cookie = await sessionCookie(gateway, partner.partner_id);
  return { ...partner, email, browser, ownerId: partner.partner_id.replace('prt', 'usr') };
}

describe('signing in by a link', () => {
  const link = (partner_id: string) =>
    new SignInLinks(gateway.engines.stateStore).issue({ partner_id, user_id: partner_id.replace('prt', 'usr') });
  const use = (token: string, headers: Record<string, string> = {}) =>
    new Browser(gateway).send('POST', '/session/link', { token }, headers);

  test('works once, even when several browsers use it at the same moment', async () => {
    const { partner_id, email } = await shop();
    const token = await link(partner_id);
    const browser = new Browser(gateway);
    const together = await Promise.all([1, 2, 3].map(() => browser.send('POST', '/session/link', { token })));
    expect(together.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
    expect((await browser.send('GET', '/session')).body.user.email).toBe(email);
    expect((await use(token)).body.code).toBe('link_invalid');
  });

  test('is refused from another machine, which does not use it up, and after it has expired', async () => {
    const { partner_id } = await shop();
    const token = await link(partner_id);
    expect((await use(token, { 'x-forwarded-for': '198.51.100.7' })).body.code).toBe('link_invalid');
    now += 13 * 60 * minute;
    expect((await use(token)).body.code).toBe('link_invalid');
    const fresh = await link(partner_id);
    expect((await use(fresh, { 'x-forwarded-for': '198.51.100.7' })).body.code).toBe('link_invalid');
    expect((await use(fresh)).status).toBe(200);
    expect((await use('x'.repeat(43))).body.code).toBe('link_invalid');
  });

  test('is refused for a suspended partner', async () => {
    const { partner_id } = await shop();
    const token = await link(partner_id);
    await accounts().suspend(partner_id, context);
    expect((await use(token)).body.code).toBe('partner_suspended');
  });
});

describe('signing in', () => {
  test('with the account of the creation returns a session cookie that scripts and other sites cannot read', async () => {
    const email = 'first@shop.example';
    const { partner_id, dashboard } = await gateway.partner({ name: 'Shop', email });
    const ownerId = partner_id.replace('prt', 'usr');
    const browser = new Browser(gateway);
    const answer = await browser.signIn(email.toUpperCase(), dashboard.password);
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        user: {
          ...{ user_id: ownerId, email, role: 'owner', status: 'active', invitation_expires_at: null },
          ...{ totp: false, recovery_codes_left: null, language: 'en', added_at: expect.any(String) },
        },
        partner: { partner_id, name: 'Shop' },
        expires_at: new Date(now + 12 * 60 * minute + 6 * 60 * minute).toISOString().replace('Z', '+06:00'),
        idle_expires_at: new Date(now + 30 * minute + 6 * 60 * minute).toISOString().replace('Z', '+06:00'),
      },
    ]);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-dakpion-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await browser.send('GET', '/session')).body).toEqual(answer.body);
  });

  test('with wrong credentials is answered with 401, the same for an unknown address', async () => {
    const { email } = await shop();
    const wrong = await new Browser(gateway).signIn(email, 'not the password');
    const unknown = await new Browser(gateway).signIn('nobody@shop.example', 'not the password');
    for (const { status, body } of [wrong, unknown]) expect([status, body.code]).toEqual([401, 'sign_in_failed']);
    expect(wrong.body.detail).toBe(unknown.body.detail);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('for an address with two partners opens the account whose password was given', async () => {
    const email = 'both@shop.example';
    const first = await gateway.partner({ name: 'Shop', email });
    const second = await shop();
    await joinedUser(gateway, second.partner_id, { email, role: 'developer' }, () => now);
    const at = async (secret: string, partner_id?: string) => {
      const body = { email, password: secret, ...(partner_id && { partner_id }) };
      const answer = await new Browser(gateway).send('POST', '/session', body);
      return answer.status === 200 ? answer.body.partner.partner_id : answer.status;
    };
    expect(await at(first.dashboard.password)).toBe(first.partner_id);
    expect(await at(password)).toBe(second.partner_id);
    expect(await at(password, first.partner_id)).toBe(401);
  });

  test('gives a new session id, and ends the session that the browser had before', async () => {
    const { email, dashboard, browser } = await shop();
    const fixed = browser.cookie;
    await browser.signIn(email, dashboard.password);
    expect(browser.cookie).not.toBe(fixed);
    const replayed = await browser.send('GET', '/session', undefined, { cookie: fixed ?? '' });
    expect([replayed.status, replayed.body.code]).toEqual([401, 'session_ended']);
  });

  test('is refused while the partner is suspended', async () => {
    const { email, dashboard, partner_id } = await shop();
    await accounts().suspend(partner_id, context);
    const answer = await new Browser(gateway).signIn(email, dashboard.password);
    expect([answer.status, answer.body.code]).toEqual([403, 'partner_suspended']);
  });

  test('at the request of another site is refused before the password is checked', async () => {
    const { email, dashboard } = await shop();
    const refusals = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site', origin: publicUrl }, {}];
    for (const headers of refusals as Record<string, string>[]) {
      const answer = await new Browser(gateway, headers).signIn(email, dashboard.password);
      expect([answer.status, answer.body.code]).toEqual([403, 'cross_site_request']);
    }
    const { status } = await new Browser(gateway, { origin: gateway.url }).signIn(email, dashboard.password);
    expect(status).toBe(200);
  });

  test('is refused with every fault of the body', async () => {
    const answer = await new Browser(gateway).send('POST', '/session', { email: 'x', pass: 1 });
    const faults = answer.body.errors.map(({ field, code }: { field: string; code: string }) => [field, code]);
    expect([answer.status, faults]).toEqual([
      422,
      [
        ['email', 'bad_format'],
        ['password', 'required'],
        ['pass', 'unknown_field'],
      ],
    ]);
  });
});

describe('guessing a password', () => {
  const guess = async (email: string, secret = 'a wrong guess') => {
    const answer = await new Browser(gateway).signIn(email, secret);
    return answer.status === 429 ? `429 ${answer.headers.get('retry-after')}` : String(answer.status);
  };
  const guesses = async (email: string, times: number) => {
    const answers: string[] = [];
    for (let time = 0; time < times; time += 1) answers.push(await guess(email));
    return answers;
  };

  test('locks an address after 5 attempts, for 30 seconds and then twice as long, even for the right password', async () => {
    const { email, dashboard } = await shop();
    expect(await guesses(email, 6)).toEqual(['401', '401', '401', '401', '401', '429 30']);
    expect(await guess(email, dashboard.password)).toBe('429 30');
    now += 30_000;
    expect(await guesses(email, 2)).toEqual(['401', '429 60']);
    now += 60_000;
    expect(await guess(email, dashboard.password)).toBe('200');
    expect(await guesses(email, 6)).toEqual(['401', '401', '401', '401', '401', '429 30']);
  });

  test('locks an unknown address in the same way as a known one', async () => {
    expect(await guesses('nobody-else@shop.example', 6)).toEqual(['401', '401', '401', '401', '401', '429 30']);
  });

  test('is counted before the check when attempts are simultaneous', async () => {
    const { email } = await shop();
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess(email)));
    expect(answers.filter((answer) => answer === '401').length).toBeLessThanOrEqual(5);
  });

  test("is limited for the caller's address across all e-mail addresses", async () => {
    const answers: string[] = [];
    // A malformed password costs no password check, and counts as an attempt.
    for (let time = 0; time < 21; time += 1) answers.push(await guess(`someone-${time}@shop.example`, ''));
    expect(answers).toEqual([...Array(20).fill('422'), '429 3']);
  });
});

describe('a session', () => {
  test('ends after 30 minutes without a request', async () => {
    const { browser } = await shop();
    for (const minutes of [29, 29]) {
      now += minutes * minute;
      expect((await browser.send('GET', '/session')).status).toBe(200);
    }
    now += 30 * minute;
    expect((await browser.send('GET', '/session')).body.code).toBe('session_ended');
  });

  test('ends after 12 hours, however often it is used', async () => {
    const { browser } = await shop();
    for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
      now += 20 * minute;
      expect((await browser.send('GET', '/session')).status).toBe(200);
    }
    now += 20 * minute;
    expect((await browser.send('GET', '/session')).body.code).toBe('session_ended');
  });

  test('ends at the sign-out, and its cookie cannot be used again', async () => {
    const { browser } = await shop();
    const { cookie } = browser;
    expect((await browser.send('DELETE', '/session')).status).toBe(204);
    expect(browser.cookie).toBeNull();
    const replayed = await browser.send('GET', '/session', undefined, { cookie: cookie ?? '' });
    expect([replayed.status, replayed.body.code]).toEqual([401, 'session_ended']);
  });

  test('ends with all other sessions of the user at a sign-out everywhere, and sessions of other users stay', async () => {
    const { browser, partner_id, email } = await shop();
    const other = new Browser(gateway);
    other.cookie = await sessionCookie(gateway, partner_id);
    const colleague = new Browser(gateway);
    const id = await joinedUser(gateway, partner_id, { email: `x${email}`, role: 'developer' }, () => now);
    colleague.cookie = await sessionCookie(gateway, partner_id, id);
    expect((await browser.send('DELETE', '/sessions')).status).toBe(204);
    expect((await other.send('GET', '/session')).body.code).toBe('session_ended');
    expect((await colleague.send('GET', '/session')).status).toBe(200);
  });

  test('ends for good when the partner is suspended', async () => {
    const { browser, partner_id } = await shop();
    await accounts().suspend(partner_id, context);
    expect((await browser.send('GET', '/session')).body.code).toBe('partner_suspended');
    await accounts().resume(partner_id, context);
    expect((await browser.send('GET', '/session')).body.code).toBe('session_ended');
  });

  test('is not accepted when the state store has another history, which may have lost its end', async () => {
    const { browser } = await shop();
    const { stateStore } = gateway.engines;
    const { history } = stateStore;
    try {
      Object.assign(stateStore, { history: async () => 'after a failover' });
      expect((await browser.send('GET', '/session')).body.code).toBe('session_ended');
    } finally {
      Object.assign(stateStore, { history });
    }
  });

  test('is not revived by a request that was in progress when it ended', async () => {
    const { browser } = await shop();
    const { documents } = gateway.engines.stateStore;
    const { write } = documents;
    now += 2 * minute;
    let ended: Promise<unknown> | undefined;
    documents.write = async (scope, changes) => {
      if (scope === 'sessions' && changes[0]?.kind === 'put' && ended === undefined) {
        ended = write.call(documents, scope, [{ kind: 'remove', collection: 'sessions', id: changes[0].id }]);
        await ended;
      }
      return write.call(documents, scope, changes);
    };
    try {
      expect((await browser.send('GET', '/session')).status).toBe(200);
      expect(ended).toBeDefined();
    } finally {
      documents.write = write;
    }
    expect((await browser.send('GET', '/session')).body.code).toBe('session_ended');
  });

  test('is required: a key, a wrong cookie and no cookie are answered with 401', async () => {
    const { api_keys } = await shop();
    const at = async (headers: Record<string, string>) =>
      (await new Browser(gateway).send('GET', '/session', undefined, headers)).body.code;
    expect(await at({})).toBe('session_required');
    expect(await at({ 'x-api-key': api_keys.sandbox })).toBe('session_required');
    expect(await at({ cookie: `__Host-dakpion-session=${'x'.repeat(43)}` })).toBe('session_ended');
    expect(await at({ cookie: '__Host-dakpion-session=x; other=1' })).toBe('session_ended');
  });
});

describe('passwords', () => {
  test('are changed with the present one, which ends all other sessions and gives this browser a new one', async () => {
    const { browser, dashboard, email, partner_id } = await shop();
    const other = new Browser(gateway);
    other.cookie = await sessionCookie(gateway, partner_id);
    const before = browser.cookie;
    const wrong = { current_password: 'something else', new_password: 'another long password' };
    const refused = await browser.send('POST', '/password', wrong);
    expect([refused.status, refused.body.code]).toEqual([403, 'wrong_password']);
    const right = { current_password: dashboard.password, new_password: 'another long password' };
    expect((await browser.send('POST', '/password', right)).status).toBe(200);
    expect(browser.cookie).not.toBe(before);
    expect((await browser.send('GET', '/session')).status).toBe(200);
    expect((await other.send('GET', '/session')).body.code).toBe('session_ended');
    expect((await new Browser(gateway).signIn(email, dashboard.password)).status).toBe(401);
    expect((await new Browser(gateway).signIn(email, 'another long password')).status).toBe(200);
  });

  test.each([
    ['too short', 'short', 'too_short'],
    ['the address', 'OWNER-2@shop.example', 'not_allowed'],
    ['one character', 'aaaaaaaaaaaaaaa', 'not_allowed'],
  ])('are refused as a new one: %s', async (what, new_password, code) => {
    const { browser, dashboard, email } = await shop();
    const chosen = what === 'the address' ? email : new_password;
    const body = { current_password: dashboard.password, new_password: chosen };
    const answer = await browser.send('POST', '/password', body);
    expect([answer.status, answer.body.errors?.[0]]).toMatchObject([422, { field: 'new_password', code }]);
  });

  test('are reset once by a link of an operator, which ends sessions and unlocks the account', async () => {
    const { browser, partner_id, ownerId, email } = await shop();
    const path = `${gateway.url}/v1/operator/partners/${partner_id}/users`;
    const headers = { authorization: `Bearer ${operatorToken}` };
    expect((await call(path, 'GET', headers)).body.data).toMatchObject([{ user_id: ownerId, email, role: 'owner' }]);
    const link = await call(`${path}/${ownerId}/password-reset`, 'POST', headers);
    expect([link.status, link.body.reset_url]).toEqual([
      200,
      `${publicUrl}/dashboard/password-reset#${link.body.reset_token}`,
    ]);
    for (let time = 0; time < 5; time += 1) await new Browser(gateway).signIn(email, 'a wrong guess');
    now += minute;
    const reset = () =>
      new Browser(gateway).send('POST', '/password/reset', { token: link.body.reset_token, password });
    const done = await reset();
    expect([done.status, done.body]).toEqual([200, { email }]);
    expect((await browser.send('GET', '/session')).body.code).toBe('session_ended');
    expect((await new Browser(gateway).signIn(email)).status).toBe(200);
    const again = await reset();
    expect([again.status, again.body.code]).toEqual([404, 'link_invalid']);
  });

  test('are reset by a link within one hour', async () => {
    const { partner_id, ownerId } = await shop();
    const user = { user_id: ownerId, removes_totp: false };
    const link = await teamAccounts().issuePasswordReset(partner_id, user, context);
    now += 60 * minute;
    const token = link.outcome === 'done' ? link.token : '';
    const answer = await new Browser(gateway).send('POST', '/password/reset', { token, password });
    expect([answer.status, answer.body.code]).toEqual([404, 'link_invalid']);
  });
});

describe('users', () => {
  test('are not asked for a password by an invitation that has ended', async () => {
    const { browser } = await shop();
    const invited = await browser.send('POST', '/users', { email: `late-${count}@shop.example`, role: 'developer' });
    now += 7 * 24 * 60 * minute;
    const read = await new Browser(gateway).send('POST', '/invitations/read', { token: invited.body.invitation_token });
    expect([read.status, read.body.code]).toEqual([404, 'link_invalid']);
  });

  test('are invited by an owner, choose a password and sign in, and the events name both', async () => {
    const { browser, partner_id, ownerId } = await shop();
    const email = `dev-${count}@shop.example`;
    const invited = await browser.send('POST', '/users', { email, role: 'developer' });
    expect([invited.status, invited.body]).toEqual([
      201,
      {
        user_id: expect.stringMatching(/^usr_/),
        invitation_token: expect.stringMatching(/^invite_/),
        invitation_url: `${publicUrl}/dashboard/invitation#${invited.body.invitation_token}`,
        expires_at: expect.any(String),
      },
    ]);
    const token = invited.body.invitation_token;
    const developer = new Browser(gateway);
    expect((await developer.signIn(email)).status).toBe(401);
    const short = await developer.send('POST', '/invitations/accept', { token, password: 'short' });
    expect(short.status).toBe(422);
    const read = await developer.send('POST', '/invitations/read', { token });
    expect([read.status, read.body]).toMatchObject([200, { email, partner: { name: expect.any(String) } }]);
    expect((await developer.send('POST', '/invitations/read', { token: 'invite_1' })).body.code).toBe('link_invalid');
    const accepted = await developer.send('POST', '/invitations/accept', { token, password });
    expect([accepted.status, accepted.body]).toEqual([200, { email }]);
    expect((await developer.signIn(email)).body.user.role).toBe('developer');
    const listed = (await browser.send('GET', '/users')).body.data;
    expect(listed.map((user: { user_id: string; status: string }) => [user.user_id, user.status])).toEqual([
      [ownerId, 'active'],
      [invited.body.user_id, 'active'],
    ]);
    const actors: unknown[] = [];
    for await (const { type, metadata, data } of gateway.engines.eventStore.readStream(`partner-${partner_id}`)) {
      if (type === 'UserInvited' || type === 'InvitationAccepted') actors.push([type, metadata.actor]);
      expect(JSON.stringify(data)).not.toContain(token);
    }
    expect(actors).toEqual([
      ['UserInvited', { kind: 'user', user_id: ownerId }],
      ['InvitationAccepted', { kind: 'user', user_id: invited.body.user_id }],
    ]);
  });

  test('get a new role, or lose their access, from the next request on', async () => {
    const { browser, partner_id } = await shop();
    const email = `dev-${count}@shop.example`;
    const id = await joinedUser(gateway, partner_id, { email, role: 'developer' }, () => now);
    const developer = new Browser(gateway);
    developer.cookie = await sessionCookie(gateway, partner_id, id);
    const rotate = async () => (await developer.send('POST', '/keys/sandbox/rotate')).status;
    expect(await rotate()).toBe(200);
    expect((await browser.send('PUT', `/users/${id}/role`, { role: 'read_only' })).body.role).toBe('read_only');
    expect(await rotate()).toBe(403);
    expect((await developer.send('GET', '/keys')).status).toBe(200);
    expect((await browser.send('DELETE', `/users/${id}`)).status).toBe(204);
    expect((await developer.send('GET', '/keys')).body.code).toBe('session_ended');
    expect((await developer.signIn(email)).status).toBe(401);
  });

  test('the last owner cannot be removed, and users of another partner cannot be changed', async () => {
    const first = await shop();
    const second = await shop();
    const own = await first.browser.send('DELETE', `/users/${first.ownerId}`);
    expect([own.status, own.body.code]).toEqual([409, 'last_owner']);
    const foreign = await first.browser.send('PUT', `/users/${second.ownerId}/role`, { role: 'read_only' });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'user_not_found']);
  });

  test('keep their language', async () => {
    const { browser } = await shop();
    expect((await browser.send('PUT', '/language', { language: 'bn' })).body.language).toBe('bn');
    expect((await browser.send('GET', '/session')).body.user.language).toBe('bn');
  });
});

describe('keys and secrets', () => {
  test('are listed with their last four characters, rotated with 24 hours for the previous, and revoked at once', async () => {
    const { browser, api_keys, ownerId, partner_id } = await shop();
    const works = async (key: string) =>
      (await call(`${gateway.url}/v1/business/orders`, 'GET', { 'x-api-key': key })).status;
    const listed = async () =>
      (await browser.send('GET', '/keys')).body.data
        .filter(({ environment }: { environment: string }) => environment === 'sandbox')
        .map(({ last_four, expires_at }: { last_four: string; expires_at: string | null }) => [last_four, expires_at]);
    expect(await listed()).toEqual([[api_keys.sandbox.slice(-4), null]]);
    const rotated = await browser.send('POST', '/keys/sandbox/rotate');
    expect([rotated.status, rotated.body.environment]).toEqual([200, 'sandbox']);
    expect([await works(api_keys.sandbox), await works(rotated.body.api_key)]).toEqual([200, 200]);
    expect(await listed()).toEqual([
      [rotated.body.api_key.slice(-4), null],
      [api_keys.sandbox.slice(-4), rotated.body.previous_expires_at],
    ]);
    const revoked = await browser.send('POST', '/keys/sandbox/revoke');
    expect([await works(api_keys.sandbox), await works(rotated.body.api_key)]).toEqual([401, 401]);
    expect(await works(revoked.body.api_key)).toBe(200);
    const actors: unknown[] = [];
    for await (const { type, metadata } of gateway.engines.eventStore.readStream(`partner-${partner_id}`)) {
      if (type.startsWith('ApiKey') && type !== 'ApiKeyIssued') actors.push(metadata.actor);
    }
    expect(actors).toEqual([
      { kind: 'user', user_id: ownerId },
      { kind: 'user', user_id: ownerId },
    ]);
  });

  test('webhook secrets are listed without their text, and rotated', async () => {
    const { browser } = await shop();
    const rotated = await browser.send('POST', '/webhook-secrets/production/rotate');
    expect(rotated.body).toMatchObject({ environment: 'production', signing_secret: expect.any(String) });
    const { body } = await browser.send('GET', '/webhook-secrets');
    expect(body.data.map(({ environment }: { environment: string }) => environment)).toEqual([
      'sandbox',
      'production',
      'production',
    ]);
    const firsts = body.shared_secrets.map(({ environment, origin }: Record<string, string>) => [environment, origin]);
    expect(firsts).toEqual([
      ['sandbox', null],
      ['production', null],
    ]);
    const set = (callback_url: string) =>
      browser.send('PUT', '/v1/business/webhooks/callback', { callback_url }, { 'x-environment': 'production' });
    await set('https://127.0.0.1/hook');
    await set('https://127.0.0.1:8443/hook');
    const after = (await browser.send('GET', '/webhook-secrets')).body;
    expect(after.shared_secrets).toMatchObject([
      { environment: 'sandbox', origin: null, former_until: null },
      { environment: 'production', origin: 'https://127.0.0.1:8443', former_until: null },
      { environment: 'production', origin: 'https://127.0.0.1', former_until: expect.any(String) },
    ]);
    expect(JSON.stringify([body, after])).not.toMatch(/whsec_|whtok_/);
  });

  test('a callback URL is set by a session for the environment of the header', async () => {
    const { browser, api_keys } = await shop();
    const path = '/v1/business/webhooks/callback';
    const body = { callback_url: 'https://127.0.0.1/hook' };
    const set = await browser.send('PUT', path, body, { 'x-environment': 'production' });
    const setting = { ...body, token_origin: 'https://127.0.0.1' };
    expect([set.status, set.body]).toEqual([200, { ...setting, token: null }]);
    const read = async (key: string) => (await call(`${gateway.url}${path}`, 'GET', { 'x-api-key': key })).body;
    expect(await read(api_keys.production)).toEqual(setting);
    expect(await read(api_keys.sandbox)).toEqual({ callback_url: null, token_origin: null });
  });
});

describe('one-time codes', () => {
  const codeOf = (secret: string, at = now) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  /** A partner whose owner has set up one-time codes and confirmed them with a code. */
  async function guarded() {
    const made = await shop();
    const { body } = await made.browser.send('POST', '/totp');
    const confirmed = await made.browser.send('POST', '/totp/confirm', { totp_code: codeOf(body.secret) });
    expect([confirmed.status, confirmed.body.totp]).toEqual([200, true]);
    const recoveryCodes: readonly string[] = confirmed.body.recovery_codes;
    return { ...made, secret: String(body.secret), otpauth_url: String(body.otpauth_url), recoveryCodes };
  }
  const signIn = async (
    { email, dashboard }: { email: string; dashboard: { password: string } },
    totp_code?: string,
  ) => {
    const body = { email, password: dashboard.password, ...(totp_code !== undefined && { totp_code }) };
    const answer = await new Browser(gateway).send('POST', '/session', body);
    return answer.status === 200 ? '200' : `${answer.status} ${answer.body.code}`;
  };

  test('are set up with an application and then required at sign-in, and each code works once', async () => {
    const made = await guarded();
    expect(made.otpauth_url).toMatch(
      /^otpauth:\/\/totp\/Dakpion:owner-\d+%40shop\.example\?issuer=Dakpion&secret=[A-Z2-7]{32}&/,
    );
    const used = codeOf(made.secret);
    expect(await signIn(made, used)).toBe('401 sign_in_failed');
    now += 30_000;
    expect(await signIn(made)).toBe('401 totp_required');
    expect(await signIn(made, codeOf(made.secret))).toBe('200');
    expect(await signIn(made, codeOf(made.secret))).toBe('401 sign_in_failed');
    expect(await signIn(made, used)).toBe('401 sign_in_failed');
    now += 30_000;
    expect(await signIn(made, codeOf(made.secret, now + 30_000))).toBe('200');
    expect(await signIn(made, codeOf(made.secret))).toBe('401 sign_in_failed');
    now += 5 * minute;
    expect(await signIn(made, codeOf(made.secret, now - 2 * minute))).toBe('401 sign_in_failed');
    const answers = await Promise.all([0, 1, 2].map(() => signIn(made, codeOf(made.secret))));
    expect(answers.toSorted()).toEqual(['200', '401 sign_in_failed', '401 sign_in_failed']);
  });

  test('are accepted at the right time although one was used while the clock was ahead', async () => {
    const made = await guarded();
    now += 24 * 60 * minute;
    const ahead = codeOf(made.secret);
    expect(await signIn(made, ahead)).toBe('200');
    now -= 24 * 60 * minute - 30_000;
    expect(await signIn(made, codeOf(made.secret))).toBe('200');
    now += 24 * 60 * minute - 30_000;
    expect(await signIn(made, ahead)).toBe('401 sign_in_failed');
  });

  test('come with ten recovery codes, each of which works once in their place, stored as hashes', async () => {
    const made = await guarded();
    const [first = '', second = '', third = '', fourth = ''] = made.recoveryCodes;
    expect(new Set(made.recoveryCodes).size).toBe(10);
    for (const code of made.recoveryCodes) expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
    for await (const { data } of gateway.engines.eventStore.readStream(`partner-${made.partner_id}`)) {
      for (const code of made.recoveryCodes) expect(JSON.stringify(data)).not.toContain(code.replaceAll('-', ''));
    }
    expect(await signIn(made, first)).toBe('200');
    expect(await signIn(made, first)).toBe('401 sign_in_failed');
    expect(await signIn(made, second.replaceAll('-', '').toUpperCase())).toBe('200');
    const atOnce = await Promise.all([0, 1, 2].map(() => signIn(made, third)));
    expect(atOnce.toSorted()).toEqual(['200', '401 sign_in_failed', '401 sign_in_failed']);
    expect(await signIn({ ...made, dashboard: { password: 'a wrong guess' } }, fourth)).toBe('401 sign_in_failed');
    const { body: session } = await made.browser.send('GET', '/session');
    expect(session.user.recovery_codes_left).toBe(7);
    expect(JSON.stringify(session)).not.toContain(fourth);

    now += 11 * minute;
    expect((await made.browser.send('POST', '/totp/recovery-codes')).body.code).toBe('confirmation_required');
    expect((await made.browser.send('POST', '/session/confirm', { totp_code: fourth })).status).toBe(204);
    const again = await made.browser.send('POST', '/totp/recovery-codes');
    expect([again.status, again.body.recovery_codes.length]).toEqual([201, 10]);
    expect(await signIn(made, made.recoveryCodes[4])).toBe('401 sign_in_failed');
    expect(await signIn(made, again.body.recovery_codes[0])).toBe('200');
  });

  test('are in the security log when they are issued, used or refused, without the codes', async () => {
    const lines = () =>
      gateway.logged.filter(
        (line): line is Record<string, unknown> => typeof (line as { event?: unknown }).event === 'string',
      );
    const before = lines().length;
    const made = await guarded();
    const [right = '', other = ''] = made.recoveryCodes;
    const wrong = '0000-0000-0000-0000';
    await signIn(made, right);
    await signIn(made, wrong);
    await signIn(made, '000000');
    now += 11 * minute;
    await made.browser.send('POST', '/session/confirm', { totp_code: wrong });
    await made.browser.send('POST', '/session/confirm', { totp_code: other });
    const again = await made.browser.send('POST', '/totp/recovery-codes');
    const expected = [
      ['one_time_codes_enrolment', 'done', undefined],
      ['one_time_codes_activation', 'done', undefined],
      ['sign_in', 'done', true],
      ['sign_in', 'sign_in_failed', true],
      ['sign_in', 'sign_in_failed', undefined],
      ['confirmation', 'validation_failed', true],
      ['confirmation', 'done', true],
      ['recovery_codes_issue', 'done', undefined],
    ];
    await until(async () => lines().length === before + expected.length);
    const written = lines().slice(before);
    expect(written.map(({ event, outcome, by_recovery_code }) => [event, outcome, by_recovery_code])).toEqual(expected);
    for (const line of written) {
      const who = line.partner_id === undefined ? line.tried_user_ids : [line.user_id];
      expect([line.event, who]).toEqual([line.event, [made.ownerId]]);
    }
    for (const code of [...made.recoveryCodes, ...again.body.recovery_codes, wrong]) {
      expect(JSON.stringify(written)).not.toContain(code);
    }
  });

  test('and recovery codes can be tried at most five times in a row, after which even the right one is refused', async () => {
    const made = await guarded();
    const outcomes: string[] = [];
    for (let guess = 0; guess < 5; guess += 1) outcomes.push(await signIn(made, `0000-0000-0000-000${guess}`));
    outcomes.push(await signIn(made, made.recoveryCodes[0]));
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => '401 sign_in_failed'), '429 sign_in_locked']);
  });

  test('are refused if they are from before the present history of the state store, which may have lost their use', async () => {
    const made = await guarded();
    now += minute;
    const { stateStore } = gateway.engines;
    const { historyBeganBy } = stateStore;
    try {
      Object.assign(stateStore, { historyBeganBy: async () => now });
      expect(await signIn(made, codeOf(made.secret))).toBe('401 sign_in_failed');
      now += 30_000;
      Object.assign(stateStore, { historyBeganBy: async () => now - 30_000 });
      expect(await signIn(made, codeOf(made.secret))).toBe('200');
    } finally {
      Object.assign(stateStore, { historyBeganBy });
    }
  });

  test('are not required before they are confirmed, and a wrong code confirms nothing', async () => {
    const made = await shop();
    const { body } = await made.browser.send('POST', '/totp');
    const wrong = await made.browser.send('POST', '/totp/confirm', {
      totp_code: codeOf(body.secret, now + 60 * minute),
    });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'totp_code']);
    expect(await signIn(made)).toBe('200');
    const other = await shop();
    const none = await other.browser.send('POST', '/totp/confirm', { totp_code: '123456' });
    expect([none.status, none.body.code]).toEqual([409, 'totp_not_enrolled']);
  });

  test('are removed with the password', async () => {
    const made = await guarded();
    const again = await made.browser.send('POST', '/totp');
    expect([again.status, again.body.code]).toEqual([409, 'totp_active']);
    const wrong = await made.browser.send('POST', '/totp/remove', { password: 'a wrong guess' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password']);
    const right = await made.browser.send('POST', '/totp/remove', { password: made.dashboard.password });
    expect([right.status, await signIn(made)]).toEqual([204, '200']);
  });

  test('are removed by a reset only if the operator asked for it', async () => {
    const made = await guarded();
    for (const remove_totp of [false, true]) {
      const path = `${gateway.url}/v1/operator/partners/${made.partner_id}/users/${made.ownerId}/password-reset`;
      const link = await call(path, 'POST', { authorization: `Bearer ${operatorToken}` }, { remove_totp });
      const token = link.body.reset_token;
      await new Browser(gateway).send('POST', '/password/reset', { token, password });
      expect(await signIn({ ...made, dashboard: { password } })).toBe(remove_totp ? '200' : '401 totp_required');
    }
  });

  test('have a secret that no event contains', async () => {
    const { secret, partner_id } = await guarded();
    for await (const { data } of gateway.engines.eventStore.readStream(`partner-${partner_id}`)) {
      expect(JSON.stringify(data)).not.toContain(secret);
    }
  });
});

test('the log contains no passwords and no session tokens', async () => {
  const { email, dashboard } = await shop();
  const browser = new Browser(gateway);
  await browser.signIn(email, dashboard.password);
  await browser.send('GET', '/session');
  const logged = JSON.stringify(gateway.logged);
  expect(logged).not.toContain(dashboard.password);
  expect(logged).not.toContain(browser.cookie?.split('=')[1]);
  expect(gateway.logged.at(-1)).toMatchObject({
    route: '/v1/dashboard/session',
    user_id: expect.stringMatching(/^usr_/),
  });
});

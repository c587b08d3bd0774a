import { Secret, TOTP } from 'otpauth';
import { type Body, call, operate } from '../api.ts';
import { cookieOf, type Headers, type Recording } from './recording.ts';

const password = 'seven brown parcels';
const newPassword = 'nine brown parcels';
/** The maximum number of users of a partner, including the owner. */
const maxUsers = 50;
/** The number of consecutive wrong passwords after which sign-in is locked. */
const maxTries = 5;

/** Records the answers of the dashboard's operations to an owner and a colleague, and the problems that only users get. */
export async function recordDashboard(recording: Recording, loginLink: string | null): Promise<void> {
  const { url } = recording;
  const origin = { origin: url };
  const made = (await operate(url, 'POST', '/partners', { name: 'Aarong', email: 'owner@example.com' })).body;
  const signIn = { email: made.dashboard.email, password: made.dashboard.password };
  const signedIn = await recording.operation('signIn', 'POST', '/v1/dashboard/session', origin, signIn);
  let owner: Headers = { ...origin, cookie: cookieOf(signedIn.headers) };
  const send = async (id: string, method: string, path: string, body?: unknown): Promise<Body> =>
    (await recording.operation(id, method, `/v1/dashboard${path}`, owner, body)).body;
  const refuse = (code: string, method: string, path: string, headers: Headers, body?: unknown) =>
    recording.problem(code, method, `/v1/dashboard${path}`, headers, body);

  await send('getSession', 'GET', '/session');
  await send('confirmSession', 'POST', '/session/confirm', { password: signIn.password });
  const invitation = await send('inviteUser', 'POST', '/users', { email: 'colleague@example.com', role: 'read_only' });
  const accepted = { token: invitation.invitation_token, password };
  const asked = { token: invitation.invitation_token };
  await recording.operation('readInvitation', 'POST', '/v1/dashboard/invitations/read', origin, asked);
  await recording.operation('acceptInvitation', 'POST', '/v1/dashboard/invitations/accept', origin, accepted);
  await refuse('link_invalid', 'POST', '/invitations/accept', origin, accepted);
  await refuse('user_exists', 'POST', '/users', owner, { email: 'colleague@example.com', role: 'read_only' });
  await send('changeUserRole', 'PUT', `/users/${invitation.user_id}/role`, { role: 'read_only' });
  const { data: users } = await send('listUsers', 'GET', '/users');
  const [{ user_id }] = users.filter(({ role }: Body) => role === 'owner');
  await refuse('last_owner', 'DELETE', `/users/${user_id}`, owner);
  await refuse('user_not_found', 'DELETE', '/users/usr_00000000000000000000000000', owner);

  const colleague = await call('POST', `${url}/v1/dashboard/session`, origin, {
    email: 'colleague@example.com',
    password,
  });
  const reader = { ...origin, cookie: cookieOf(colleague.headers) };
  await refuse('role_not_allowed', 'POST', '/keys/sandbox/rotate', reader);
  await refuse('cross_site_request', 'DELETE', '/session', { cookie: reader.cookie, origin: 'https://evil.example' });
  await call('DELETE', `${url}/v1/dashboard/sessions`, reader);
  await refuse('session_ended', 'GET', '/session', reader);
  await refuse('session_required', 'GET', '/session', {});
  await refuse('sign_in_failed', 'POST', '/session', origin, {
    email: 'colleague@example.com',
    password: 'another one',
  });
  await refuseChoice(recording);
  await refuseSecondChange(recording);
  await refuse('wrong_password', 'POST', '/password', owner, {
    current_password: 'another one',
    new_password: newPassword,
  });
  const passwords = { current_password: made.dashboard.password, new_password: newPassword };
  const changed = await recording.operation('changePassword', 'POST', '/v1/dashboard/password', owner, passwords);
  owner = { ...origin, cookie: cookieOf(changed.headers) };

  await send('setLanguage', 'PUT', '/language', { language: 'bn' });
  await refuse('totp_not_enrolled', 'POST', '/totp/confirm', owner, { totp_code: '123456' });
  const { secret } = await send('enrolTotp', 'POST', '/totp');
  // Uses the next code, because a program that has just started accepts no code of its first half minute.
  const timestamp = Date.now() + 30_000;
  const totp_code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  await send('confirmTotp', 'POST', '/totp/confirm', { totp_code });
  await send('issueRecoveryCodes', 'POST', '/totp/recovery-codes');
  await refuse('totp_active', 'POST', '/totp', owner);
  await refuse('totp_required', 'POST', '/session', origin, { email: signIn.email, password: newPassword });

  await send('listKeys', 'GET', '/keys');
  await send('rotateKey', 'POST', '/keys/sandbox/rotate');
  await send('revokeKeys', 'POST', '/keys/sandbox/revoke');
  await send('listWebhookSecrets', 'GET', '/webhook-secrets');
  await send('rotateWebhookSecrets', 'POST', '/webhook-secrets/sandbox/rotate');
  const reset = await operate(url, 'POST', `/partners/${made.partner_id}/users/${user_id}/password-reset`);
  const chosen = { token: reset.body.reset_token, password };
  await recording.operation('resetPassword', 'POST', '/v1/dashboard/password/reset', origin, chosen);
  await recordLimits(recording);
  if (loginLink === null) throw new Error('The program printed no link that signs in.');
  await recording.operation('signInByLink', 'POST', '/v1/dashboard/session/link', origin, { token: loginLink });
}

/** Records the problems of a full team, and of an address whose sign-in is locked. */
async function recordLimits(recording: Recording): Promise<void> {
  const { url } = recording;
  const origin = { origin: url };
  const { dashboard } = (await operate(url, 'POST', '/partners', { name: 'Full', email: 'full@example.com' })).body;
  const { email, password } = dashboard;
  const signedIn = await call('POST', `${url}/v1/dashboard/session`, origin, { email, password });
  const owner = { ...origin, cookie: cookieOf(signedIn.headers) };
  const invitation = (number: number) => ({ email: `user-${number}@example.com`, role: 'read_only' });
  for (let number = 1; number < maxUsers; number += 1) {
    await call('POST', `${url}/v1/dashboard/users`, owner, invitation(number));
  }
  await recording.problem('too_many_users', 'POST', '/v1/dashboard/users', owner, invitation(maxUsers));
  const wrong = { email, password: 'another one' };
  for (let tries = 0; tries < maxTries; tries += 1) await call('POST', `${url}/v1/dashboard/session`, origin, wrong);
  await recording.problem('sign_in_locked', 'POST', '/v1/dashboard/session', origin, wrong);
}

/** Records the problem of a user of two partners with the same password at both. */
async function refuseChoice(recording: Recording): Promise<void> {
  const { url } = recording;
  const origin = { origin: url };
  const email = 'agency@example.com';
  for (const name of ['Aarong', 'Deshal']) {
    const { partner_id } = (await operate(url, 'POST', '/partners', { name, email })).body;
    const path = `/partners/${partner_id}/users/${partner_id.replace('prt', 'usr')}/password-reset`;
    const token = (await operate(url, 'POST', path)).body.reset_token;
    await call('POST', `${url}/v1/dashboard/password/reset`, origin, { token, password });
  }
  const body = { email, password };
  await recording.problem('partner_choice_required', 'POST', '/v1/dashboard/session', origin, body);
}

/** Records the problem of the second of two concurrent password changes, both with the correct present password. */
async function refuseSecondChange(recording: Recording): Promise<void> {
  const { url } = recording;
  const origin = { origin: url };
  const { dashboard } = (await operate(url, 'POST', '/partners', { name: 'Deshal', email: 'two@example.com' })).body;
  const signedIn = await call('POST', `${url}/v1/dashboard/session`, origin, dashboard);
  const owner = { ...origin, cookie: cookieOf(signedIn.headers) };
  const change = (new_password: string) =>
    call('POST', `${url}/v1/dashboard/password`, owner, { current_password: dashboard.password, new_password });
  const answers = await Promise.all([change(password), change(newPassword)]);
  recording.keepProblem('password_changed', answers.find(({ status }) => status !== 200)?.body);
}

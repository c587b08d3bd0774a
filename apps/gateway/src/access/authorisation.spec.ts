import type { OrderReply } from '@dakpion/contracts';
import { orderDetails, orderId } from '@dakpion/fixtures';
import { Partners, SecretBox, webhookSecretsFor } from '@dakpion/partners';
import { changeSession, joinedUser, publicUrl, sessionCookie } from '../dashboard/dashboard.fixture.ts';
import { operatorToken, partnerAccounts, type StartedGateway, startGateway } from '../gateway.fixture.ts';
import { OperatorTokens } from '../operator-tokens/operator-tokens.ts';
import { trackingToken, writeOrder } from '../orders.fixture.ts';
import { routes } from '../routes.fixture.ts';

// Calls every route of the gateway with every kind of credential. A route without a row fails the last test.

const secretsKey = 'd4'.repeat(32);
const dispatchToken = 'dispatch-token-of-the-specs';
const context = { actor: { kind: 'operator' }, correlation_id: 'spec', causation_id: null } as const;
const later = Date.parse('2026-11-23T12:00:00.000+06:00');
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

type Credential = keyof ReturnType<typeof credentialsOf>;
let gateway: StartedGateway;
let credentials: ReturnType<typeof credentialsOf>;
let partnerId: string;
let users: Users;
let address = 0;

function credentialsOf(
  tokens: Record<'named' | 'auditors' | 'revoked', string>,
  keys: Record<'own' | 'revoked' | 'suspended' | 'strangers', Record<'sandbox' | 'production', string>>,
) {
  return {
    none: {},
    emptyKey: { 'x-api-key': '' },
    malformedKey: { 'x-api-key': 'not a key' },
    unknownKey: { 'x-api-key': `${keys.own.sandbox.slice(0, -2)}${keys.own.sandbox.endsWith('AA') ? 'BB' : 'AA'}` },
    revokedKey: { 'x-api-key': keys.revoked.sandbox },
    suspendedKey: { 'x-api-key': keys.suspended.sandbox },
    strangersKey: { 'x-api-key': keys.strangers.sandbox },
    otherEnvironmentsKey: { 'x-api-key': keys.own.production },
    rightKey: { 'x-api-key': keys.own.sandbox },
    keyAsToken: bearer(keys.own.sandbox),
    dispatchToken: bearer(dispatchToken),
    dispatchTokenAsKey: { 'x-api-key': dispatchToken },
    operatorToken: bearer(operatorToken),
    operatorTokenAsKey: { 'x-api-key': operatorToken },
    namedOperatorToken: bearer(tokens.named),
    auditorToken: bearer(tokens.auditors),
    revokedOperatorToken: bearer(tokens.revoked),
  };
}

/** The owners of the sessions, by the name of the credential. */
interface Users {
  readonly owner: SessionOwner;
  readonly developer: SessionOwner;
  readonly readOnly: SessionOwner;
  readonly suspended: SessionOwner;
  readonly stranger: SessionOwner;
  /** An account that a stranger has made for the developer's e-mail address. */
  readonly sharedAddress: SessionOwner;
}

interface SessionOwner {
  readonly partnerId: string;
  readonly userId?: string;
}

/** The headers of a browser for the sandbox. Each request has its own session, because some requests end it. */
const sessionsOf: Readonly<Record<SessionCredential, () => Promise<Record<string, string>>>> = {
  ownersSession: () => browserOf(users.owner),
  developersSession: () => browserOf(users.developer),
  readersSession: () => browserOf(users.readOnly),
  suspendedSession: () => browserOf(users.suspended),
  strangersSession: () => browserOf(users.stranger),
  sharedAddressSession: () => browserOf(users.sharedAddress),
  otherEnvironmentsSession: async () => ({ ...(await browserOf(users.owner)), 'x-environment': 'production' }),
  unconfirmedSession: async () => {
    const headers = await browserOf(users.owner);
    const confirmed_at = later - 10 * 60_000;
    await changeSession(gateway, headers.cookie ?? null, (session) => ({ ...session, confirmed_at }));
    return headers;
  },
  otherSitesRequest: async () => ({ ...(await browserOf(users.owner)), 'sec-fetch-site': 'cross-site' }),
  otherOriginsRequest: async () => {
    const { 'sec-fetch-site': _, ...headers } = await browserOf(users.owner);
    return { ...headers, origin: 'https://evil.example' };
  },
  endedSession: async () => {
    const cookie = `__Host-dakpion-session=${'x'.repeat(43)}`;
    return { ...(await browserOf(users.owner)), cookie };
  },
};

type SessionCredential =
  | 'ownersSession'
  | 'developersSession'
  | 'readersSession'
  | 'suspendedSession'
  | 'strangersSession'
  | 'sharedAddressSession'
  | 'otherEnvironmentsSession'
  | 'unconfirmedSession'
  | 'otherSitesRequest'
  | 'otherOriginsRequest'
  | 'endedSession';

async function browserOf({ partnerId: partner, userId }: SessionOwner): Promise<Record<string, string>> {
  const cookie = await sessionCookie(gateway, partner, userId);
  return { cookie, origin: publicUrl, 'sec-fetch-site': 'same-origin', 'x-environment': 'sandbox' };
}

beforeAll(async () => {
  gateway = await startGateway({ dispatchToken, secretsKey, trustedProxies: ['127.0.0.0/8'] }, () => later);
  const rate = { write: 10_000, read: 10_000 };
  const rate_limits = { sandbox: rate, production: rate };
  const [own, revoked, suspended, strangers] = await Promise.all(
    [1, 2, 3, 4].map(() => gateway.partner({ rate_limits })),
  );
  if (!own || !revoked || !suspended || !strangers) throw new Error('four partners were made');
  const accounts = partnerAccounts(gateway.engines, () => later);
  await accounts.revokeApiKeys(revoked.partner_id, 'sandbox', context);
  await accounts.suspend(suspended.partner_id, context);
  partnerId = own.partner_id;
  await writeOrder(gateway.engines.stateStore, partnerId, orderDetails());
  const joined = async (email: string, role: 'owner' | 'developer' | 'read_only', at = partnerId) => ({
    partnerId: at,
    userId: await joinedUser(gateway, at, { email, role }, () => later),
  });
  users = {
    owner: { partnerId },
    developer: await joined('developer@shop.example', 'developer'),
    readOnly: await joined('reader@shop.example', 'read_only'),
    suspended: { partnerId: suspended.partner_id },
    stranger: { partnerId: strangers.partner_id },
    sharedAddress: await joined('developer@shop.example', 'owner', strangers.partner_id),
  };
  const keys = { own, revoked, suspended, strangers };
  credentials = credentialsOf(await operatorTokens(), {
    own: keys.own.api_keys,
    revoked: keys.revoked.api_keys,
    suspended: keys.suspended.api_keys,
    strangers: keys.strangers.api_keys,
  });
  // Acts as the order service: an order exists for its partner in its environment only.
  gateway.services.order = async (command): Promise<OrderReply> => {
    const isOwn = 'partner_id' in command && command.partner_id === partnerId && command.environment === 'sandbox';
    if (command.order_id === orderId && !isOwn) {
      return { outcome: 'refused', refusal: { code: 'order_not_found', order_id: command.order_id } };
    }
    return {
      outcome: 'refused',
      refusal: { code: 'order_not_cancellable', parcel_status: 'COMPLETED' },
    };
  };
});
afterAll(() => gateway.close());

async function operatorTokens() {
  const tokens = gateway.application.get(OperatorTokens);
  const named = await tokens.issue({ name: 'Rahim', role: 'operator' }, context);
  const auditors = await tokens.issue({ name: 'Auditor', role: 'auditor' }, context);
  const revoked = await tokens.issue({ name: 'Karim', role: 'operator' }, context);
  await tokens.revoke(revoked.token.token_id, context);
  return { named: named.text, auditors: auditors.text, revoked: revoked.text };
}

interface Row {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** The path of the request, for routes with parameters. */
  readonly url?: string;
  /** The status with the right credential; for public routes, the status without one. */
  readonly right: number;
  /**
   * The status with another partner's key and with the key of the other environment. `right` if these callers have resources of
   * their own.
   */
  readonly foreign?: number;
  /** Whether a session must have been confirmed in the last 10 minutes. */
  readonly confirmed?: true;
  /** Of the dashboard's routes: the roles other than owner that may use it. Default: every signed-in user. */
  readonly roles?: readonly ('developer' | 'read_only')[];
}

const partnerRows: readonly Row[] = [
  { method: 'POST', path: '/v1/business/order/quotation', right: 422 },
  { method: 'POST', path: '/v1/business/order/create', right: 422 },
  { method: 'POST', path: '/v1/business/orders/bulk', right: 422 },
  { method: 'GET', path: '/v1/business/orders', right: 200 },
  {
    method: 'GET',
    path: '/v1/business/order/:order_id',
    url: `/v1/business/order/${orderId}`,
    right: 200,
    foreign: 404,
  },
  {
    method: 'GET',
    path: '/v1/business/order/:order_id/status',
    url: `/v1/business/order/${orderId}/status`,
    right: 200,
    foreign: 404,
  },
  {
    method: 'GET',
    path: '/v1/business/order/:order_id/proof',
    url: `/v1/business/order/${orderId}/proof`,
    right: 200,
    foreign: 404,
  },
  {
    method: 'POST',
    path: '/v1/business/order/:order_id/cancel',
    url: `/v1/business/order/${orderId}/cancel`,
    right: 409,
    foreign: 404,
  },
  {
    method: 'POST',
    path: '/v1/business/order/:order_id/retry',
    url: `/v1/business/order/${orderId}/retry`,
    right: 409,
    foreign: 404,
  },
  { method: 'GET', path: '/v1/business/events', url: '/v1/business/events?limit=0', right: 422 },
  { method: 'GET', path: '/v1/business/stream', url: '/v1/business/stream?after=x', right: 422 },
  {
    method: 'GET',
    path: '/v1/business/order/:order_id/stream',
    url: `/v1/business/order/ord_${'z'.repeat(26)}/stream`,
    right: 404,
  },
  { method: 'GET', path: '/v1/business/webhooks/callback', right: 200 },
  { method: 'PUT', path: '/v1/business/webhooks/callback', right: 422, confirmed: true },
  { method: 'GET', path: '/v1/business/webhooks/settings', right: 200 },
  { method: 'PUT', path: '/v1/business/webhooks/settings', right: 422 },
  { method: 'GET', path: '/v1/business/webhooks', right: 200 },
  { method: 'GET', path: '/v1/business/webhooks/:delivery_id', right: 404 },
  { method: 'POST', path: '/v1/business/webhooks/:delivery_id/redeliver', right: 404 },
  { method: 'POST', path: '/v1/business/webhooks/redeliver', right: 422 },
  { method: 'GET', path: '/v1/business/webhooks/redeliveries/:redelivery_id', right: 404 },
  { method: 'POST', path: '/v1/business/webhooks/test', right: 422 },
  { method: 'GET', path: '/v1/business/usage', right: 200 },
  { method: 'GET', path: '/v1/business/requests', right: 200 },
  { method: 'GET', path: '/v1/business/statements/:month', right: 422 },
  { method: 'GET', path: '/v1/business/statements/:month/orders.csv', right: 422 },
];

const dashboardRows: readonly Row[] = [
  { method: 'GET', path: '/v1/dashboard/session', right: 200 },
  { method: 'DELETE', path: '/v1/dashboard/session', right: 204 },
  { method: 'POST', path: '/v1/dashboard/session/confirm', right: 422 },
  { method: 'DELETE', path: '/v1/dashboard/sessions', right: 204 },
  { method: 'POST', path: '/v1/dashboard/password', right: 422 },
  { method: 'GET', path: '/v1/dashboard/users', right: 200 },
  { method: 'POST', path: '/v1/dashboard/users', right: 422, roles: [], confirmed: true },
  { method: 'PUT', path: '/v1/dashboard/users/:user_id/role', right: 422, roles: [], confirmed: true },
  { method: 'DELETE', path: '/v1/dashboard/users/:user_id', right: 404, roles: [], confirmed: true },
  { method: 'PUT', path: '/v1/dashboard/language', right: 422 },
  { method: 'POST', path: '/v1/dashboard/totp/confirm', right: 422 },
  { method: 'POST', path: '/v1/dashboard/totp/remove', right: 422 },
  { method: 'POST', path: '/v1/dashboard/totp/recovery-codes', right: 409, confirmed: true },
  { method: 'POST', path: '/v1/dashboard/totp', right: 201, confirmed: true },
  { method: 'GET', path: '/v1/dashboard/keys', right: 200 },
  { method: 'POST', path: '/v1/dashboard/keys/:environment/rotate', right: 404, roles: ['developer'], confirmed: true },
  { method: 'POST', path: '/v1/dashboard/keys/:environment/revoke', right: 404, roles: ['developer'], confirmed: true },
  { method: 'GET', path: '/v1/dashboard/webhook-secrets', right: 200 },
  {
    method: 'POST',
    path: '/v1/dashboard/webhook-secrets/:environment/rotate',
    right: 404,
    roles: ['developer'],
    confirmed: true,
  },
];

/** Routes without a session. The request must come from the dashboard. */
const signInRows: readonly Row[] = [
  { method: 'POST', path: '/v1/dashboard/session', right: 422 },
  { method: 'POST', path: '/v1/dashboard/session/link', right: 422 },
  { method: 'POST', path: '/v1/dashboard/password/reset', right: 422 },
  { method: 'POST', path: '/v1/dashboard/invitations/read', right: 422 },
  { method: 'POST', path: '/v1/dashboard/invitations/accept', right: 422 },
];

const operatorRows: readonly Row[] = [
  { method: 'GET', path: '/transparency/checkpoint', right: 404 },
  { method: 'GET', path: '/transparency/events', right: 422 },
  { method: 'GET', path: '/transparency/tile/:level/:a', right: 404 },
  { method: 'GET', path: '/transparency/tile/:level/:a/:b', right: 404 },
  { method: 'GET', path: '/transparency/tile/:level/:a/:b/:c', right: 404 },
  { method: 'GET', path: '/transparency/tile/:level/:a/:b/:c/:d', right: 404 },
  { method: 'GET', path: '/v1/operator/openapi.json', right: 200 },
  { method: 'POST', path: '/v1/operator/tokens', right: 422 },
  { method: 'GET', path: '/v1/operator/tokens', right: 200 },
  { method: 'DELETE', path: '/v1/operator/tokens/:token_id', right: 404 },
  { method: 'POST', path: '/v1/operator/partners', right: 422 },
  { method: 'GET', path: '/v1/operator/partners', right: 200 },
  { method: 'GET', path: '/v1/operator/requests', right: 422 },
  { method: 'GET', path: '/v1/operator/partners/:partner_id', right: 404 },
  { method: 'POST', path: '/v1/operator/partners/:partner_id/suspend', right: 404 },
  { method: 'POST', path: '/v1/operator/partners/:partner_id/resume', right: 404 },
  { method: 'PUT', path: '/v1/operator/partners/:partner_id/rate-limits', right: 404 },
  { method: 'POST', path: '/v1/operator/partners/:partner_id/:environment/api-key/rotate', right: 404 },
  { method: 'POST', path: '/v1/operator/partners/:partner_id/:environment/api-key/revoke', right: 404 },
  { method: 'POST', path: '/v1/operator/partners/:partner_id/:environment/webhook-secret/rotate', right: 404 },
  { method: 'POST', path: '/v1/operator/partners/:partner_id/secrets/reencrypt', right: 404 },
  { method: 'GET', path: '/v1/operator/partners/:partner_id/users', right: 404 },
  { method: 'POST', path: '/v1/operator/partners/:partner_id/users/:user_id/password-reset', right: 404 },
  { method: 'GET', path: '/v1/operator/dead-letters', right: 200 },
  { method: 'GET', path: '/v1/operator/dead-letters/:letter_id', right: 404 },
  { method: 'POST', path: '/v1/operator/dead-letters/:letter_id/replay', right: 404 },
  { method: 'POST', path: '/v1/operator/dead-letters/:letter_id/drop', right: 422 },
  { method: 'GET', path: '/v1/operator/orders', right: 422 },
  { method: 'GET', path: '/v1/operator/orders/overdue', right: 200 },
  { method: 'GET', path: '/v1/operator/orders/:order_id', right: 404 },
  { method: 'POST', path: '/v1/operator/dashboard-link', right: 404 },
  { method: 'POST', path: '/v1/operator/orders/:order_id/repair', right: 422 },
  { method: 'GET', path: '/v1/operator/followers', right: 200 },
  { method: 'GET', path: '/v1/operator/projections', right: 200 },
  { method: 'POST', path: '/v1/operator/projections/:projection/rebuild', right: 404 },
  { method: 'GET', path: '/v1/operator/parked', right: 200 },
  { method: 'POST', path: '/v1/operator/parked/:follower/:stream/release', right: 404 },
  { method: 'GET', path: '/v1/operator/webhooks', right: 200 },
  { method: 'GET', path: '/v1/operator/partners/:partner_id/:environment/webhooks', right: 404 },
  { method: 'GET', path: '/v1/operator/partners/:partner_id/:environment/webhooks/:delivery_id', right: 404 },
  {
    method: 'POST',
    path: '/v1/operator/partners/:partner_id/:environment/webhooks/:delivery_id/redeliver',
    right: 404,
  },
  { method: 'POST', path: '/v1/operator/partners/:partner_id/:environment/webhooks/redeliver', right: 404 },
  {
    method: 'GET',
    path: '/v1/operator/partners/:partner_id/:environment/webhooks/redeliveries/:redelivery_id',
    right: 404,
  },
  { method: 'GET', path: '/v1/operator/partners/:partner_id/:environment/usage', right: 404 },
  { method: 'POST', path: '/v1/operator/partners/:partner_id/:environment/usage/repair', right: 404 },
  { method: 'GET', path: '/v1/operator/partners/:partner_id/:environment/statements/:month', right: 404 },
  { method: 'GET', path: '/v1/operator/partners/:partner_id/:environment/statements/:month/orders.csv', right: 404 },
  { method: 'POST', path: '/v1/operator/rider-events', right: 422 },
];

const dispatchRows: readonly Row[] = [
  { method: 'GET', path: '/v1/dispatch/openapi.json', right: 200 },
  { method: 'GET', path: '/v1/dispatch/requests', right: 200 },
  { method: 'POST', path: '/v1/dispatch/rider-events', right: 422 },
];

const keylessRows: readonly Row[] = [
  // The target depends on the session; start-page.controller.spec.ts tests both.
  { method: 'GET', path: '/', right: 302 },
  { method: 'GET', path: '/favicon.ico', right: 308 },
  { method: 'GET', path: '/openapi.json', right: 200 },
  { method: 'GET', path: '/docs', right: 200 },
  { method: 'GET', path: '/docs/assets/:name', url: '/docs/assets/scalar.js', right: 200 },
  {
    method: 'GET',
    path: '/docs/assets/chunks/:name',
    url: '/docs/assets/chunks/@localSearchIndexroot.9c0d1e2f.js',
    right: 200,
  },
  { method: 'GET', path: '/docs/:page', url: '/docs/first-order', right: 200 },
  { method: 'GET', path: '/docs/bn/:page', url: '/docs/bn/first-order', right: 200 },
  { method: 'GET', path: '/llms.txt', right: 200 },
  { method: 'GET', path: '/llms-full.txt', right: 200 },
  { method: 'GET', path: '/dashboard', right: 200 },
  { method: 'GET', path: '/dashboard/assets/:name', url: '/dashboard/assets/main-1a2b3c4d.js', right: 200 },
  // A browser gets the page instead; dashboard-pages.spec.ts tests this.
  { method: 'GET', path: '/dashboard/:area', right: 404 },
  { method: 'GET', path: '/dashboard/:area/:page', right: 404 },
  { method: 'GET', path: '/dashboard/:area/:page/:id', right: 404 },
  { method: 'GET', path: '/operator', right: 200 },
  { method: 'GET', path: '/operator/assets/:name', url: '/operator/assets/operator-2b3c4d5e.js', right: 200 },
  // A browser gets the page instead; operators-page.spec.ts tests this.
  { method: 'GET', path: '/operator/:area', right: 404 },
  { method: 'GET', path: '/operator/:area/:id', right: 404 },
  { method: 'GET', path: '/track/assets/:name', url: '/track/assets/tracking.js', right: 200 },
  { method: 'GET', path: '/track/:token', url: `/track/${trackingToken}`, right: 200 },
  { method: 'GET', path: '/track/:token/stream', right: 404 },
  { method: 'GET', path: '/problems', right: 200 },
  { method: 'GET', path: '/problems/:code', url: '/problems/not_found', right: 200 },
  { method: 'GET', path: '/v1/meta/webhook-sources', right: 200 },
  { method: 'GET', path: '/health/live', right: 200 },
  { method: 'GET', path: '/health/ready', right: 200 },
];

/** Routes for the webhooks that this program sends, and for everyone who opens the pages. Requests of other sites are refused. */
const inboxRows: readonly Row[] = [
  { method: 'POST', path: '/inbox/:name', right: 403 },
  { method: 'GET', path: '/inbox', right: 200 },
  { method: 'GET', path: '/inbox/:name', right: 200 },
];

/** A new address for each request, because another spec tests the limits by address. */
function fromSomewhere(): Record<string, string> {
  address += 1;
  return { 'x-forwarded-for': `198.51.${address >> 8}.${address & 255}` };
}

/** The status, and the code of a problem. */
async function ask(
  { method, path, url = path.replace(/:\w+/g, 'none') }: Row,
  credential: Credential | SessionCredential,
  more: Record<string, string> = {},
): Promise<string> {
  const carried = isSession(credential) ? await sessionsOf[credential]() : credentials[credential];
  const headers = { ...fromSomewhere(), ...carried, ...more };
  const body =
    method === 'GET' ? { headers } : { headers: { ...headers, 'content-type': 'application/json' }, payload: '{}' };
  const answer = await gateway.application.inject({ method, url, remoteAddress: '127.0.0.1', ...body });
  const isProblem = answer.headers['content-type']?.toString().includes('problem') === true;
  return [401, 403, 421].includes(answer.statusCode) && isProblem
    ? `${answer.statusCode} ${answer.json().code}`
    : String(answer.statusCode);
}

function isSession(credential: Credential | SessionCredential): credential is SessionCredential {
  return Object.hasOwn(sessionsOf, credential);
}

type Answers = Record<Credential | SessionCredential, string>;

/** The answer of a route to each credential. */
async function answersTo(row: Row): Promise<Answers> {
  const answers: [string, string][] = [];
  // One after the other: signing out everywhere ends the sessions of the others.
  for (const name of [...credentialNames(), ...sessionNames()]) answers.push([name, await ask(row, name)]);
  return Object.fromEntries(answers) as Answers;
}

const credentialNames = () => Object.keys(credentials) as Credential[];
const sessionNames = () => Object.keys(sessionsOf) as SessionCredential[];

test.each(partnerRows)('$method $path admits partners only', async (row) => {
  const right = String(row.right);
  const foreign = String(row.foreign ?? row.right);
  expect(await answersTo(row)).toEqual({
    none: '401 missing_api_key',
    emptyKey: '401 missing_api_key',
    malformedKey: '401 invalid_api_key',
    unknownKey: '401 invalid_api_key',
    revokedKey: '401 expired_api_key',
    suspendedKey: '403 partner_suspended',
    strangersKey: foreign,
    otherEnvironmentsKey: foreign,
    rightKey: right,
    keyAsToken: '401 missing_api_key',
    dispatchToken: '401 missing_api_key',
    dispatchTokenAsKey: '401 invalid_api_key',
    operatorToken: '401 missing_api_key',
    operatorTokenAsKey: '401 invalid_api_key',
    namedOperatorToken: '401 missing_api_key',
    auditorToken: '401 missing_api_key',
    revokedOperatorToken: '401 missing_api_key',
    ownersSession: right,
    developersSession: right,
    readersSession: row.method === 'GET' ? right : '403 role_not_allowed',
    suspendedSession: '403 partner_suspended',
    strangersSession: foreign,
    sharedAddressSession: foreign,
    otherEnvironmentsSession: foreign,
    unconfirmedSession: row.confirmed === true ? '403 confirmation_required' : right,
    otherSitesRequest: row.method === 'GET' ? right : '403 cross_site_request',
    otherOriginsRequest: row.method === 'GET' ? right : '403 cross_site_request',
    endedSession: '401 session_ended',
  } satisfies Answers);
});

test.each(dashboardRows)('$method $path admits signed-in users only', async (row) => {
  const right = String(row.right);
  const forRole = (role: 'developer' | 'read_only') =>
    row.roles === undefined || row.roles.includes(role) ? right : '403 role_not_allowed';
  const others = Object.fromEntries(credentialNames().map((name) => [name, '401 session_required']));
  expect(await answersTo(row)).toEqual({
    ...others,
    ownersSession: right,
    developersSession: forRole('developer'),
    readersSession: forRole('read_only'),
    suspendedSession: '403 partner_suspended',
    strangersSession: right,
    sharedAddressSession: right,
    otherEnvironmentsSession: right,
    unconfirmedSession: row.confirmed === true ? '403 confirmation_required' : right,
    otherSitesRequest: row.method === 'GET' ? right : '403 cross_site_request',
    otherOriginsRequest: row.method === 'GET' ? right : '403 cross_site_request',
    endedSession: '401 session_ended',
  });
});

test.each(signInRows)('$method $path admits everyone at the dashboard', async (row) => {
  const others = Object.fromEntries(credentialNames().map((name) => [name, '403 cross_site_request']));
  const browsers = Object.fromEntries(sessionNames().map((name) => [name, String(row.right)]));
  const refused = '403 cross_site_request';
  const expected = { ...others, ...browsers, otherSitesRequest: refused, otherOriginsRequest: refused };
  expect(await answersTo(row)).toEqual(expected);
});

test('a session requires an environment, and a key that is sent with it takes precedence', async () => {
  const url = '/v1/business/orders';
  const { 'x-environment': _, ...headers } = await browserOf(users.owner);
  const answer = async (more: Record<string, string>) => {
    const sent = { ...fromSomewhere(), ...headers, ...more };
    const { statusCode, ...rest } = await gateway.application.inject({
      url,
      headers: sent,
      remoteAddress: '127.0.0.1',
    });
    return [statusCode, rest.json().errors?.[0]?.field ?? rest.json().code];
  };
  expect(await answer({})).toEqual([422, 'X-Environment']);
  expect(await answer({ 'x-environment': 'staging' })).toEqual([422, 'X-Environment']);
  expect(await answer(credentials.malformedKey)).toEqual([401, 'invalid_api_key']);
  expect((await answer(credentials.rightKey))[0]).toBe(200);
});

// Under /v1/business the key is checked before the route, the method and the size.
const anyRequests: readonly AnyRequest[] = [
  { name: 'an unknown path', method: 'GET', url: '/v1/business/nothing', right: '404 not_found' },
  { name: 'the prefix alone', method: 'GET', url: '/v1/business', right: '404 not_found' },
  { name: 'an unknown path with a query', method: 'POST', url: '/v1/business?a=1', right: '404 not_found' },
  { name: 'an encoded prefix', method: 'GET', url: '/v1/%62usiness/nothing', right: '404 not_found' },
  { name: 'an encoded prefix of a route', method: 'GET', url: '/v1/%62usiness/orders', right: '200' },
  { name: 'a wrong method', method: 'DELETE', url: '/v1/business/orders', right: '405 method_not_allowed' },
  { name: 'a wrong method of an order', method: 'PATCH', url: '/v1/business/order/x', right: '405 method_not_allowed' },
  { name: 'OPTIONS', method: 'OPTIONS', url: '/v1/business/orders', right: '204' },
  { name: 'OPTIONS of an unknown path', method: 'OPTIONS', url: '/v1/business/nothing', right: '404 not_found' },
  { name: 'HEAD', method: 'HEAD', url: '/v1/business/orders', right: '200' },
  {
    name: 'a body over the limit',
    method: 'POST',
    url: '/v1/business/order/create',
    payload: ' '.repeat(70_000),
    right: '413 payload_too_large',
  },
  {
    name: 'a body over the limit at an unknown path',
    method: 'PUT',
    url: '/v1/business/nothing',
    payload: ' '.repeat(70_000),
    right: '404 not_found',
  },
  {
    name: 'malformed JSON',
    method: 'POST',
    url: '/v1/business/order/create',
    payload: '{',
    right: '400 malformed_json',
  },
  {
    name: 'a path that cannot be decoded',
    method: 'GET',
    url: '/v1/business/order/%E0%A4%A',
    right: '400 malformed_request',
  },
  {
    name: 'a part longer than any id',
    method: 'GET',
    url: `/v1/business/order/${'x'.repeat(300)}`,
    right: '404 not_found',
  },
];

interface AnyRequest {
  readonly name: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly url: string;
  readonly payload?: string;
  /** Status and problem code with a right key. */
  readonly right: string;
}

test.each(anyRequests)('$name under /v1/business is answered with 401 without a right key', async (request) => {
  const answers = await Promise.all(
    (['none', 'malformedKey', 'unknownKey', 'suspendedKey', 'operatorToken', 'rightKey'] as const).map(
      async (credential) => {
        const { name: _, right: __, ...rest } = request;
        const headers = { ...fromSomewhere(), ...credentials[credential] };
        const sent = rest.payload === undefined ? headers : { ...headers, 'content-type': 'application/json' };
        const answer = await gateway.application.inject({ ...rest, headers: sent, remoteAddress: '127.0.0.1' });
        const code = answer.body !== '' && answer.statusCode >= 400 ? ` ${answer.json().code}` : '';
        return [credential, `${answer.statusCode}${code}`] as const;
      },
    ),
  );
  const refusal = (code: string, status = 401) => (request.method === 'HEAD' ? `${status}` : `${status} ${code}`);
  expect(Object.fromEntries(answers)).toEqual({
    none: refusal('missing_api_key'),
    malformedKey: refusal('invalid_api_key'),
    unknownKey: refusal('invalid_api_key'),
    suspendedKey: refusal('partner_suspended', 403),
    operatorToken: refusal('missing_api_key'),
    rightKey: request.right,
  });
});

interface DestinationRow {
  readonly url: string;
  /**
   * What a webhook to the URL carries after the partner's callback URL has moved from https://old.example to https://shop.example.
   */
  readonly carries: 'signature and shared secret' | 'signature alone';
}

// A key sets URLs. It must not be able to read the shared secret of the partner's own server.
const destinationRows: readonly DestinationRow[] = [
  { url: 'https://shop.example/hook', carries: 'signature and shared secret' },
  { url: 'https://shop.example/own-of-an-order', carries: 'signature and shared secret' },
  { url: 'https://old.example/hook', carries: 'signature alone' },
  { url: 'https://evil.example/own-of-an-order', carries: 'signature alone' },
  { url: 'https://shop.example:8443/hook', carries: 'signature alone' },
  { url: 'http://shop.example/hook', carries: 'signature alone' },
];

test.each(destinationRows)('a webhook to $url carries $carries', async ({ url, carries }) => {
  const { eventStore, stateStore } = gateway.engines;
  const { partner_id, api_keys, webhook } = await gateway.partner();
  const answers = [];
  for (const callback_url of ['https://old.example/hook', 'https://shop.example/hook']) {
    const headers = { ...fromSomewhere(), 'x-api-key': api_keys.sandbox };
    const path = '/v1/business/webhooks/callback';
    answers.push(await gateway.application.inject({ method: 'PUT', url: path, headers, payload: { callback_url } }));
  }
  const shown = answers.map((answer) => answer.json().token);
  expect(shown).toEqual([null, expect.stringMatching(/^whtok_/)]);
  const partner = await new Partners(stateStore, eventStore).find(partner_id);
  if (partner === null) throw new Error(`${partner_id} is not there`);
  const isShared = carries === 'signature and shared secret';
  expect(webhookSecretsFor(url, partner, 'sandbox', later, SecretBox.ofSetting(secretsKey))).toEqual({
    signing_secrets: [webhook.sandbox.signing_secret],
    tokens: isShared ? [shown[1]] : [],
  });
});

test('a large body without a key is answered with 401 over a real connection', async () => {
  const url = `${gateway.url}/v1/business/order/create`;
  const response = await fetch(url, { method: 'POST', body: ' '.repeat(1_000_000), headers: fromSomewhere() });
  expect(response.status).toBe(401);
});

/** Every credential that is not in `allowed` is refused with the code. */
function onlyFor(allowed: Partial<Answers>, code: string): Record<string, string> {
  const names = [...credentialNames(), ...sessionNames()];
  return { ...Object.fromEntries(names.map((name) => [name, `401 ${code}`])), ...allowed };
}

test.each(operatorRows)('$method $path admits operators only', async (row) => {
  const right = String(row.right);
  const auditorToken = row.method === 'GET' ? right : '403 auditor_may_only_read';
  const allowed = { operatorToken: right, namedOperatorToken: right, auditorToken };
  expect(await answersTo(row)).toEqual(onlyFor(allowed, 'operator_unauthorized'));
});

test.each(dispatchRows)('$method $path admits dispatch systems only', async (row) => {
  expect(await answersTo(row)).toEqual(onlyFor({ dispatchToken: String(row.right) }, 'dispatch_unauthorized'));
});

test.each(keylessRows)('$method $path admits everyone', async (row) => {
  const names = [...credentialNames(), ...sessionNames()];
  expect(await answersTo(row)).toEqual(Object.fromEntries(names.map((name) => [name, String(row.right)])));
});

test.each(inboxRows)('$method $path refuses requests of other sites', async (row) => {
  const isPost = row.method === 'POST';
  const others = credentialNames().map((name) => [name, isPost ? '403 webhook_not_ours' : '200']);
  const browsers = sessionNames().map((name) => [name, isPost ? '403 cross_site_request' : '200']);
  expect(await answersTo(row)).toEqual({
    ...Object.fromEntries([...others, ...browsers]),
    otherSitesRequest: '403 cross_site_request',
  });
});

const openRows = [...signInRows, ...keylessRows, ...inboxRows];
const rows = [...partnerRows, ...dashboardRows, ...operatorRows, ...dispatchRows, ...openRows];
const foreignHosts = { host: 'rebound.example:3000', 'x-forwarded-host': 'localhost' };

test.each(rows)('$method $path refuses everyone at a foreign host', async (row) => {
  for (const credential of ['none', 'rightKey', 'ownersSession', 'operatorToken', 'dispatchToken'] as const) {
    expect([credential, await ask(row, credential, foreignHosts)]).toEqual([credential, '421 misdirected_request']);
  }
});

test.each(['/nothing', '/v1/business/nothing', '/v1/business/order/%E0%A4%A'])(
  '%s refuses everyone at a foreign host as well',
  async (url) => {
    const answer = await gateway.application.inject({ url, headers: foreignHosts, remoteAddress: '127.0.0.1' });
    expect([answer.statusCode, answer.json().code]).toEqual([421, 'misdirected_request']);
  },
);

test('every route has a row', () => {
  expect(rows.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(routes().sort());
});

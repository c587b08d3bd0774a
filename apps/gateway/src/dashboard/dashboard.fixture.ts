import { createHash } from 'node:crypto';
import { quickPasswordCosts } from '@dakpion/fixtures';
import { firstOwnerId, hashPassword, type Role, TeamAccounts, Teams } from '@dakpion/partners';
import { cookieName } from '../access/browser-cookies.ts';
import { type Session, Sessions } from '../access/sessions.ts';
import { type Answer, call, type StartedGateway } from '../gateway.fixture.ts';

// Shared by specs about the dashboard: signed-in browsers, and partners with users of every role.

export const publicUrl = 'https://api.example.com';
export const password = 'correct horse battery';
/** All accounts share one salt, as accounts with the same address do. */
const sibling = `scrypt$16$8$1$${Buffer.alloc(16, 1).toString('base64')}$`;
const context = { actor: { kind: 'operator' }, correlation_id: 'spec', causation_id: null } as const;

/** A browser at the dashboard: keeps the session cookie and sends the headers of a browser. */
export class Browser {
  cookie: string | null = null;

  constructor(
    private readonly gateway: StartedGateway,
    readonly headers: Record<string, string> = { origin: publicUrl, 'sec-fetch-site': 'same-origin' },
  ) {}

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const sent = { ...this.headers, ...(this.cookie !== null && { cookie: this.cookie }), ...headers };
    const url = path.startsWith('/v1/') ? path : `/v1/dashboard${path}`;
    const answer = await call(`${this.gateway.url}${url}`, method, sent, body);
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined)
      this.cookie = set.startsWith(`${cookieName('session', { publicUrl })}=;`) ? null : (set.split(';')[0] ?? null);
    return answer;
  }

  signIn(email: string, secret: string = password): Promise<Answer> {
    return this.send('POST', '/session', { email, password: secret });
  }
}

/** Adds a user who has joined with {@link password}. Returns the user's id. */
export async function joinedUser(
  { engines }: StartedGateway,
  partnerId: string,
  user: { readonly email: string; readonly role: Role },
  clock: () => number = Date.now,
): Promise<string> {
  const accounts = new TeamAccounts(engines.eventStore, engines.stateStore, clock);
  const link = await accounts.invite(partnerId, user, context);
  if (link.outcome === 'refused') throw new Error(`${user.email} was not invited: ${link.refusal.code}`);
  const accepted = await accounts.acceptInvitation(link.token, await passwordHash(), 'spec');
  if (accepted.outcome === 'refused') throw new Error(`${user.email} did not join: ${accepted.refusal.code}`);
  return link.user_id;
}

function passwordHash(): Promise<string> {
  return hashPassword(password, sibling, quickPasswordCosts);
}

/** Sets {@link password} for the first owner. */
export async function easyPassword({ engines }: StartedGateway, partnerId: string): Promise<void> {
  const teams = new Teams(engines.stateStore, engines.eventStore);
  const owner = (await teams.find(partnerId))?.users[0];
  if (owner?.password_hash == null) throw new Error(`${partnerId} has no owner`);
  const command = { user_id: owner.user_id, present_hash: owner.password_hash, password_hash: await passwordHash() };
  await new TeamAccounts(engines.eventStore, engines.stateStore, Date.now).change(
    partnerId,
    { type: 'ChangePassword', ...command },
    context,
  );
}

/** The cookie of a new session, without the cost of signing in. `userId`: by default the first owner. */
export async function sessionCookie(
  { engines, application }: StartedGateway,
  partnerId: string,
  userId: string = firstOwnerId(partnerId),
): Promise<string> {
  const team = await new Teams(engines.stateStore, engines.eventStore).find(partnerId);
  const session_generation = team?.users.find(({ user_id }) => user_id === userId)?.session_generation ?? -1;
  const user = { partner_id: partnerId, user_id: userId, session_generation };
  const { token } = await application.get(Sessions).begin(user);
  return `${cookieName('session', { publicUrl })}=${token}`;
}

/** Replaces the session of a cookie by `change` of it, as it would be stored by an earlier version or at another time. */
export async function changeSession(
  { engines, application }: StartedGateway,
  cookie: string | null,
  change: (session: Session) => Session,
): Promise<void> {
  const token = cookie?.split('=')[1] ?? '';
  const session = await application.get(Sessions).find(token);
  if (session === null) throw new Error('the cookie has no session');
  const id = createHash('sha256').update(token).digest('hex');
  const document = { collection: 'sessions', id, version: 2, value: change(session) };
  await engines.stateStore.documents.write('sessions', [{ kind: 'put', ...document, expiresInMs: 60_000 }]);
}

import type { Settings } from '@dakpion/settings';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

type PublicUrl = Pick<Settings, 'publicUrl'>;

/** `session` is the credential of a signed-in user. `browser` is not a credential: it identifies a browser at its next sign-in. */
type Kind = 'session' | 'browser';

const isSecure = ({ publicUrl }: PublicUrl) => publicUrl.startsWith('https:');

/** With https, the prefix `__Host-` binds the cookie to this host: no other host of the domain can set it. */
export function cookieName(kind: Kind, settings: PublicUrl): string {
  return isSecure(settings) ? `__Host-dakpion-${kind}` : `dakpion-${kind}`;
}

/** The token in a cookie of the request. Null if there is none. */
export function tokenInCookie(
  kind: Kind,
  request: Pick<FastifyRequest, 'headers'>,
  settings: PublicUrl,
): string | null {
  const { cookie } = request.headers;
  return cookie === undefined ? null : parseCookie(cookie)[cookieName(kind, settings)] || null;
}

/** Gives the browser a token, for some seconds or until the browser is closed. */
export function setCookie(kind: Kind, reply: FastifyReply, token: string, settings: PublicUrl, maxAge?: number): void {
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(settings) } as const;
  const cookie = {
    name: cookieName(kind, settings),
    value: token,
    ...attributes,
    ...(maxAge !== undefined && { maxAge }),
  };
  reply.header('Set-Cookie', stringifySetCookie(cookie));
}

/** Removes the session of the browser. */
export function clearSessionCookie(reply: FastifyReply, settings: PublicUrl): void {
  setCookie('session', reply, '', settings, 0);
}

import type { Settings } from '@dakpion/settings';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

type PublicUrl = Pick<Settings, 'publicUrl'>;

/** With https, the prefix `__Host-` binds the cookie to this host: no other host of the domain can set it. */
export function sessionCookieName({ publicUrl }: PublicUrl): string {
  return isSecure(publicUrl) ? '__Host-dakpion-session' : 'dakpion-session';
}

/** The token in the request's cookie; null without one. */
export function sessionTokenOf(request: Pick<FastifyRequest, 'headers'>, settings: PublicUrl): string | null {
  const { cookie } = request.headers;
  return cookie === undefined ? null : parseCookie(cookie)[sessionCookieName(settings)] || null;
}

/** Gives the browser a session until the browser is closed or the session ends. */
export function setSessionCookie(reply: FastifyReply, token: string, settings: PublicUrl): void {
  reply.header('Set-Cookie', cookieOf(token, settings));
}

export function clearSessionCookie(reply: FastifyReply, settings: PublicUrl): void {
  reply.header('Set-Cookie', cookieOf('', settings, 0));
}

function cookieOf(value: string, settings: PublicUrl, maxAge?: number): string {
  return stringifySetCookie({
    name: sessionCookieName(settings),
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(settings.publicUrl),
    ...(maxAge !== undefined && { maxAge }),
  });
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

import type { Settings } from '@dakpion/settings';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownForMs } from './known-browsers.ts';

type PublicUrl = Pick<Settings, 'publicUrl'>;

const isSecure = ({ publicUrl }: PublicUrl) => publicUrl.startsWith('https:');
const nameOf = (settings: PublicUrl) => (isSecure(settings) ? '__Host-dakpion-browser' : 'dakpion-browser');

/** The token that a browser got when it signed in before; null without one. */
export function browserTokenOf(request: Pick<FastifyRequest, 'headers'>, settings: PublicUrl): string | null {
  const { cookie } = request.headers;
  return cookie === undefined ? null : parseCookie(cookie)[nameOf(settings)] || null;
}

/** Lets the browser be known at its next sign-in. The cookie is no credential. */
export function setBrowserCookie(reply: FastifyReply, token: string, settings: PublicUrl): void {
  const secure = isSecure(settings);
  const maxAge = knownForMs / 1_000;
  const cookie = { name: nameOf(settings), value: token, path: '/', httpOnly: true, secure, maxAge } as const;
  reply.header('Set-Cookie', stringifySetCookie({ ...cookie, sameSite: 'strict' }));
}

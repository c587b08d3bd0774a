import type { Settings } from '@dakpion/settings';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';
import { namedHost } from './named-host.ts';

/**
 * Refuses requests that another site made a browser send. Browsers report the origin of a request in Sec-Fetch-Site, at least over
 * https and at loopback addresses, and in Origin except for GET and HEAD. A page cannot forge either. Throws `cross_site_request`.
 */
export function requireSameOrigin(
  request: FastifyRequest,
  settings: Pick<Settings, 'publicUrl' | 'forwardedHost'>,
): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isOwn =
    site === undefined ? isOwnOrigin(origin, namedHost(request, settings), settings.publicUrl) : site === 'same-origin';
  if (!isOwn) throw new ProblemError({ code: 'cross_site_request' });
}

/** The public address, or the address of the request: under a second name the gateway is still the same site. */
function isOwnOrigin(origin: string | undefined, host: string, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}

import type { Settings } from '@dakpion/service';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problems/problem-error.ts';

/**
 * Refuses what another site has made a browser send. Browsers tell in Sec-Fetch-Site where a request comes from, at least over https and at
 * loopback addresses, and in Origin for everything except GET and HEAD; no page can forge either. Throws `cross_site_request`.
 */
export function requireSameOrigin(request: FastifyRequest, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isOwn = site === undefined ? isOwnOrigin(origin, request.host, publicUrl) : site === 'same-origin';
  if (!isOwn) throw new ProblemError({ code: 'cross_site_request' });
}

/** The public address, or whichever one the request was sent to: behind a name of its own the gateway is the same site. */
function isOwnOrigin(origin: string | undefined, host: string, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === host;
}

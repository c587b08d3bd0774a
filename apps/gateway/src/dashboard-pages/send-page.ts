import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MapTiles } from '../pages/map-tiles.ts';
import { pageHeaders, pagePolicy } from '../pages/page-headers.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { DashboardFiles } from './dashboard-files.ts';

const nonceBytes = 16;

/**
 * Everything is loaded from this host, except the tiles of maps. Styles that components add at run time carry the nonce of the
 * page, which is valid for one response. Scripts need no exception, and 'unsafe-inline' is never needed.
 */
const policy = (nonce: string, tiles: MapTiles | null) =>
  pagePolicy(
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    `img-src 'self'${tiles === null ? '' : ` ${new URL(tiles.url).origin}`}`,
    "font-src 'self'",
  );

/** Sends the page. Throws ProblemError `not_found` if it was not built. */
export async function sendPage(files: DashboardFiles, reply: FastifyReply): Promise<void> {
  const nonce = randomBytes(nonceBytes).toString('base64');
  const page = files.pageWith(nonce);
  if (page === null) throw new ProblemError({ code: 'not_found' });
  await reply.headers(pageHeaders(policy(nonce, files.mapTiles))).send(page);
}

/** Sends the page for an address below its root. A script that requests data at a wrong address must not get a page. */
export async function sendPageToBrowsers(
  files: DashboardFiles,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!/text\/html/i.test(request.headers.accept ?? '')) throw new ProblemError({ code: 'not_found' });
  await sendPage(files, reply);
}

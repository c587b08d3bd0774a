import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { MapTiles } from '../pages/map-tiles.ts';
import { pageHeaders, pagePolicy } from '../pages/page-headers.ts';
import { trackingStyle } from './tracking-style.ts';

const styleHash = createHash('sha256').update(trackingStyle).digest('base64');

/**
 * The sources that a tracking page may load from: its own style, scripts of this host, its stream, and the tiles of its
 * map.
 */
function policyOf(tiles: MapTiles | null): string {
  return pagePolicy(
    "script-src 'self'",
    `style-src 'self' 'sha256-${styleHash}'`,
    "connect-src 'self'",
    // Leaflet replaces a removed tile with an empty picture.
    ...(tiles === null ? [] : [`img-src ${new URL(tiles.url).origin} data:`]),
  );
}

/** Sends a page with headers that prevent framing, caching, indexing and foreign scripts. */
export async function sendTrackingPage(
  reply: FastifyReply,
  { status, page, tiles }: { readonly status: number; readonly page: string; readonly tiles: MapTiles | null },
): Promise<void> {
  await reply
    .status(status)
    .headers({ ...pageHeaders(policyOf(tiles)), Vary: 'Accept-Language' })
    .send(page);
}

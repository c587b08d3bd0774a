import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { MapTiles } from '../pages/map-tiles.ts';
import { trackingStyle } from './tracking-style.ts';

const styleHash = createHash('sha256').update(trackingStyle).digest('base64');

/**
 * The sources that a tracking page may load from: its own style, scripts of this host, its stream, and the tiles of its
 * map.
 */
function policyOf(tiles: MapTiles | null): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${styleHash}'`,
    "connect-src 'self'",
    // Leaflet replaces a removed tile with an empty picture.
    ...(tiles === null ? [] : [`img-src ${new URL(tiles.url).origin} data:`]),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sends a page with headers that prevent framing, caching, indexing and foreign scripts. */
export async function sendTrackingPage(
  reply: FastifyReply,
  { status, page, tiles }: { readonly status: number; readonly page: string; readonly tiles: MapTiles | null },
): Promise<void> {
  await reply
    .status(status)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(tiles),
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
      Vary: 'Accept-Language',
    })
    .send(page);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../http/accept.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** A file that a page loads. A compressed form is null if there is none. */
export interface PageAsset {
  readonly mediaType: string;
  readonly plain: Uint8Array;
  readonly brotli: Uint8Array | null;
  readonly gzip: Uint8Array | null;
}

/** Sends the file, compressed as the browser accepts it. Throws ProblemError `not_found` for null. */
export async function sendAsset(
  asset: PageAsset | null,
  cacheControl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (asset === null) throw new ProblemError({ code: 'not_found' });
  const { encoding, content } = encodedFor(request.headers['accept-encoding'], asset);
  reply.headers({
    'Content-Type': asset.mediaType,
    'Cache-Control': cacheControl,
    Vary: 'Accept-Encoding',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  if (encoding !== null) reply.header('Content-Encoding', encoding);
  await reply.send(content);
}

function encodedFor(
  accepted: string | undefined,
  { plain, brotli, gzip }: PageAsset,
): { encoding: string | null; content: Uint8Array } {
  if (brotli !== null && acceptsEncoding('br', accepted)) return { encoding: 'br', content: brotli };
  if (gzip !== null && acceptsEncoding('gzip', accepted)) return { encoding: 'gzip', content: gzip };
  return { encoding: null, content: plain };
}

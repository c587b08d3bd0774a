import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../http/accept.ts';
import { isNamedBy } from '../http/entity-tag.ts';
import { pagePolicy } from '../pages/page-headers.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { DocumentationSite, SiteFile } from './documentation-site.ts';

/**
 * Everything is loaded from this host. Scripts inside of a page are allowed by their hashes. Styles need 'unsafe-inline': the
 * colours of code are attributes of its words, and the API reference adds its styles to the page.
 */
const policy = ({ inlineScripts }: SiteFile) =>
  pagePolicy(
    `script-src ${["'self'", ...inlineScripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
  );

/** Sends a file of the site, or 304. Throws ProblemError `not_found` if there is none. */
export async function sendSiteFile(
  site: DocumentationSite,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
  status = 200,
): Promise<void> {
  const file = await site.file(name);
  if (file === null) throw new ProblemError({ code: 'not_found' });
  reply.headers({
    // Weak, because the plain and the compressed file have the same tag, and different bytes (RFC 9110, section 8.8.3.3).
    ETag: `W/${file.entityTag}`,
    'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  if (status === 200 && isNamedBy(request.headers['if-none-match'], file.entityTag)) {
    return void (await reply.status(304).send());
  }
  reply.status(status).header('Content-Type', file.mediaType);
  if (file.mediaType.startsWith('text/html')) {
    reply.headers({
      'Content-Security-Policy': policy(file),
      'Referrer-Policy': 'no-referrer',
      'X-Frame-Options': 'DENY',
    });
  }
  if (file.gzipped === null || !acceptsEncoding('gzip', request.headers['accept-encoding'])) {
    return void (await reply.send(file.plain));
  }
  await reply.header('Content-Encoding', 'gzip').send(file.gzipped);
}

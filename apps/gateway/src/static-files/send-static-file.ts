import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../http/accept.ts';
import { isNamedBy } from '../http/entity-tag.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { StaticFiles } from './static-files.ts';

/** Sends a file, compressed as the browser accepts it, or 304. Throws ProblemError `not_found` if there is none. */
export async function sendStaticFile(
  files: StaticFiles,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
  status = 200,
): Promise<void> {
  const file = await files.file(name);
  if (file === null) throw new ProblemError({ code: 'not_found' });
  reply.headers({
    // Weak, because the plain and the compressed file have the same tag, and different bytes (RFC 9110, section 8.8.3.3).
    ETag: `W/${file.entityTag}`,
    Vary: 'Accept-Encoding',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...file.headers,
  });
  if (status === 200 && isNamedBy(request.headers['if-none-match'], file.entityTag)) {
    return void (await reply.status(304).send());
  }
  reply.status(status).header('Content-Type', file.mediaType);
  for (const [encoding, content] of [
    ['br', file.brotli],
    ['gzip', file.gzipped],
  ] as const) {
    if (content && acceptsEncoding(encoding, request.headers['accept-encoding'])) {
      return void (await reply.header('Content-Encoding', encoding).send(content));
    }
  }
  await reply.send(file.plain);
}

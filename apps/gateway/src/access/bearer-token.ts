import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** A token that requests carry as `Authorization: Bearer`. Null or empty: no request is accepted. */
export class BearerToken {
  private readonly expected: Buffer | null;

  constructor(token: string | null) {
    this.expected = token === null || token === '' ? null : sha256(token);
  }

  /**
   * Whether the request carries the token. Hashes are compared, so that the response time reveals neither content nor
   * length.
   */
  isCarriedBy(request: FastifyRequest): boolean {
    return this.expected !== null && timingSafeEqual(sha256(bearerTextOf(request)), this.expected);
  }
}

/** The text of the request's bearer token. Empty if there is none. */
export function bearerTextOf(request: FastifyRequest): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

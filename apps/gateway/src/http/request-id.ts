import type { IncomingMessage } from 'node:http';
import { newId } from '@dakpion/contracts';

const sane = /^[\x21-\x7e]{1,128}$/;

/** The caller's X-Request-Id when it is 1 to 128 visible ASCII characters, otherwise a generated one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const sent = request.headers['x-request-id'];
  return typeof sent === 'string' && sane.test(sent) ? sent : newId('req');
}

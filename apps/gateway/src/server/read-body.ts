import type { IncomingMessage } from 'node:http';
import { takeTurnOfStrangers } from '@dakpion/repetition';
import { errorCodes, type FastifyRequest } from 'fastify';
import { bodyLimitBytes } from '../http/limits.ts';

/**
 * Reads the body of a request, up to the limit of its route, into one piece of memory. Fastify's own reader keeps each part that
 * arrives as a buffer until the end. A body that arrives byte by byte would take 50 bytes for each byte. Rejects with FastifyError
 * 413 if the body is too long, whose rest is discarded, and with the error of the connection. For a stranger, it rejects when the
 * strangers' turn comes.
 */
export async function readBody(request: FastifyRequest, payload: IncomingMessage): Promise<Buffer> {
  try {
    return await bodyOf(request, payload);
  } catch (error) {
    // The guards of the dashboard, which take the turn of other requests, are not reached.
    const turn = request.caller === null && request.operator === null ? takeTurnOfStrangers() : null;
    if (turn !== null) await turn;
    throw error;
  }
}

function bodyOf({ headers, routeOptions }: FastifyRequest, payload: IncomingMessage): Promise<Buffer> {
  const limit = routeOptions.bodyLimit ?? bodyLimitBytes;
  let bytes: Buffer = Buffer.alloc(0);
  let length = 0;
  return new Promise((resolve, reject) => {
    const refuse = () => {
      [bytes, length] = [Buffer.alloc(0), Number.POSITIVE_INFINITY];
      reject(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    };
    if (Number(headers['content-length']) > limit) return refuse();
    const cutOff = (error: Error) => reject(Object.assign(error, { statusCode: 400 }));
    // The client left while its key was checked. Nothing more arrives, and no event.
    if (payload.destroyed) return cutOff(payload.errored ?? new Error('The client has left.'));
    payload.on('data', (part: Buffer) => {
      const end = length + part.length;
      if (end > limit) return refuse();
      if (end > bytes.length) bytes = grown(bytes, Math.min(limit, Math.max(end, 2 * bytes.length)));
      part.copy(bytes, length);
      length = end;
    });
    payload.once('end', () => resolve(bytes.subarray(0, length)));
    payload.once('error', cutOff);
  });
}

/** A copy in a larger piece of memory of this length. */
export function grown(bytes: Buffer, length: number): Buffer {
  const larger = Buffer.allocUnsafe(length);
  bytes.copy(larger);
  return larger;
}

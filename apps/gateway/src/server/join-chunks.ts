import type { IncomingMessage } from 'node:http';
import { mayBeChunked } from './arriving-body.ts';
import { grown } from './read-body.ts';

/** The number of chunks that a body may have besides one for each 16 bytes. No HTTP library makes such small ones itself. */
const freeChunks = 1_024;
const bytesPerChunk = 16;

/**
 * Joins the chunks of a body that arrive together, and disconnects a client whose chunks are tiny. Node keeps each chunk as a buffer,
 * which takes 400 bytes for a chunk of one byte, also while nobody reads the body. And it parses all chunks that have arrived in one
 * turn of the event loop. Call it when the request begins.
 */
export function joinChunks(request: IncomingMessage): void {
  if (!mayBeChunked(request)) return;
  const push = request.push.bind(request);
  let joined: Buffer = Buffer.alloc(0);
  let length = 0;
  let atEndOfTurn: NodeJS.Immediate | undefined;
  let chunks = 0;
  let bytes = 0;
  const pushJoined = (): boolean => {
    clearImmediate(atEndOfTurn);
    atEndOfTurn = undefined;
    const part = joined.subarray(0, length);
    [joined, length] = [Buffer.alloc(0), 0];
    return part.length === 0 || push(part);
  };
  request.push = (chunk: Buffer | null) => {
    if (chunk === null) {
      pushJoined();
      return push(null);
    }
    chunks += 1;
    bytes += chunk.length;
    if (chunks > freeChunks + bytes / bytesPerChunk) {
      request.socket.destroy();
      // Node parses what has arrived to its end. A body with a gap must not look complete.
      request.push = () => false;
      return false;
    }
    const end = length + chunk.length;
    if (end > joined.length) joined = grown(joined, Math.max(end, 2 * joined.length));
    chunk.copy(joined, length);
    length = end;
    if (length >= request.readableHighWaterMark) return pushJoined();
    atEndOfTurn ??= setImmediate(pushJoined);
    // False stops the reading from the socket until somebody reads the body.
    return request.readableLength + length < request.readableHighWaterMark;
  };
}

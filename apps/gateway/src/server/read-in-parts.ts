import type { Socket } from 'node:net';

/** Small enough that what is parsed after the end of a connection costs little: 50 requests, or 350 chunks of one byte. */
const partBytes = 2_048;

/**
 * Gives Node's parser what has arrived on a new connection in parts, until the connection is destroyed. The parser alone reads to the
 * end of 64 KiB in one turn of the event loop, also after that: 1,500 requests, or 10,000 chunks of one byte.
 */
export function readInParts(socket: Socket): void {
  const parsers = socket.listeners('data') as ((bytes: Buffer) => void)[];
  socket.removeAllListeners('data').on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length && !socket.destroyed; at += partBytes) {
      // Node pauses the connection while too many of its answers are unread, and its parser then takes nothing.
      if (socket.isPaused()) return socket.unshift(bytes.subarray(at));
      for (const parse of parsers) parse(bytes.subarray(at, at + partBytes));
    }
  });
}

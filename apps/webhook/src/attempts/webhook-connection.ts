import type { Socket } from 'node:net';

/** The maximum length of an answer on the wire, in bytes: everything that comes after a request, also before its status. */
const maxAnswerBytes = 64 * 1024;

/** The answer has more than `maxAnswerBytes`. */
class AnswerTooLongError extends Error {
  override readonly name = 'AnswerTooLongError';
  readonly code = 'answer_too_long';
}

/** The receiver closed a connection that had carried answers, see {@link isStale}. */
class StaleConnectionError extends Error {
  override readonly name = 'StaleConnectionError';
  readonly code = 'ECONNRESET';
}

/** The errors with which such connections ended: ours, or those of the system. */
const stale = new WeakSet<object>();

/**
 * Whether a request failed because its connection, which had carried answers before, ended before the first byte of this one.
 * The receiver closed it while it was idle, perhaps before the request came: this says nothing about the receiver.
 */
export function isStale(error: unknown): boolean {
  return typeof error === 'object' && error !== null && stale.has(error);
}

/**
 * Bounds each answer, and recognises a stale connection. undici limits neither announcements (status below 200), nor the text
 * after the status, nor what accompanies a chunk: one receiver could keep the process busy until the time of its answer is
 * over. Must be called before undici gets the socket, because undici decides by the first error.
 */
export function watchConnection(socket: Socket): void {
  let read = 0;
  let readBefore = 0;
  /** The bytes that were sent when the last byte came. */
  let written = 0;
  const endedUnanswered = () => read > 0 && socket.bytesWritten !== written;
  socket.on('readable', () => {
    const { bytesRead, bytesWritten } = socket;
    if (bytesRead === read) return;
    if (bytesWritten !== written) readBefore = read;
    written = bytesWritten;
    read = bytesRead;
    if (read - readBefore > maxAnswerBytes) socket.destroy(new AnswerTooLongError());
  });
  socket.on('end', () => {
    if (endedUnanswered()) socket.destroy(new StaleConnectionError());
  });
  socket.on('error', (error) => {
    if (endedUnanswered()) stale.add(error);
  });
}

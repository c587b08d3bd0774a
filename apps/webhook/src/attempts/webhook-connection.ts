import type { Socket } from 'node:net';

/** The maximum length of an answer in bytes, as received. All bytes after a request count, even those before the status. */
const maxAnswerBytes = 64 * 1024;
/**
 * The maximum number of TLS sessions and new keys that a receiver sends on one connection after the handshake. Servers offer a few
 * sessions, and a key for many gigabytes. They are no part of an answer, so they count nowhere else, and each takes as long as
 * thousands of bytes.
 */
const maxSessionsAndKeys = 32;

/** The answer has more than `maxAnswerBytes`, or the receiver sent more than `maxSessionsAndKeys`. */
class AnswerTooLongError extends Error {
  override readonly name = 'AnswerTooLongError';
  readonly code = 'answer_too_long';
}

/** The receiver closed a reused connection before it answered, see {@link isStale}. */
class StaleConnectionError extends Error {
  override readonly name = 'StaleConnectionError';
  readonly code = 'ECONNRESET';
}

/** The errors with which stale connections ended, from this file or from the system. */
const stale = new WeakSet<object>();

/**
 * Whether a request failed because its reused connection ended before the first byte of the answer. The receiver had probably
 * closed it while it was idle, so the failure says nothing about the receiver.
 */
export function isStale(error: unknown): boolean {
  return typeof error === 'object' && error !== null && stale.has(error);
}

/**
 * Limits the length of each answer and the number of TLS sessions and keys, and recognises stale connections. undici does not limit
 * announcements (status below 200), the text after the status, or the extensions of chunks, so one receiver could keep the process
 * busy until its answer times out, or with sessions and keys even on an idle connection. Must be called before undici gets the socket,
 * because undici acts on the first error.
 */
export function watchConnection(socket: Socket): void {
  let read = 0;
  let readBefore = 0;
  /** The number of bytes that were sent before the last received byte. */
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
  let sessionsAndKeys = 0;
  const countSessionOrKey = () => {
    sessionsAndKeys += 1;
    if (sessionsAndKeys > maxSessionsAndKeys) socket.destroy(new AnswerTooLongError());
  };
  // A connection logs each new key, also those of key updates (TLS 1.3) and of renegotiations (TLS 1.2), which have no other event.
  socket.on('session', countSessionOrKey).on('keylog', countSessionOrKey);
  socket.on('end', () => {
    if (endedUnanswered()) socket.destroy(new StaleConnectionError());
  });
  socket.on('error', (error) => {
    if (endedUnanswered()) stale.add(error);
  });
}

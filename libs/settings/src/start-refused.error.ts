/** A start that the user can fix, e.g. a file that cannot be read; the message says what is wrong and what to do. */
export class StartRefusedError extends Error {
  override readonly name = 'StartRefusedError';
}

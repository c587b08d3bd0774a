/** The command was not carried out to its end, and it is safe to send it again: it finds what was done. */
export class TemporaryError extends Error {
  override readonly name = 'TemporaryError';
  readonly temporary = true;
}

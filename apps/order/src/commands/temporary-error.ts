/** The command did not complete. It can be repeated, and finds the parts that were done. */
export class TemporaryError extends Error {
  override readonly name = 'TemporaryError';
  readonly temporary = true;
}

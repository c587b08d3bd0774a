/**
 * A failed start that the user can correct, e.g. because of an unreadable file. The message contains the fault and the remedy.
 */
export class StartRefusedError extends Error {
  override readonly name = 'StartRefusedError';
}

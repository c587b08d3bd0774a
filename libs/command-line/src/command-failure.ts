/** A command that could not be carried out; the message is for the user and says what to do. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';
}

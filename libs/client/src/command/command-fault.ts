/** The command cannot do what was asked. The message says why, and what to do. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';
}

/** The command cannot be carried out. The message says why, and what to do. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault';
}

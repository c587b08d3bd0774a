/** A problem of Dakpion has a code and a detail. The answer of another program can lack them. */
export interface Problem {
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  /** With `dead_letter_settled`: the decision. */
  readonly letter_status?: string;
}

/** A command that could not be carried out; the message is for the user and says what to do. */
export class CommandFailure extends Error {
  override readonly name = 'CommandFailure';

  /** `problem`: the server's, if it has refused the request. */
  constructor(
    message: string,
    readonly problem: Problem | null = null,
  ) {
    super(message);
  }
}

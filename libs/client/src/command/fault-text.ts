import { inspect } from 'node:util';
import { DakpionProblemError, DakpionResponseError } from '../problem-error.ts';
import { CommandFault } from './command-fault.ts';

/** What the command prints of an error: the message of one that a user can correct or repeat, and everything of a bug. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  const { name, message, cause } = error;
  const isForUser = [CommandFault, DakpionProblemError, DakpionResponseError].some((kind) => error instanceof kind);
  if (isForUser || name === 'TimeoutError') return message;
  // The error of fetch says only that it failed. The failures of several addresses have a code and no message.
  if (error instanceof TypeError && cause instanceof Error) {
    const reason = cause.message || (cause as NodeJS.ErrnoException).code;
    return `Dakpion cannot be reached: ${reason}. Check the address in --api or DAKPION_URL.`;
  }
  return inspect(error);
}

import { CommandFailure } from '@dakpion/command-line';
import { type NoteVerifier, parseVerifier } from '@dakpion/transparency';

/** Reads a public key of the command line. Throws CommandFailure if it is not one. */
export function verifierOf(key: string): NoteVerifier {
  const verifier = parseVerifier(key.trim());
  if (verifier === null)
    throw new CommandFailure(
      `${key} is not a public key, such as example.com/dakpion+1234abcd+AX…. --key takes all arguments up to the next option.`,
    );
  return verifier;
}

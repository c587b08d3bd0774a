import { CommandFailure, cliSettings } from '@dakpion/command-line';
import { readEmbeddedSecrets } from '@dakpion/settings';
import { type NoteVerifier, parseLogKeys } from '@dakpion/transparency';
import { verifierOf } from './verifier-of.ts';

/**
 * The given public keys or, if there are none, those of the installation. Empty if it has no key. Throws CommandFailure for a text
 * that is not a key.
 */
export function verificationKeys(given: readonly string[]): readonly NoteVerifier[] {
  return given.length > 0 ? given.map(verifierOf) : ownKeys();
}

function ownKeys(): readonly NoteVerifier[] {
  const { transparencyKey, profile, dataDir } = cliSettings();
  const own = profile === 'embedded' ? readEmbeddedSecrets(dataDir)?.transparency_key : undefined;
  const setting = transparencyKey ?? own;
  if (setting === undefined) return [];
  const keys = parseLogKeys(setting);
  if (keys === null) throw new CommandFailure('TRANSPARENCY_KEY holds a key that does not fit its own id.');
  return keys.verifiers;
}

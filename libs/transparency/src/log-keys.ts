import { type NoteSigner, type NoteVerifier, parseSigner, parseVerifier, signerOfSeed } from './signed-note.ts';

/** The key that signs checkpoints, and all keys that verify them. */
export interface LogKeys {
  readonly signer: NoteSigner;
  /** The present key and the former ones, whose checkpoints stay valid. */
  readonly verifiers: readonly NoteVerifier[];
}

/**
 * Reads TRANSPARENCY_KEY: the key that signs, then former ones, separated by commas. Each is a private key, 64 hexadecimal
 * digits, or, except the first, a public key. Null: one of them is not a key.
 */
export function parseLogKeys(setting: string): LogKeys | null {
  const [signer = null, ...former] = setting.split(',').map((text) => text.trim()).map(parseKey);
  if (signer === null || !('sign' in signer)) return null;
  const verifiers = [signer, ...former].filter((key) => key !== null);
  return verifiers.length === former.length + 1 ? { signer, verifiers } : null;
}

function parseKey(text: string): NoteSigner | NoteVerifier | null {
  return /^[0-9a-f]{64}$/i.test(text) ? signerOfSeed(Buffer.from(text, 'hex')) : (parseSigner(text) ?? parseVerifier(text));
}

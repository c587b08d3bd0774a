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
  const [first = '', ...others] = setting.split(',').map((text) => text.trim());
  const signer = privateKeyIn(first);
  const former = others.map((text) => privateKeyIn(text) ?? parseVerifier(text)).filter((key) => key !== null);
  return signer === null || former.length < others.length ? null : { signer, verifiers: [signer, ...former] };
}

function privateKeyIn(text: string): NoteSigner | null {
  return /^[0-9a-f]{64}$/i.test(text) ? signerOfSeed(Buffer.from(text, 'hex')) : parseSigner(text);
}

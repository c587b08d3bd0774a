import { createPrivateKey, createPublicKey, hash, type KeyObject, randomBytes, sign, verify } from 'node:crypto';

// Signed notes as in C2SP signed-note, with the key forms of Go's golang.org/x/mod/sumdb/note.

/** A text that ends with a line feed, and the signatures below it. */
interface SignedNote {
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

interface NoteSignature {
  readonly name: string;
  /** 8 hexadecimal digits. */
  readonly keyId: string;
  readonly signature: Buffer;
}

/** A public key that verifies signatures of a note. */
export interface NoteVerifier {
  readonly name: string;
  readonly keyId: string;
  /** The written form, which verifiers of other programs read. */
  readonly vkey: string;
  verifies(text: string, signature: Buffer): boolean;
}

/** A private key that signs notes. */
export interface NoteSigner extends NoteVerifier {
  /** The signature's line, with its line feed. */
  sign(text: string): string;
}

const ed25519 = 1;
const cosignature = 4;
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const spki = Buffer.from('302a300506032b6570032100', 'hex');
const keyForm = /^([^\s+]{1,200})\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})$/;
const maxSignatures = 100;

/** The note of a text and lines of signatures. */
export function noteOf(text: string, signatureLines: string): string {
  return `${text}\n${signatureLines}`;
}

/** Parses a signed note. Null: it is not one. */
export function parseNote(note: string): SignedNote | null {
  const split = note.lastIndexOf('\n\n');
  if (split < 0 || !note.endsWith('\n')) return null;
  const lines = note.slice(split + 2, -1).split('\n');
  const signatures = lines.slice(0, maxSignatures).map(parseSignature);
  if (lines.length > maxSignatures || signatures.includes(null)) return null;
  return { text: note.slice(0, split + 1), signatures: signatures.filter((signature) => signature !== null) };
}

function parseSignature(line: string): NoteSignature | null {
  const match = /^— ([^\s+]+) ([A-Za-z0-9+/]+={0,2})$/.exec(line);
  if (match?.[1] === undefined || match[2] === undefined) return null;
  const bytes = Buffer.from(match[2], 'base64');
  return bytes.length < 5
    ? null
    : { name: match[1], keyId: bytes.subarray(0, 4).toString('hex'), signature: bytes.subarray(4) };
}

/** Whether the note has a valid signature of the key. */
export function isSignedBy({ text, signatures }: SignedNote, key: NoteVerifier): boolean {
  return signatures.some(
    ({ name, keyId, signature }) => name === key.name && keyId === key.keyId && key.verifies(text, signature),
  );
}

/** Reads a public key, such as `example.com/log+1234abcd+AX…`: Ed25519, or Ed25519 of a witness. Null: it is not one. */
export function parseVerifier(vkey: string): NoteVerifier | null {
  const match = keyForm.exec(vkey);
  const [, name = '', keyId = '', encoded = ''] = match ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  const [algorithm] = bytes;
  if (bytes.length !== 33 || (algorithm !== ed25519 && algorithm !== cosignature)) return null;
  if (keyIdOf(name, bytes) !== keyId) return null;
  const key = createPublicKey({ key: Buffer.concat([spki, bytes.subarray(1)]), format: 'der', type: 'spki' });
  const verifies = algorithm === ed25519 ? verifiesText(key) : verifiesCosignature(key);
  return { name, keyId, vkey, verifies };
}

/** Reads a private key, such as `PRIVATE+KEY+example.com/log+1234abcd+AX…`. Null: it is not one. */
export function parseSigner(skey: string): NoteSigner | null {
  const match = skey.startsWith('PRIVATE+KEY+') ? keyForm.exec(skey.slice('PRIVATE+KEY+'.length)) : null;
  const [, name = '', keyId = '', encoded = ''] = match ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length !== 33 || bytes[0] !== ed25519) return null;
  const signer = signerOf(name, privateKeyOf(bytes.subarray(1)));
  return signer.keyId === keyId ? signer : null;
}

/** The signer of a log without a configured name. Its name is derived from the seed of 32 bytes. */
export function signerOfSeed(seed: Buffer): NoteSigner {
  const key = privateKeyOf(seed);
  return signerOf(`dakpion.local/${hash('sha256', publicBytesOf(key), 'hex').slice(0, 16)}`, key);
}

/** A new private key, in its written form. `name`: the log's origin, such as `example.com/dakpion`. */
export function newSignerKey(name: string): string {
  const seed = randomBytes(32);
  const { keyId } = signerOf(name, privateKeyOf(seed));
  return `PRIVATE+KEY+${name}+${keyId}+${Buffer.concat([Buffer.of(ed25519), seed]).toString('base64')}`;
}

function signerOf(name: string, key: KeyObject): NoteSigner {
  const bytes = publicBytesOf(key);
  const keyId = keyIdOf(name, bytes);
  const signed = (text: string) => Buffer.concat([Buffer.from(keyId, 'hex'), sign(null, Buffer.from(text), key)]);
  return {
    name,
    keyId,
    vkey: `${name}+${keyId}+${bytes.toString('base64')}`,
    verifies: verifiesText(createPublicKey(key)),
    sign: (text) => `— ${name} ${signed(text).toString('base64')}\n`,
  };
}

function privateKeyOf(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
}

/** The public key after the number of its algorithm. */
function publicBytesOf(key: KeyObject): Buffer {
  const bytes = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(spki.length);
  return Buffer.concat([Buffer.of(ed25519), bytes]);
}

function keyIdOf(name: string, bytes: Buffer): string {
  return hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), bytes]), 'hex').slice(0, 8);
}

function verifiesText(key: KeyObject) {
  return (text: string, signature: Buffer) => verify(null, Buffer.from(text), key, signature);
}

/** Verifies a cosignature as in C2SP tlog-cosignature: the time at which the witness made it, then the signature. */
function verifiesCosignature(key: KeyObject) {
  return (text: string, signature: Buffer) => {
    if (signature.length !== 72) return false;
    const message = `cosignature/v1\ntime ${signature.readBigUInt64BE()}\n${text}`;
    return verify(null, Buffer.from(message), key, signature.subarray(8));
  };
}

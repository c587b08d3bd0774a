import { createHash, generateKeyPairSync, sign } from 'node:crypto';

// The key of a witness, as in C2SP tlog-cosignature.

const name = 'witness.example/dakpion';
const algorithm = Buffer.of(4);
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const bytes = Buffer.concat([algorithm, publicKey.export({ format: 'der', type: 'spki' }).subarray(12)]);
const keyId = createHash('sha256')
  .update(Buffer.concat([Buffer.from(`${name}\n`), bytes]))
  .digest()
  .subarray(0, 4);

/** The public key of the witness. */
export const witnessKey = `${name}+${keyId.toString('hex')}+${bytes.toString('base64')}`;

/** The signature line of the witness for the text of a checkpoint. */
export function cosignatureOf(text: string): string {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1_000)));
  const message = `cosignature/v1\ntime ${time.readBigUInt64BE()}\n${text}`;
  const signature = sign(null, Buffer.from(message), privateKey);
  return `— ${name} ${Buffer.concat([keyId, time, signature]).toString('base64')}\n`;
}

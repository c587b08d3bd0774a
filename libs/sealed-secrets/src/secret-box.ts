import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** A sealed secret: the name of the key, the nonce, and the encrypted text with its tag. */
const sealedForm = /^sealed1\.([0-9a-f]{8})\.([\w-]{16})\.([\w-]{22,})$/;
const keyForm = /^[0-9a-f]{64}$/i;
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

interface NamedKey {
  /** From the key's SHA-256: identifies a key without revealing it. */
  readonly name: string;
  readonly key: Buffer;
}

/**
 * Encrypts secrets for streams, documents and backups with AES-256-GCM. The first key seals; all of them open, so that a key is
 * replaced by putting another one before it.
 */
export class SecretBox {
  private constructor(
    private readonly keys: readonly [NamedKey, ...NamedKey[]],
    /** The operator has said that a previous key is lost, and that what it sealed cannot be opened. */
    readonly hasLostKey: boolean,
  ) {}

  /**
   * `text`: keys of 32 bytes in hexadecimal, separated by commas; after them maybe the word `lost`, which stands for a key that
   * nobody has any more. Null: it is no such text.
   */
  static of(text: string): SecretBox | null {
    const given = text.split(',').map((part) => part.trim());
    const hasLostKey = given.length > 1 && given.at(-1) === 'lost';
    const parts = hasLostKey ? given.slice(0, -1) : given;
    if (!parts.every((part) => keyForm.test(part))) return null;
    const [first, ...others] = parts.map((part): NamedKey => {
      const key = Buffer.from(part, 'hex');
      return { name: createHash('sha256').update(key).digest('hex').slice(0, 8), key };
    });
    return first === undefined ? null : new SecretBox([first, ...others], hasLostKey);
  }

  /** Of the setting `SECRETS_KEY`, which has been checked. Null where it is not set: nothing is sealed, nothing can be opened. */
  static ofSetting(secretsKey: string | null): SecretBox | null {
    if (secretsKey === null) return null;
    const box = SecretBox.of(secretsKey);
    if (box === null) throw new Error('SECRETS_KEY holds no keys of 64 hexadecimal digits');
    return box;
  }

  /** Whether the first key has sealed this text: then nothing is to be done about it when a key is replaced. */
  isCurrent(sealed: string): boolean {
    return sealedForm.exec(sealed)?.[1] === this.keys[0].name;
  }

  /** `purpose` names what the secret is for, e.g. `totp:usr_1`: elsewhere it cannot be opened. */
  seal(secret: string, purpose: string): string {
    const [{ name, key }] = this.keys;
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()]);
    return `sealed1.${name}.${nonce.toString('base64url')}.${sealed.toString('base64url')}`;
  }

  /** Throws {@link SealedSecretError} for what was altered, sealed for another purpose, or sealed with a key that is not known. */
  open(sealed: string, purpose: string): string {
    const [, name, nonce = '', text = ''] = sealedForm.exec(sealed) ?? [];
    const known = this.keys.find((each) => each.name === name);
    if (known === undefined) throw new SealedSecretError(`the key ${name ?? '?'} is not in SECRETS_KEY`);
    const bytes = Buffer.from(text, 'base64url');
    const opening = createDecipheriv(cipher, known.key, Buffer.from(nonce, 'base64url'), { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-tagBytes));
    try {
      return Buffer.concat([opening.update(bytes.subarray(0, -tagBytes)), opening.final()]).toString('utf8');
    } catch (cause) {
      throw new SealedSecretError('it was altered, or sealed for another purpose', { cause });
    }
  }
}

/** Whether {@link SecretBox.seal} made this text, with whatever key. */
export function isSealed(text: string): boolean {
  return sealedForm.test(text);
}

/** A sealed secret cannot be opened. */
export class SealedSecretError extends Error {
  override readonly name = 'SealedSecretError';

  constructor(reason: string, options?: ErrorOptions) {
    super(`A sealed secret cannot be opened: ${reason}.`, options);
  }
}

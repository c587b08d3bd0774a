import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** An encrypted secret: the id of the key, the nonce, and the encrypted text with its tag. */
const sealedForm = /^sealed1\.([0-9a-f]{8})\.([\w-]{16})\.([\w-]{22,})$/;
const newerForm = /^sealed[2-9]\d*\./;
const keyForm = /^[0-9a-f]{64}$/i;
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

interface NamedKey {
  /** The beginning of the SHA-256 of the key, which identifies the key without revealing it. */
  readonly name: string;
  readonly key: Buffer;
}

/**
 * Encrypts secrets for streams, documents and backups with AES-256-GCM. The first key encrypts, and every key decrypts. A key
 * is replaced by adding another one before it.
 */
export class SecretBox {
  private constructor(
    private readonly keys: readonly [NamedKey, ...NamedKey[]],
    /** The operator has declared a previous key as lost, and accepts that its secrets cannot be decrypted. */
    readonly hasLostKey: boolean,
  ) {}

  /**
   * `text`: keys of 32 bytes in hexadecimal, separated by commas. The last entry can be `lost`, which represents a lost key.
   * Null: the text is invalid.
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

  /**
   * From the setting `SECRETS_KEY`, which was validated. Null if it is not set: nothing is encrypted, and nothing can be
   * decrypted.
   */
  static ofSetting(secretsKey: string | null): SecretBox | null {
    if (secretsKey === null) return null;
    const box = SecretBox.of(secretsKey);
    if (box === null) throw new Error('SECRETS_KEY holds no keys of 64 hexadecimal digits');
    return box;
  }

  /** Whether the first key has encrypted this text, so that a rotation of keys does not need to change it. */
  isCurrent(sealed: string): boolean {
    return sealedForm.exec(sealed)?.[1] === this.keys[0].name;
  }

  /** `purpose`: the use of the secret, e.g. `totp:usr_1`. It cannot be decrypted for another purpose. */
  seal(secret: string, purpose: string): string {
    const [{ name, key }] = this.keys;
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()]);
    return `sealed1.${name}.${nonce.toString('base64url')}.${sealed.toString('base64url')}`;
  }

  /**
   * Decrypts a text. Throws {@link SealedSecretError} if it was altered, or encrypted for another purpose or with an unknown key.
   */
  open(sealed: string, purpose: string): string {
    const [, name, nonce = '', text = ''] = sealedForm.exec(sealed) ?? [];
    const known = this.keys.find((each) => each.name === name);
    if (name === undefined && newerForm.test(sealed))
      throw new SealedSecretError('a newer version of Dakpion sealed it, and this one reads sealed1');
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

/** Whether {@link SecretBox.seal}, of this or a newer version, created this text, with any key. */
export function isSealed(text: string): boolean {
  return sealedForm.test(text) || newerForm.test(text);
}

/** A secret cannot be decrypted. */
export class SealedSecretError extends Error {
  override readonly name = 'SealedSecretError';

  constructor(reason: string, options?: ErrorOptions) {
    super(`A sealed secret cannot be opened: ${reason}.`, options);
  }
}

export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A source of random bytes, e.g. `randomBytes` of node:crypto. */
export type RandomBytes = (count: number) => Uint8Array;

const maxDraws = 100;
// The largest multiple of 62 in a byte. Only smaller bytes are used, so every character is equally likely.
const fairLimit = 248;

/** `length` characters of base 62, each equally likely. Throws if the source returns no usable bytes. */
export function randomText(length: number, randomBytes: RandomBytes): string {
  let text = '';
  for (let draw = 0; draw < maxDraws; draw += 1) {
    for (const byte of randomBytes(length)) {
      if (byte < fairLimit && text.length < length) text += base62.charAt(byte % 62);
    }
    if (text.length === length) return text;
  }
  throw new Error('the source of random bytes is broken');
}

/** The default prefix of keys. */
export const defaultKeyPrefix = 'dakpion:';

/**
 * The prefix of all keys that can be used together. The part in braces is Redis Cluster's hash tag: keys with the same tag are
 * in one slot. `:` and braces in the name are encoded, so that the parts of a key remain distinct.
 */
export function taggedKey(keyPrefix: string, name: string): string {
  return `${keyPrefix}{${keyPart(name)}}:`;
}

/** A name as a part of a key that is followed by other parts. */
export function keyPart(name: string): string {
  return name.replace(/[%:{}]/g, encodeURIComponent);
}

/** The name that {@link keyPart} has encoded. Never throws: an audit must also get past keys that somebody else has written. */
export function nameOf(part: string): string {
  return part.replace(/%(?:25|3A|7B|7D)/g, decodeURIComponent);
}

/**
 * The beginning of all keys that may be used at once. What stands in braces is Redis Cluster's hash tag: keys that share
 * it are in one slot. Of `:` and braces in the name only their codes remain, so that the parts of a key stay apart.
 */
export function taggedKey(keyPrefix: string, name: string): string {
  return `${keyPrefix}{${keyPart(name)}}:`;
}

/** A name as a part of a key that others follow. */
export function keyPart(name: string): string {
  return name.replace(/[%:{}]/g, encodeURIComponent);
}

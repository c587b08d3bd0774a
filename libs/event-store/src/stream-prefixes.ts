/** Whether the name of the stream begins with one of the prefixes. None means all streams. */
export function hasPrefix(stream: string, prefixes: readonly string[]): boolean {
  return prefixes.length === 0 || prefixes.some((prefix) => stream.startsWith(prefix));
}

/** Prefixes for the streams of all of these readers. */
export function unionOf(readers: readonly (readonly string[])[]): readonly string[] {
  return readers.some((prefixes) => prefixes.length === 0) ? [] : [...new Set(readers.flat())];
}

/** Whether every stream of `prefixes` is one of `all`. */
export function covers(all: readonly string[], prefixes: readonly string[]): boolean {
  return all.length === 0 || (prefixes.length > 0 && prefixes.every((prefix) => hasPrefix(prefix, all)));
}

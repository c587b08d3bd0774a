/** A field of the text of Redis's command INFO. Throws if it is missing. */
export function fieldOf(info: string, name: string): string {
  const value = optionalFieldOf(info, name);
  if (value === null) throw new Error(`INFO of Redis has no ${name}.`);
  return value;
}

/** Like {@link fieldOf}. Null if it is missing, as with servers that only have Redis's protocol. */
export function optionalFieldOf(info: string, name: string): string | null {
  return new RegExp(`^${name}:([\\w-]+)`, 'm').exec(info)?.[1] ?? null;
}

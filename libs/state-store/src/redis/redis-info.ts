/** A field of the text of Redis's command INFO. Throws if it is missing. */
export function fieldOf(info: string, name: string): string {
  const value = new RegExp(`^${name}:([\\w-]+)`, 'm').exec(info)?.[1];
  if (value === undefined) throw new Error(`INFO of Redis has no ${name}.`);
  return value;
}

/** A number of things in words: `1 order`, `2 orders`. `things`: the plural, if it is not `thing` with an s. */
export function counted(count: number, thing: string, things = `${thing}s`): string {
  return `${count} ${count === 1 ? thing : things}`;
}

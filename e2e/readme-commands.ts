/** The commands for a new user: the lines of the first code block in the example's README. */
export function commandsOf(readme: string): string {
  const block = /```\n([\s\S]*?)```/.exec(readme);
  if (block?.[1] === undefined) throw new Error('the README has no block of code');
  return block[1];
}

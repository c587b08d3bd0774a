import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { commandGroups } from './command-groups.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/operations/commands.md'), 'utf8');
/** The code in the first column. In `dead-letters list`, `show`, the second name belongs to the group of the first one. */
const documented = page.split('\n').flatMap((line) => namesOf(/^\| (`[^|]*) \|/.exec(line)?.[1] ?? ''));

test('docs/operations/commands.md lists each command', async () => {
  const names: string[] = [];
  for (const load of commandGroups.values()) names.push(...leavesOf(await load()));
  expect(names.filter((name) => !documented.includes(name))).toEqual([]);
});

function namesOf(cell: string): string[] {
  const texts = [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text.split(/ [-<]/)[0] ?? '');
  const [group = ''] = texts[0]?.split(' ') ?? [];
  return texts.flatMap((text) => [text, `${group} ${text}`]);
}

function leavesOf(command: Command): string[] {
  if (command.commands.length === 0) return [command.name()];
  return command.commands.flatMap(leavesOf).map((name) => `${command.name()} ${name}`);
}

#!/usr/bin/env -S node --max-semi-space-size=32
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { CommandFailure, printable } from '@dakpion/command-line';
import { StartRefusedError } from '@dakpion/settings';
import { Command, CommanderError } from 'commander';
import { commandGroups } from './command-groups.ts';
import { endWithOutput } from './end-with-output.ts';

/** All packages have the version of the release. */
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const program = new Command('dakpion')
  .description('Command line for operators and auditors. Reads its settings from the environment, like the server.')
  .version(version)
  .showHelpAfterError('(see dakpion --help for the commands)')
  .exitOverride();

const named = commandGroups.get(process.argv[2] ?? '');
for (const load of named === undefined ? commandGroups.values() : [named]) {
  const group = await load();
  program.addCommand(group.exitOverride().showHelpAfterError(`(see dakpion ${group.name()} --help)`));
  for (const command of group.commands)
    command.exitOverride().showHelpAfterError(`(see dakpion ${group.name()} ${command.name()} --help)`);
}

endWithOutput();
try {
  await program.parseAsync();
} catch (error) {
  // Commander has printed its own errors. An error that a user can correct is printed as one line. Any other error is a bug and is
  // printed with its stack.
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else {
    const isForUser = error instanceof CommandFailure || error instanceof StartRefusedError;
    const text = isForUser ? error.message : String((error as Error).stack ?? error);
    process.stderr.write(`${printable(text)}\n`);
    process.exitCode = 1;
  }
}

#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { type CommandCall, commandOptions } from './command-call.ts';
import { CommandFault } from './command-fault.ts';
import { faultText } from './fault-text.ts';
import { helpText } from './help-text.ts';
import { listen } from './listen.command.ts';
import { trigger } from './trigger.command.ts';

/** The commands by name. Each ends by itself, or when the signal is aborted. */
const commands = new Map<string, (call: CommandCall) => Promise<void>>([
  ['listen', listen],
  ['trigger', trigger],
  // Loaded only for this command: it is larger than the rest of the package.
  ['mcp', async (call) => (await import('./mcp/mcp.command.ts')).mcp(call)],
]);

const stop = new AbortController();
/** The exit code that shells report for a program that SIGPIPE has ended: 128 + 13. */
const brokenPipe = 141;

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parsed(args);
  const [name = 'help', ...operands] = positionals;
  const command = commands.get(name);
  if (values.help || name === 'help') console.log(helpText);
  else if (command === undefined) throw new CommandFault(`There is no command ${name}.\n\n${helpText}`);
  else {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
    await command({ values, operands, env: process.env, print: console.log, signal: stop.signal });
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: commandOptions, allowPositionals: true });
  } catch (error) {
    throw new CommandFault(`${(error as Error).message}\n\n${helpText}`);
  }
}

// The reader of the output has ended, as in `listen … | grep -m1 COMPLETED`, or the output cannot be written, for example because a
// disk is full. Otherwise listen would go on unseen.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(brokenPipe);
  console.error(`Writing the output failed: ${message}`);
  process.exit(1);
});
try {
  await run(process.argv.slice(2));
} catch (error) {
  // Ctrl-C also ends a request that waits, which is no failure.
  if (!stop.signal.aborted) {
    console.error(faultText(error));
    process.exitCode = 1;
  }
}

#!/usr/bin/env node
import 'reflect-metadata';
import { CommandFailure } from '@dakpion/command-line';
import { simulateCommand } from '@dakpion/simulate';
import { Command, CommanderError } from 'commander';
import { auditCommands } from './audit/audit.command.ts';
import { deadLetterCommands } from './dead-letters/dead-letters.command.ts';
import { endWithOutput } from './end-with-output.ts';
import { orderCommands } from './orders/orders.command.ts';
import { parkedCommands } from './parked/parked.command.ts';
import { partnerCommands } from './partners/partners.command.ts';
import { riderEventCommands } from './rider-events/rider-events.command.ts';
import { stateCommands } from './state/state.command.ts';
import { topicCommands } from './topics/topics.command.ts';
import { webhookCommands } from './webhooks/webhooks.command.ts';

const program = new Command('dakpion')
  .description('Command line for operators and auditors. Reads its settings from the environment, like the server.')
  .showHelpAfterError('(see dakpion --help for the commands)')
  .exitOverride();

for (const commands of [
  partnerCommands,
  orderCommands,
  riderEventCommands,
  webhookCommands,
  auditCommands,
  topicCommands,
  stateCommands,
  deadLetterCommands,
  parkedCommands,
  simulateCommand,
])
  program.addCommand(commands().exitOverride());

endWithOutput();
try {
  await program.parseAsync();
} catch (error) {
  // Commander has printed its own errors. An error that a user can correct is printed as one line; any other error is a
  // bug and is printed with its stack.
  if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else {
    process.stderr.write(
      `${error instanceof CommandFailure ? error.message : String((error as Error).stack ?? error)}\n`,
    );
    process.exitCode = 1;
  }
}

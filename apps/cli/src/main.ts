#!/usr/bin/env -S node --max-semi-space-size=32
import 'reflect-metadata';
import { CommandFailure } from '@dakpion/command-line';
import { Command, CommanderError } from 'commander';
import { endWithOutput } from './end-with-output.ts';

/** Commands by their first word. They are loaded when they are named, because some load an engine's client. */
const commandGroups: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['partners', async () => (await import('./partners/partners.command.ts')).partnerCommands()],
  ['tokens', async () => (await import('./tokens/tokens.command.ts')).tokenCommands()],
  ['dashboard', async () => (await import('./dashboard/dashboard.command.ts')).dashboardCommands()],
  ['orders', async () => (await import('./orders/orders.command.ts')).orderCommands()],
  ['rider-events', async () => (await import('./rider-events/rider-events.command.ts')).riderEventCommands()],
  ['webhooks', async () => (await import('./webhooks/webhooks.command.ts')).webhookCommands()],
  ['audit', async () => (await import('./audit/audit.command.ts')).auditCommands()],
  ['backup', async () => (await import('./backup/backup.command.ts')).backupCommand()],
  ['restore', async () => (await import('./backup/backup.command.ts')).restoreCommand()],
  ['topics', async () => (await import('./topics/topics.command.ts')).topicCommands()],
  ['state', async () => (await import('./state/state.command.ts')).stateCommands()],
  ['dead-letters', async () => (await import('./dead-letters/dead-letters.command.ts')).deadLetterCommands()],
  ['followers', async () => (await import('./followers/followers.command.ts')).followerCommand()],
  ['projections', async () => (await import('./projections/projections.command.ts')).projectionCommands()],
  ['requests', async () => (await import('./requests/requests.command.ts')).requestCommand()],
  ['parked', async () => (await import('./parked/parked.command.ts')).parkedCommands()],
  ['simulate', async () => (await import('@dakpion/simulate')).simulateCommand()],
]);

const program = new Command('dakpion')
  .description('Command line for operators and auditors. Reads its settings from the environment, like the server.')
  .showHelpAfterError('(see dakpion --help for the commands)')
  .exitOverride();

const named = commandGroups.get(process.argv[2] ?? '');
for (const load of named === undefined ? commandGroups.values() : [named])
  program.addCommand((await load()).exitOverride());

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

import { CommandFailure } from '@dakpion/command-line';
import type { Command } from 'commander';
import { auditCommands } from './audit.command.ts';

test.each([
  ['order', 'ord_1', '--as-of', '2026-11-25T12:00:00'],
  ['export', 'folder', '--key', 'key', '--from', '2026-11-25'],
  ['export', 'folder', '--key', 'key', '--to', '2026-02-30T00:00:00Z'],
])(
  'refuses `audit %s` with a time that depends on the time zone of the machine, or does not exist',
  async (...args) => {
    const commands = auditCommands();
    for (const command of commands.commands as Command[]) {
      command.exitOverride().configureOutput({ writeErr: () => undefined });
    }
    await expect(commands.parseAsync(args, { from: 'user' })).rejects.toThrow(
      `argument '${args.at(-1)}' is invalid. Must be a date and time with its offset`,
    );
  },
);

test('refuses an export whose range ends before it begins, because it would be empty and still count as complete', async () => {
  const range = ['--from', '2026-11-28T10:00:00Z', '--to', '2026-11-27T10:00:00Z'];
  const run = auditCommands().parseAsync(['export', 'folder', '--key', 'key', ...range], { from: 'user' });
  await expect(run).rejects.toThrow(new CommandFailure('--to must not be before --from.'));
});

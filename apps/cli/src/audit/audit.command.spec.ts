import { CommandFailure } from '@dakpion/command-line';
import type { Command } from 'commander';
import { auditCommands } from './audit.command.ts';

const key = 'example.com/d+7e30cf5a+AehdC75NRGDc5pY2M6WBZdjG5as0jT3xXvcpuSO1AUwu';

test.each([
  ['order', 'ord_1', '--as-of', '2026-11-25T12:00:00'],
  ['export', 'folder', '--key', key, '--from', '2026-11-25'],
  ['export', 'folder', '--key', key, '--to', '2026-02-30T00:00:00Z'],
])(
  'refuses `audit %s` with a time that depends on the time zone of the machine, or does not exist',
  async (...args) => {
    await expect(run(...args)).rejects.toThrow(
      `argument '${args.at(-1)}' is invalid. Must be a date and time with its offset`,
    );
  },
);

test('refuses an export whose range ends before it begins, because it would be empty and still count as complete', async () => {
  const range = ['--from', '2026-11-28T10:00:00Z', '--to', '2026-11-27T10:00:00Z'];
  const failure = new CommandFailure('--to must not be before --from.');
  await expect(run('export', 'folder', '--key', key, ...range)).rejects.toThrow(failure);
});

test.each(['export', 'check-export'])(
  'says that --key has taken the folder of `audit %s` that follows it',
  async (name) => {
    await expect(run(name, '--key', key, 'folder')).rejects.toThrow(
      /^folder is not a public key.*--key takes all arguments up to the next option\.$/,
    );
  },
);

async function run(...args: string[]): Promise<void> {
  const commands = auditCommands();
  for (const command of commands.commands as Command[]) {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  }
  await commands.parseAsync(args, { from: 'user' });
}

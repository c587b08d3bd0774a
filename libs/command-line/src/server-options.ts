import type { Command } from 'commander';

/** Options that every command on a running server has. */
export interface ServerOptions {
  readonly url?: string;
  readonly json?: true;
}

/** The command with the options of {@link ServerOptions}. */
export function withServer(command: Command): Command {
  return command.option('--url <url>', 'address of the server').option('--json', 'print JSON');
}

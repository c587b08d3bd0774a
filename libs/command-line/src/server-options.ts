import type { Command } from 'commander';

/** The options of every command on a running server. */
export interface ServerOptions {
  readonly url?: string;
  readonly json?: true;
}

/** Adds the options of {@link ServerOptions} to a command. */
export function withServer(command: Command): Command {
  return command.option('--url <url>', 'address of the server').option('--json', 'print JSON');
}

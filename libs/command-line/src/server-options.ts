import { type Command, InvalidArgumentError } from 'commander';

/** The options of every command on a running server. */
export interface ServerOptions {
  readonly url?: string;
  readonly json?: true;
}

/** Adds the options of {@link ServerOptions} to a command. */
export function withServer(command: Command): Command {
  return command.option('--url <url>', 'address of the server', serverAddress).option('--json', 'print JSON');
}

/** Reads the value of an option: an address of HTTP, to which a path can be appended. Anything else ends the command. */
export function serverAddress(text: string): string {
  if (/^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError('Must be an address such as http://127.0.0.1:3000, without user, query and fragment.');
}

import type { DakpionClientOptions } from '../dakpion-client.ts';
import type { CommandCall } from './command-call.ts';
import { CommandFault } from './command-fault.ts';

const ownMachine = 'http://127.0.0.1:3000';

/** The service and the key of a call. */
export interface CommandConnection extends DakpionClientOptions {
  readonly environment: 'sandbox' | 'production';
}

/**
 * The service and the key from the options or the environment. Throws CommandFault without a key, and with any other key than a
 * sandbox key unless `--production` is set.
 */
export function connectionOf({ values, env }: Pick<CommandCall, 'values' | 'env'>): CommandConnection {
  const apiKey = (values.key ?? env.DAKPION_API_KEY)?.trim();
  if (!apiKey) throw new CommandFault('A key is missing. Use --key sandbox_key_test_…, or set DAKPION_API_KEY.');
  // Without the key, because terminals and logs keep what is printed.
  if (!/^[\x21-\x7e]+$/.test(apiKey)) throw new CommandFault('The key has a blank or a character that is not ASCII.');
  const environment = apiKey.startsWith('sandbox_key_test_') ? 'sandbox' : 'production';
  if (environment === 'production' && values.production !== true) {
    throw new CommandFault(
      'This is not a sandbox key. Use your sandbox key (sandbox_key_test_…), or add --production.',
    );
  }
  // The guides' address of the API ends with the version.
  const address =
    values.api === undefined ? httpUrl('DAKPION_URL', env.DAKPION_URL || ownMachine) : httpUrl('--api', values.api);
  const baseUrl = address.replace(/\/v1(\/business)?\/?$/, '');
  return { apiKey, baseUrl, environment };
}

const exampleOf = {
  '--api': 'https://api.example.com',
  DAKPION_URL: 'https://api.example.com',
  '--forward-to': 'http://localhost:4000/hooks',
};

/** The value of an option or a variable that is an address. Throws CommandFault unless it is an http or https address. */
export function httpUrl(option: keyof typeof exampleOf, text: string | undefined): string {
  if (text === undefined || !URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new CommandFault(`${option} must be an address such as ${exampleOf[option]}, and is ${text || 'missing'}`);
  }
  return text;
}

import type { ServerOptions } from '@dakpion/command-line';
import { type Environment, environments } from '@dakpion/contracts';
import { type Command, Option } from 'commander';

/** A partner in one environment. */
export interface OwnerOptions extends ServerOptions {
  readonly partner: string;
  readonly environment: Environment;
}

/** Adds the partner and the environment of {@link OwnerOptions}. */
export function withOwner(command: Command): Command {
  return command
    .requiredOption('--partner <partner_id>', 'the partner')
    .addOption(
      new Option('--environment <environment>', 'the environment').choices(environments).default('production'),
    );
}

/**
 * The text for an empty list. The entries may be in the other environment, because without the option a command reads production.
 */
export function noneInEnvironment(environment: Environment, entries: string): string {
  const other = environment === 'production' ? 'sandbox' : 'production';
  return `no ${environment} ${entries} match. For ${other} ${entries}, add --environment ${other}`;
}

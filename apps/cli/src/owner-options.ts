import { CommandFailure, type ServerOptions } from '@dakpion/command-line';
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
  return `no ${environment} ${entries} match. ${theOther(environment, entries)}`;
}

/**
 * The answer about the webhook or redelivery with that id. If the environment does not have it, fails with a text that names the
 * other one, for the same reason.
 */
export async function foundInEnvironment<Answer>(
  answer: Promise<Answer>,
  { environment, id }: { readonly environment: Environment; readonly id: string },
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    const { code } = error.problem ?? {};
    if (code !== 'webhook_not_found' && code !== 'redelivery_not_found') throw error;
    const entry = code === 'webhook_not_found' ? 'webhook' : 'redelivery';
    throw new CommandFailure(
      `The partner has no ${environment} ${entry} ${id}, or no longer. ${theOther(environment, 'webhooks')}`,
      error.problem,
    );
  }
}

function theOther(environment: Environment, entries: string): string {
  const other = environment === 'production' ? 'sandbox' : 'production';
  return `For ${other} ${entries}, add --environment ${other}`;
}

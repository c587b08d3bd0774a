import { Command } from 'commander';
import { printRedisUsers } from './print-redis-users.ts';
import { resetState } from './reset-state.ts';

/**
 * `dakpion state reset | users`: deletes directly from Redis or, while the program is stopped, from the embedded state store.
 */
export function stateCommands(): Command {
  const state = new Command('state').description('manage the state that is computed from the event store');
  state
    .command('reset')
    .description(
      'remove the state computed from the event store, so that the services compute it again; without --yes only prints the amount',
    )
    .option('--yes', 'remove the state')
    .option('--json', 'print one JSON object')
    .action(resetState);
  state
    .command('users')
    .description('print Redis commands that give each user the rights it needs, and no others')
    .action(printRedisUsers);
  return state;
}

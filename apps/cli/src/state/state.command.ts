import { Command } from 'commander';
import { resetState } from './reset-state.ts';

/** `dakpion state reset`, straight on Redis or, while the program is stopped, on the embedded state store. */
export function stateCommands(): Command {
  const state = new Command('state').description('what is computed from the event store');
  state
    .command('reset')
    .description(
      'empty what is computed from the event store, so that the services compute it again; tells only, unless --yes',
    )
    .option('--yes', 'do it')
    .option('--json', 'print one JSON object')
    .action(resetState);
  return state;
}

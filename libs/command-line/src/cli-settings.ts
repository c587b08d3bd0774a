import { describeFaults, readSettings, type Settings } from '@dakpion/settings';
import { CommandFailure } from './command-failure.ts';

/** The settings of the environment. Throws CommandFailure with every fault. */
export function cliSettings(): Settings {
  const read = readSettings(process.env);
  if (read.outcome === 'refused') throw new CommandFailure(describeFaults(read.faults));
  return read.settings;
}

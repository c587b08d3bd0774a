import { instantOf } from '@dakpion/contracts';
import { InvalidArgumentError } from 'commander';

/**
 * Reads the value of an option: a time with its offset, as epoch milliseconds. Anything else ends the command: without an
 * offset, the same text would be another time on a machine with another time zone.
 */
export function instant(text: string): number {
  const time = instantOf(text);
  if (time !== null) return time;
  throw new InvalidArgumentError('Must be a date and time with its offset, for example 2026-11-25T12:00:00+06:00.');
}

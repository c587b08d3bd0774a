import { InvalidArgumentError } from 'commander';

/** Reads the value of an option: a whole number in decimal digits from `min` to `max`. Anything else ends the command. */
export function integer(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`Must be an integer from ${min} to ${max}.`);
  };
}

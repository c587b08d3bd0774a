import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The command line of a running process as one text. Null if there is no such process. */
export function commandLineOf(pid: number): string | null {
  try {
    return existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null
      : execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** Whether the process was started with these arguments, and is not a later process with the same number. */
export function isRunning(pid: number, args: readonly string[]): boolean {
  return commandLineOf(pid)?.endsWith(args.join(' ').trim()) === true;
}

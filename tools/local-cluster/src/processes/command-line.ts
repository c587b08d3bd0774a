import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The command line of a running process as one text, null when there is no such process. */
export function commandLineOf(pid: number): string | null {
  try {
    return existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || null
      : execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

/** Whether the process is the one that was started with these arguments, and not another that got its number since. */
export function isRunning(pid: number, args: readonly string[]): boolean {
  return commandLineOf(pid)?.endsWith(args.join(' ').trim()) === true;
}

/**
 * Ends the process after all work. If a signal reported that its terminal was closed, ends it by a signal: at an ordinary exit,
 * Node (20) resets the terminal, which fails for a closed one, and aborts.
 */
export function endProcess(signal: NodeJS.Signals, exitCode: number): void {
  const hasTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  if (signal === 'SIGHUP' && hasTerminal) process.kill(process.pid, 'SIGKILL');
  else process.exit(exitCode);
}

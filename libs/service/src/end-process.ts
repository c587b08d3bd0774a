/**
 * Ends the process when all is done. After its terminal was closed by a signal of its own: Node (20) sets the terminal back
 * at an ordinary exit, fails at one that is gone, and aborts.
 */
export function endProcess(signal: NodeJS.Signals, exitCode: number): void {
  const hasTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY;
  if (signal === 'SIGHUP' && hasTerminal) process.kill(process.pid, 'SIGKILL');
  else process.exit(exitCode);
}

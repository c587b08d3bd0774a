/** The exit code that shells report for a program that SIGPIPE has ended: 128 + 13. */
const brokenPipe = 141;

/**
 * Ends the command when the reader of its output has closed the pipe, e.g. in `dakpion partners list | head`. It ends without a
 * message and with the exit code of a broken pipe, because an unfinished command must not look finished. Any other write error,
 * e.g. of a full disk, is reported. Write errors of stderr are ignored.
 */
export function endWithOutput(): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(brokenPipe);
    process.stderr.write(`Writing the output failed: ${message}\n`);
    process.exit(1);
  });
  process.stderr.on('error', () => undefined);
}

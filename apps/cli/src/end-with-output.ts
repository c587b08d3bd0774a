import { outliveOutput } from '@dakpion/service';

/** What a shell reports for a program that SIGPIPE has ended: 128 + 13. */
const brokenPipe = 141;

/**
 * Ends the command when nobody reads its output any more, e.g. in `dakpion orders list | head`: quietly, and with the
 * exit code of a broken pipe, because a command that did not finish must not look as if it had. Any other failure to
 * write, e.g. to a file on a full disk, is reported. Messages on stderr may fail to be written.
 */
export function endWithOutput(): void {
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(brokenPipe);
    process.stderr.write(`Writing the output failed: ${message}\n`);
    process.exit(1);
  });
  outliveOutput();
}

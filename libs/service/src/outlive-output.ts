/**
 * Keeps the process running if stdout or stderr cannot be written any more, e.g. because the terminal was closed or the reader
 * of a pipe has ended. Node reports such a failure as an `error` event, which would end the process.
 */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
  }
}

/** Does nothing, because there is no output left for a report. */
function ignore(): void {}

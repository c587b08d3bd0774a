import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * A closed store leaves a note with the state of its data file. If the file still has that state, nothing has written to it since:
 * its pages are as the engine wrote them, and the next start does not check each page. A write, a copy, a restored backup and a
 * repaired disk all change the state. A killed program leaves no note.
 */
const noteFile = 'clean-stop.json';

/** Call it after the data file was closed. A failure costs only time at the next start. */
export function noteCleanStop(directory: string, dataFile: string): void {
  const path = join(directory, noteFile);
  try {
    writeFileSync(`${path}.new`, `${JSON.stringify(stateOf(dataFile))}\n`, { flush: true });
    renameSync(`${path}.new`, path);
  } catch {
    rmSync(path, { force: true });
  }
}

/** Whether the data file is unchanged since its store was closed. */
export function wasStoppedCleanly(directory: string, dataFile: string): boolean {
  try {
    const noted: unknown = JSON.parse(readFileSync(join(directory, noteFile), 'utf8'));
    return JSON.stringify(noted) === JSON.stringify(stateOf(dataFile));
  } catch {
    return false;
  }
}

/** Call it before something is written. */
export function forgetCleanStop(directory: string): void {
  rmSync(join(directory, noteFile), { force: true });
}

/** The values are decimal texts, because they can exceed the precision of a number. */
function stateOf(dataFile: string): Record<string, string> {
  const { ino, size, mtimeNs } = statSync(dataFile, { bigint: true });
  return { inode: `${ino}`, size: `${size}`, modified_ns: `${mtimeNs}` };
}

import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * A store that was closed leaves a note of its data file. While the file is the one of the note, nothing has written to it since,
 * so its pages are those that the engine has written and the next start need not look at each. Any write, a copy, a restored
 * backup and a repaired disk change the note's values, and a killed program leaves none.
 */
const noteFile = 'clean-stop.json';

/** Call it when the data file is closed. A failure costs only time at the next start. */
export function noteCleanStop(directory: string, dataFile: string): void {
  const path = join(directory, noteFile);
  try {
    writeFileSync(`${path}.new`, `${JSON.stringify(stateOf(dataFile))}\n`, { flush: true });
    renameSync(`${path}.new`, path);
  } catch {
    rmSync(path, { force: true });
  }
}

/** Whether the data file is as a store has left it that was closed. */
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

/** Values in decimal: they exceed what a number holds. */
function stateOf(dataFile: string): Record<string, string> {
  const { ino, size, mtimeNs } = statSync(dataFile, { bigint: true });
  return { inode: `${ino}`, size: `${size}`, modified_ns: `${mtimeNs}` };
}

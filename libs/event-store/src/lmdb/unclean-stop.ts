import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestCommit, type PageCommit } from './lmdb-pages.ts';

/*
 * A store that is open for writing has a note of its start. If the next start finds the note, the program was killed. The kernel
 * keeps all that a killed program has written, and a commit refers only to pages that were written before it: so while the same
 * kernel runs, all pages are as the program wrote them. After a crash of the machine they may not be: see docs/decisions/0033.
 */
const noteFile = 'running.json';
const bootFile = '/proc/sys/kernel/random/boot_id';

interface StartNote {
  /** The start of the kernel. */
  readonly boot: string;
  readonly inode: string;
  /** The number of the newest commit. */
  readonly transaction: string;
}

/** Call it before something is written. A failure costs only time at the start after a kill. */
export function noteStart(directory: string, dataFile: string): void {
  const path = join(directory, noteFile);
  try {
    writeFileSync(`${path}.new`, `${JSON.stringify(stateOf(dataFile, newestCommit(dataFile)))}\n`);
    renameSync(`${path}.new`, path);
  } catch {
    forgetStart(directory);
  }
}

export function forgetStart(directory: string): void {
  rmSync(join(directory, noteFile), { force: true });
}

/**
 * Whether the program that wrote the data file was only killed, and nothing else happened to the file: it is the same file under
 * the same kernel, not older than at the start, and not shorter than its newest commit says.
 */
export function wasOnlyKilled(directory: string, dataFile: string): boolean {
  try {
    const noted = JSON.parse(readFileSync(join(directory, noteFile), 'utf8')) as StartNote;
    const commit = newestCommit(dataFile);
    const { boot, inode, transaction } = stateOf(dataFile, commit);
    if (noted.boot !== boot || noted.inode !== inode || BigInt(noted.transaction) > BigInt(transaction)) return false;
    // A sound file can be shorter, if its last pages are free. Then all pages are checked first, which only takes time.
    return BigInt(statSync(dataFile).size) >= (commit.lastPage + 1n) * BigInt(commit.pageBytes);
  } catch {
    return false;
  }
}

/**
 * Throws if the system does not report the start of its kernel: then a kill cannot be distinguished from a crash of the machine.
 */
function stateOf(dataFile: string, { transaction }: PageCommit): StartNote {
  return {
    boot: readFileSync(bootFile, 'utf8').trim(),
    inode: `${statSync(dataFile, { bigint: true }).ino}`,
    transaction: `${transaction}`,
  };
}

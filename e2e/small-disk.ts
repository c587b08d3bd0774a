import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from './at-end.ts';
import { temporaryDirectory } from './program.ts';

const mebibyte = 1024 ** 2;

/** Runs a command as root, with sudo if necessary. Returns whether it succeeded. */
function asRoot(...command: [string, ...string[]]): boolean {
  const [program, ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  return spawnSync(program ?? '', args, { stdio: 'ignore' }).status === 0;
}

/** Whether a file system can be mounted here. Many containers do not allow it. */
export function canMount(): boolean {
  const directory = temporaryDirectory();
  if (!asRoot('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', directory)) return false;
  return asRoot('umount', directory);
}

/** A small file system at a directory, until the test file ends. */
export class SmallDisk {
  private readonly file: string;

  constructor(
    private readonly directory: string,
    megabytes: number,
  ) {
    mkdirSync(directory, { recursive: true });
    this.file = join(directory, 'something-else');
    const options = `size=${megabytes}m,mode=0777`;
    if (!asRoot('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', directory))
      throw new Error(`cannot mount ${directory}`);
    atEnd(() => asRoot('umount', '-l', directory));
  }

  /** Free megabytes. */
  get free(): number {
    const { bavail, bsize } = statfsSync(this.directory);
    return (bavail * bsize) / mebibyte;
  }

  /** Fills the disk until this many megabytes are free. 0 leaves no byte. */
  fillUpTo(freeMegabytes: number): void {
    const file = openSync(this.file, 'a');
    const chunk = Buffer.alloc(mebibyte / 16);
    try {
      while (freeMegabytes === 0 || this.free > freeMegabytes) writeSync(file, chunk);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      fsyncSync(file);
      closeSync(file);
    }
  }

  /** Removes the file that fills the disk. */
  makeRoom(): void {
    rmSync(this.file, { force: true });
  }
}

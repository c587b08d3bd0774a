import { statfsSync } from 'node:fs';

/** What must be free unless it is said otherwise: many times what all engines write in one go. */
export const defaultMinFreeBytes = 256 * 1024 ** 2;

const mebibyte = 1024 ** 2;

/** The free bytes of the file system that holds a path. Throws as `fs.statfsSync` does. */
export type ReadFreeBytes = (path: string) => number;

/**
 * The floor under the free space of a file system. LMDB does not survive every full disk (see ADR 4), so nothing is
 * begun that may fill it.
 */
export class FreeSpace {
  constructor(
    /** Any path of the file system. */
    private readonly path: string,
    private readonly minFreeBytes: number = defaultMinFreeBytes,
    private readonly readFreeBytes: ReadFreeBytes = freeBytesOf,
  ) {}

  /** Free bytes now. */
  bytes(): number {
    return this.readFreeBytes(this.path);
  }

  /** Why nothing may be written now; null when there is room. */
  shortage(): string | null {
    let free: number;
    try {
      free = this.bytes();
    } catch (error) {
      return `The free disk space of ${this.path} cannot be read: ${String(error)}`;
    }
    if (free >= this.minFreeBytes) return null;
    const [left, floor] = [free, this.minFreeBytes].map((bytes) => Math.floor(bytes / mebibyte));
    return `${this.path} has ${left} MB of free disk space and must keep ${floor} MB (MIN_FREE_DISK_MB)`;
  }

  /** Throws {@link DiskFullError} when nothing may be written now. */
  refuseShortage(): void {
    const reason = this.shortage();
    if (reason !== null) throw new DiskFullError(reason);
  }
}

/** The file system has less free space than it must keep. Nothing was written; later there may be room. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
  readonly temporary = true;
}

/** What a program without privileges may use. A few microseconds. */
function freeBytesOf(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

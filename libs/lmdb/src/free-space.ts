import { statfsSync, statSync } from 'node:fs';

/** The default minimum of free space: many times the size of the largest write of all engines. */
export const defaultMinFreeBytes = 256 * 1024 ** 2;

const mebibyte = 1024 ** 2;

/** The free bytes of a path's file system. Throws as `fs.statfsSync` does. */
type ReadFreeBytes = (path: string) => number;

/**
 * Requires a minimum of free space on a file system. LMDB does not survive every full disk (see ADR 4), so no write begins that
 * could fill it. A write into a removed file is refused, too, because it would succeed and be lost.
 */
export class FreeSpace {
  private readonly kept = new Map<string, string>();

  constructor(
    /** Any path on the file system. */
    private readonly path: string,
    private readonly minFreeBytes: number = defaultMinFreeBytes,
    private readonly readFreeBytes: ReadFreeBytes = freeBytesOf,
  ) {}

  /** Remembers the file at `path`. From now on, writes are refused while it is missing or replaced, e.g. by a restored copy. */
  keep(path: string): void {
    this.kept.set(path, identityOf(path));
  }

  /** The kept path whose file is missing or replaced. Undefined: none. */
  replaced(): string | undefined {
    for (const [path, identity] of this.kept) if (identityOf(path) !== identity) return path;
    return undefined;
  }

  /** Free bytes now. 0 if a kept file is missing or replaced, or the space cannot be read: nothing can be written then. */
  usableBytes(): number {
    try {
      return this.replaced() === undefined ? this.readFreeBytes(this.path) : 0;
    } catch {
      return 0;
    }
  }

  /** The reason for which writes are refused now. Null if there is enough space. */
  shortage(): string | null {
    const replaced = this.replaced();
    if (replaced !== undefined)
      return `${replaced} was removed or replaced while the program uses it. Put it back, or stop the program before you restore it`;
    let free: number;
    try {
      free = this.readFreeBytes(this.path);
    } catch (error) {
      return `The free disk space of ${this.path} cannot be read: ${String(error)}`;
    }
    if (free >= this.minFreeBytes) return null;
    const [left, floor] = [free, this.minFreeBytes].map((bytes) => Math.floor(bytes / mebibyte));
    return `${this.path} has ${left} MB of free disk space and must keep ${floor} MB (MIN_FREE_DISK_MB)`;
  }

  /** Throws {@link DiskFullError} if writes are refused now. */
  refuseShortage(): void {
    const reason = this.shortage();
    if (reason !== null) throw new DiskFullError(reason);
  }
}

/** The file system has less free space than required, or a file was removed. Nothing was written. A later write may succeed. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
  readonly temporary = true;
}

/** Identifies the file at a path. Empty if there is none, or if it cannot be reached. */
function identityOf(path: string): string {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return '';
  }
}

/** The space available to unprivileged programs. The call takes a few microseconds. */
function freeBytesOf(path: string): number {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

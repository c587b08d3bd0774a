import { FreeSpace } from '@dakpion/lmdb';

/** The disk of the engines, checked before each write. */
export interface DiskSpace {
  /** The reason why nothing can be written now. Null if there is space. Cheap enough for every request. */
  shortage(): string | null;
  /** The free bytes of the fullest file system. 0 while a directory is missing or replaced. */
  freeBytes(): number;
}

/** How long a result is cached, in ms. The minimum of free space is far more than can be written in this time. */
const lookLastsMs = 50;

/** The disk space of an embedded program, whose engines can be on different file systems. */
export class DataDiskSpace implements DiskSpace {
  private readonly spaces: readonly FreeSpace[];
  private seen: string | null = null;
  private seenAt = Number.NEGATIVE_INFINITY;

  /** `directories` must exist. */
  constructor(directories: readonly string[], minFreeBytes: number) {
    this.spaces = directories.map((directory) => {
      const space = new FreeSpace(directory, minFreeBytes);
      space.keep(directory);
      return space;
    });
  }

  shortage(): string | null {
    const now = performance.now();
    if (now - this.seenAt >= lookLastsMs) {
      this.seen = this.look();
      this.seenAt = now;
    }
    return this.seen;
  }

  freeBytes(): number {
    return Math.min(...this.spaces.map((space) => space.usableBytes()));
  }

  private look(): string | null {
    for (const space of this.spaces) {
      const shortage = space.shortage();
      if (shortage !== null) return shortage;
    }
    return null;
  }
}

/**
 * The state of the disk for `/health/ready`. It does not change the status, because reads continue. Empty if the engines watch
 * their own disks.
 */
export function diskCheck(diskSpace: DiskSpace | null | undefined): { readonly disk?: 'ok' | 'full' } {
  if (diskSpace == null) return {};
  return { disk: diskSpace.shortage() === null ? 'ok' : 'full' };
}

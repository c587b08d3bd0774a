import { FreeSpace } from '@dakpion/lmdb-transactions';

/** The disk below the engines, checked before work that has to be written. */
export interface DiskSpace {
  /** Why nothing may be written now; null when there is room. Cheap enough for every request. */
  shortage(): string | null;
  /** Free bytes, of the fullest file system. */
  freeBytes(): number;
}

/** How long a result counts as current, in ms: the floor leaves room for far more writes than this time allows. */
const lookLastsMs = 50;

/** The disk space of an embedded program, whose engines may be on file systems of their own. */
export class DataDiskSpace implements DiskSpace {
  private readonly spaces: readonly FreeSpace[];
  private seen: string | null = null;
  private seenAt = Number.NEGATIVE_INFINITY;

  /** The directories must exist. */
  constructor(directories: readonly string[], minFreeBytes: number) {
    this.spaces = directories.map((directory) => new FreeSpace(directory, minFreeBytes));
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
    return Math.min(...this.spaces.map((space) => space.bytes()));
  }

  private look(): string | null {
    for (const space of this.spaces) {
      const shortage = space.shortage();
      if (shortage !== null) return shortage;
    }
    return null;
  }
}

/** For `/health/ready`, whose status it does not change: reads go on. Nothing where the engines look after their disks. */
export function diskCheck(diskSpace: DiskSpace | null | undefined): { readonly disk?: 'ok' | 'full' } {
  if (diskSpace == null) return {};
  return { disk: diskSpace.shortage() === null ? 'ok' : 'full' };
}

/** Knows which messages of a topic (or of a partition) are under way, and up to where all are finished. */
export class OffsetTracker {
  // In the order of the offsets, as they are begun in that order; true when finished.
  private readonly begun = new Map<number, boolean>();
  private readonly positions = new Map<number, string>();
  private unfinishedCount = 0;
  private reachedPosition: string | null = null;

  /** `committed`: everything below it is finished. */
  constructor(private committedOffset: number) {}

  /** Everything below this offset is finished. */
  get committed(): number {
    return this.committedOffset;
  }

  /** The position of the last message below {@link committed} that had one; null when none had. */
  get reached(): string | null {
    return this.reachedPosition;
  }

  /** Messages begun and not finished. */
  get unfinished(): number {
    return this.unfinishedCount;
  }

  /** Messages that a restart would bring again: begun since the first unfinished one. */
  get span(): number {
    return this.begun.size;
  }

  /** Offsets must be begun in rising order; gaps are allowed. `position`: where the sender's source stood at the message. */
  begin(offset: number, position?: string): void {
    this.begun.set(offset, false);
    if (position !== undefined) this.positions.set(offset, position);
    this.unfinishedCount += 1;
  }

  /** Gives back whether {@link committed} has moved. */
  finish(offset: number): boolean {
    if (this.begun.get(offset) !== false) return false;
    this.begun.set(offset, true);
    this.unfinishedCount -= 1;
    const before = this.committedOffset;
    for (const [begun, finished] of this.begun) {
      if (!finished) break;
      this.begun.delete(begun);
      if (this.positions.size > 0) this.reach(begun);
      this.committedOffset = begun + 1;
    }
    return this.committedOffset > before;
  }

  private reach(offset: number): void {
    this.reachedPosition = this.positions.get(offset) ?? this.reachedPosition;
    this.positions.delete(offset);
  }
}

/** Tracks which messages of a topic or partition are in progress, and the offset below which all are finished. */
export class OffsetTracker {
  // In ascending order of the offsets, because messages begin in that order. True: finished.
  private readonly begun = new Map<number, boolean>();
  private readonly positions = new Map<number, string>();
  private unfinishedCount = 0;
  private reachedPosition: string | null = null;

  /** `committed`: all messages below it are finished. */
  constructor(private committedOffset: number) {}

  /** All messages below this offset are finished. */
  get committed(): number {
    return this.committedOffset;
  }

  /** The position of the last message below {@link committed} that has one. Null if none has. */
  get reached(): string | null {
    return this.reachedPosition;
  }

  /** The number of messages that have begun and are not finished. */
  get unfinished(): number {
    return this.unfinishedCount;
  }

  /** The number of messages that a restart would deliver again: those begun since the first unfinished one. */
  get span(): number {
    return this.begun.size;
  }

  /**
   * Offsets must begin in ascending order. Gaps are allowed. `position`: the position of the message in the sender's source.
   */
  begin(offset: number, position?: string): void {
    this.begun.set(offset, false);
    if (position !== undefined) this.positions.set(offset, position);
    this.unfinishedCount += 1;
  }

  /** Records that a message is finished. Returns whether {@link committed} has moved. */
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

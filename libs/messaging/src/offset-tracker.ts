/** Knows which messages of a topic (or of a partition) are under way, and up to where all are finished. */
export class OffsetTracker {
  // In the order of the offsets, as they are begun in that order; true when finished.
  readonly #begun = new Map<number, boolean>();
  #unfinished = 0;

  /** `committed`: everything below it is finished. */
  constructor(private committedOffset: number) {}

  /** Everything below this offset is finished. */
  get committed(): number {
    return this.committedOffset;
  }

  /** Messages begun and not finished. */
  get unfinished(): number {
    return this.#unfinished;
  }

  /** Messages that a restart would bring again: begun since the first unfinished one. */
  get span(): number {
    return this.#begun.size;
  }

  /** Offsets must be begun in rising order; gaps are allowed. */
  begin(offset: number): void {
    this.#begun.set(offset, false);
    this.#unfinished++;
  }

  /** Gives back whether {@link committed} has moved. */
  finish(offset: number): boolean {
    if (this.#begun.get(offset) !== false) return false;
    this.#begun.set(offset, true);
    this.#unfinished--;
    const before = this.committedOffset;
    for (const [begun, finished] of this.#begun) {
      if (!finished) break;
      this.#begun.delete(begun);
      this.committedOffset = begun + 1;
    }
    return this.committedOffset > before;
  }
}

/** Says whether a line may be written: at most one in so many milliseconds. Answers how many were left out since the last. */
export class LineBudget {
  private lastAt = Number.NEGATIVE_INFINITY;
  private leftOut = 0;

  constructor(
    private readonly everyMs: number,
    /** Milliseconds; only ever rises. */
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Null when the line is to be left out. */
  take(): { readonly leftOut: number } | null {
    if (this.clock() - this.lastAt < this.everyMs) {
      this.leftOut += 1;
      return null;
    }
    const { leftOut } = this;
    this.lastAt = this.clock();
    this.leftOut = 0;
    return { leftOut };
  }
}

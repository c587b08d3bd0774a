/** The end of a line that stands for others, or nothing. */
export function othersLeftOut({ leftOut }: { readonly leftOut: number }): string {
  return leftOut > 0 ? ` ${leftOut} others since the last such line.` : '';
}

/** Limits log lines to one for each interval. Returns the number of lines that were skipped since the last. */
export class LineBudget {
  private lastAt = Number.NEGATIVE_INFINITY;
  private leftOut = 0;

  constructor(
    private readonly everyMs: number,
    /** Milliseconds of a monotonic clock. */
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Takes a line, with the number of lines skipped before it. Null if the line must be skipped. */
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

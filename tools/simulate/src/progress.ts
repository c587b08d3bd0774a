/** The progress of a run. */
export interface Progress {
  /** The elapsed share of the load, 0 to 1. */
  readonly done: number;
  readonly phase: 'load' | 'settling';
  readonly placed: number;
  readonly refused: number;
  /** The received and the expected webhooks. */
  readonly webhooks: number;
  readonly awaited: number;
}

/** The output of the progress. A terminal has `isTTY`. */
interface ProgressOutput {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

const redrawMs = 200;
const lineEveryMs = 5_000;
const barWidth = 24;

/** Shows progress until it is stopped: a bar on a terminal, elsewhere a line at intervals. */
export class ProgressDisplay {
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly output: ProgressOutput,
    private readonly progress: () => Progress,
  ) {
    this.timer = setInterval(() => this.show(), output.isTTY ? redrawMs : lineEveryMs);
  }

  stop(): void {
    clearInterval(this.timer);
    // The table replaces the bar.
    if (this.output.isTTY) this.output.write('\r\u001b[2K');
  }

  private show(): void {
    const progress = this.progress();
    if (!this.output.isTTY) this.output.write(`${progressLine(progress)}\n`);
    else this.output.write(`\r\u001b[2K${`${bar(progress.done)} ${progressLine(progress)}`.slice(0, this.columns)}`);
  }

  /** A wrapped line could not be overwritten. */
  private get columns(): number {
    return Math.max(1, (this.output.columns ?? 80) - 1);
  }
}

/** E.g. `[######------]`. */
export function bar(done: number, width = barWidth): string {
  const filled = Math.round(Math.min(1, Math.max(0, done)) * width);
  return `[${'#'.repeat(filled)}${'-'.repeat(width - filled)}]`;
}

export function progressLine({ done, phase, placed, refused, webhooks, awaited }: Progress): string {
  const percent = `${Math.floor(Math.min(1, done) * 100)} %`;
  const what = phase === 'load' ? percent.padStart(5) : 'waiting for what is under way';
  return `${what}  placed ${placed}, refused ${refused}, webhooks ${webhooks}, to come ${awaited}`;
}

import { rewriteLine } from '@dakpion/command-line';

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

const redrawMs = 200;
const lineEveryMs = 5_000;
const barWidth = 24;

/** Shows progress on the standard error until it is stopped: a bar on a terminal, elsewhere a line at intervals. */
export class ProgressDisplay {
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly progress: () => Progress) {
    this.timer = setInterval(() => this.show(), process.stderr.isTTY ? redrawMs : lineEveryMs);
  }

  stop(): void {
    clearInterval(this.timer);
    // The table replaces the bar.
    if (process.stderr.isTTY) rewriteLine('');
  }

  private show(): void {
    const progress = this.progress();
    if (process.stderr.isTTY) rewriteLine(`${bar(progress.done)} ${progressLine(progress)}`);
    else process.stderr.write(`${progressLine(progress)}\n`);
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

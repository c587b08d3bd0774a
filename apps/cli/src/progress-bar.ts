import { rewriteLine } from '@dakpion/command-line';
import { counted } from '@dakpion/contracts';

const width = 30;
const msPerS = 1_000;

/** The progress of a task. */
interface Done {
  /** The completed share, from 0 to 1. */
  readonly share: number;
  readonly events: number;
}

/** A bar on the standard error with the rate and the remaining time. Shown only in a terminal. */
export class ProgressBar {
  private readonly began = performance.now();

  /** `before`: the progress of an earlier run, which does not count for the rate. `thing`: the name of one event. */
  constructor(
    private readonly before: Done = { share: 0, events: 0 },
    private readonly thing = 'event',
  ) {}

  show(done: Done): void {
    if (!process.stderr.isTTY) return;
    const bar = '#'.repeat(Math.floor(done.share * width)).padEnd(width, '.');
    const text = progressText(done, this.before, (performance.now() - this.began) / msPerS, this.thing);
    rewriteLine(`[${bar}] ${text}`);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\n');
  }
}

/** For example `41 %, 410000 events, 102500/s, 6 s left`. `seconds`: the time since `before`. */
export function progressText({ share, events }: Done, before: Done, seconds: number, thing = 'event'): string {
  const done = `${Math.floor(share * 100)} %, ${counted(events, thing)}`;
  if (seconds <= 0 || share <= before.share) return done;
  const left = (seconds * (1 - share)) / (share - before.share);
  return `${done}, ${Math.round((events - before.events) / seconds)}/s, ${Math.ceil(left)} s left`;
}

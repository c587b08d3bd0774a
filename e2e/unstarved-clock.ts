import { readdirSync, readFileSync } from 'node:fs';

const sampleMs = 100;

/** A process on the way, and which of its threads carry the work: its main one, or those with names that begin so. */
export interface WatchedProcess {
  readonly pid: number;
  readonly threads?: string;
}

interface Sample {
  /** Epoch ms. */
  readonly at: number;
  readonly ownMs: number;
}

/**
 * A clock that stands still while the machine keeps a process of ours waiting for a processor, by the kernel's own account
 * (`schedstat`: nanoseconds that a thread could run and did not). A process that waits for anything else, a message, a
 * timer, a lock, is not waiting for a processor: such a pause counts in full. Without the kernel's account it is the
 * system's clock.
 */
export class UnstarvedClock {
  private readonly samples: Sample[] = [{ at: Date.now(), ownMs: 0 }];
  private waited: ReadonlyMap<string, number>;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly processes: readonly WatchedProcess[]) {
    this.waited = this.waits();
    this.timer = setInterval(() => this.sample(), sampleMs);
  }

  stop(): void {
    clearInterval(this.timer);
    this.sample();
  }

  /** This clock's time, in ms since its start, at a time of the system's clock (epoch ms). */
  at(epochMs: number): number {
    const index = this.samples.findIndex(({ at }) => at >= epochMs);
    const [before, after] = [this.samples[index - 1], this.samples[index]];
    if (before === undefined || after === undefined) throw new Error(`${epochMs} is not between start and stop`);
    const part = (epochMs - before.at) / (after.at - before.at);
    return before.ownMs + part * (after.ownMs - before.ownMs);
  }

  private sample(): void {
    const at = Date.now();
    const last = this.samples.at(-1);
    if (last === undefined || at <= last.at) return;
    const waited = this.waits();
    const longestMs = Math.max(0, ...[...waited].map(([thread, ms]) => ms - (this.waited.get(thread) ?? ms)));
    this.samples.push({ at, ownMs: last.ownMs + Math.max(0, at - last.at - longestMs) });
    this.waited = waited;
  }

  /** How long each thread has waited for a processor since it was started, in ms. */
  private waits(): ReadonlyMap<string, number> {
    const waits = new Map<string, number>();
    for (const { pid, threads } of this.processes) {
      for (const thread of threads === undefined ? [String(pid)] : threadsOf(pid, threads)) {
        const account = read(`/proc/${pid}/task/${thread}/schedstat`);
        if (account !== null) waits.set(thread, Number(account.split(' ')[1]) / 1e6);
      }
    }
    return waits;
  }
}

function threadsOf(pid: number, name: string): readonly string[] {
  const all = readdirSync(`/proc/${pid}/task`);
  return all.filter((thread) => read(`/proc/${pid}/task/${thread}/comm`)?.startsWith(name));
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

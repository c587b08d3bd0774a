import pTimeout from 'p-timeout';
import { restToTick } from './ticks.ts';

/** A task that is repeated. */
interface Repeated {
  /** The interval in milliseconds. The tasks of a process run at the same times: see `atTick`. */
  readonly everyMs: number;
  /** Whether the first run also begins after a pause. Default: it begins immediately. */
  readonly pausesFirst?: boolean;
  /** Called before each run. False ends the repetition. Default: always true. */
  readonly goesOn?: () => boolean;
  /** One run. `signal` requests its early end. */
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** Called for a failed run. The next run follows as usual. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Repeats one run at a time until the signal aborts, and waits for the last one. Never rejects. Does not keep the process
 * alive.
 */
export async function repeat(repeated: Repeated, signal: AbortSignal): Promise<void> {
  const { run, onFailure, goesOn = () => true } = repeated;
  if (repeated.pausesFirst) await restToTick(repeated.everyMs, signal);
  while (goesOn() && !signal.aborted) {
    await run(signal).catch(onFailure);
    await restToTick(repeated.everyMs, signal);
  }
}

/** A regular task of a service, from its start to its stop. */
export class PeriodicTask {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly task: Repeated & { readonly stopWithinMs: number }) {}

  /** Starts the task without waiting. */
  start(): void {
    this.running = repeat(this.task, this.stopping.signal);
  }

  /** Begins no further run, and waits at most `stopWithinMs` for the run in progress. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await pTimeout(this.running, { milliseconds: this.task.stopWithinMs, message: false });
  }
}

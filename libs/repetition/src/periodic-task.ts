import pTimeout from 'p-timeout';
import { rest } from './rest.ts';

/** A task that is repeated. */
export interface Repeated {
  /** Milliseconds from the end of one run to the start of the next. */
  readonly everyMs: number;
  /** Whether the first run begins after a pause, too. Default: it begins at once. */
  readonly pausesFirst?: boolean;
  /** Asked before each run; false ends the repetition. Default: always true. */
  readonly goesOn?: () => boolean;
  /** One run; `signal` asks it to end early. */
  readonly run: (signal: AbortSignal) => Promise<void>;
  /** A run has failed. The next one comes as if it had not. */
  readonly onFailure: (error: unknown) => void;
}

/** Repeats one run at a time until the signal aborts, and waits for the last one. Never rejects. Keeps no process alive. */
export async function repeat(repeated: Repeated, signal: AbortSignal): Promise<void> {
  const { run, onFailure, goesOn = () => true } = repeated;
  const options = { signal, ref: false };
  if (repeated.pausesFirst) await rest(repeated.everyMs, options);
  while (goesOn() && !signal.aborted) {
    await run(signal).catch(onFailure);
    await rest(repeated.everyMs, options);
  }
}

/** A part of a service that does something regularly, from its start to its stop. */
export class PeriodicTask {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly task: Repeated & { readonly stopWithinMs: number }) {}

  /** Begins, and does not wait for anything. */
  start(): void {
    this.running = repeat(this.task, this.stopping.signal);
  }

  /** Begins no further run, and waits for the one under way, at most `stopWithinMs`. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await pTimeout(this.running, { milliseconds: this.task.stopWithinMs, message: false });
  }
}

import { onSignal } from '@dakpion/repetition';
import type { Logger } from 'pino';
import { type Closable, closeAll } from './close-all.ts';
import { endProcess } from './end-process.ts';

/** The time after which the process ends even if the stop is not complete, in ms. */
const stopTimeoutMs = 10_000;

/** The work before the end of the process, collected during its start. */
export interface Stop {
  /** Aborted at the first signal. A start in progress ends at its next step. */
  readonly signal: AbortSignal;
  /** Runs the start. A stop begins its work after it: what has started uses engines that the stop would close. */
  run(start: () => Promise<void>): Promise<void>;
  /** Adds work before the end. It is done before the work that was added earlier. */
  before(action: () => unknown): void;
  /** Does all the work, also if some of it fails, and then rejects with the first failure. The process continues. */
  now(): Promise<void>;
}

/**
 * Ends the process in order at SIGINT, SIGTERM or SIGHUP (its terminal was closed), with exit code 0. A second signal,
 * half a second later or more, ends it immediately: all acknowledged data is durable in any case.
 */
export function endOnSignal(log: Logger): Stop {
  const actions: Closable[] = [];
  const aborted = new AbortController();
  let starting: Promise<void> = Promise.resolve();
  const run = (start: () => Promise<void>): Promise<void> => {
    starting = start();
    return starting;
  };
  const now = () => closeAll(actions.splice(0).reverse());
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (aborted.signal.aborted) process.exit(1);
    log.info(`${signal}: stopping`);
    aborted.abort();
    setTimeout(() => {
      log.error(`The shutdown did not finish within ${stopTimeoutMs} ms, exiting now`);
      process.exit(1);
    }, stopTimeoutMs).unref();
    try {
      await starting;
      await now();
      log.info('Stopped');
      endProcess(signal, 0);
    } catch (error) {
      log.error({ err: error }, 'The shutdown failed');
      process.exit(1);
    }
  };
  onSignal(['SIGINT', 'SIGTERM', 'SIGHUP'], (signal) => void stop(signal));
  return { signal: aborted.signal, run, before: (action) => actions.push({ close: async () => action() }), now };
}

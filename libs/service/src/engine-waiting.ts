import type { PageCheckWatch } from '@dakpion/event-store';
import { isTemporary, retry } from '@dakpion/repetition';
import { StartRefusedError } from '@dakpion/settings';
import pTimeout from 'p-timeout';
import type { Closable } from './close-all.ts';

/** An engine to open. `open` tries once, and proves that the engine serves. */
export interface AwaitedEngine<Engine> {
  /** The name for users, e.g. `Kafka`. */
  readonly name: string;
  /** The address, without credentials. */
  readonly address: string;
  /** The variables of its address, which an operator may have to correct. */
  readonly settings: string;
  open(): Promise<Engine>;
}

/** The identity of the process that opens engines, and its observers. */
export interface EngineWatch {
  /** The name of the process in the logs of the engines. Default: `dakpion`. */
  readonly clientId?: string;
  /** Called with a readable line about the engine that has not answered. */
  onWaiting?(name: string, line: string): void;
  /** Called when the engine serves. */
  onServing?(name: string): void;
  /** Called if the client of the engine cannot continue and the process must be restarted. */
  onFatal?(name: string, error: Error): void;
  /** If given, an event store in files whose program was killed is used before all its pages are checked. */
  readonly pageCheck?: PageCheckWatch;
  /** Ends the wait: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** The engine after it has answered, because a client can open before its server answers. An engine that refuses is closed. */
export async function proven<Engine extends Closable>(
  engine: Engine,
  question: () => Promise<unknown>,
): Promise<Engine> {
  try {
    await question();
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** Tries without a limit, because an unavailable engine can return. */
const patience = { maxTries: Number.POSITIVE_INFINITY, firstPauseMs: 500, maxPauseMs: 500 };
/** A slow start is not reported before this time. */
const firstLineMs = 3_000;
const maxLinePauseMs = 60_000;

/**
 * Tries until the engine serves. Reports the wait after 3 s, then after pauses that double up to a minute. Throws
 * StartRefusedError for failures that waiting cannot correct, e.g. refused credentials.
 */
export async function waitForEngine<Engine>(engine: AwaitedEngine<Engine>, watch: EngineWatch): Promise<Engine> {
  const { name, address, settings } = engine;
  const { signal } = watch;
  let last = 'no answer yet';
  const lines = growing(() => watch.onWaiting?.(name, `Waiting for ${name} at ${address}: ${last}`));
  try {
    const onRetry = (error: unknown) => {
      last = reasonOf(error);
    };
    const trying = retry(() => engine.open(), patience, { worthRetrying: mayPass, onRetry, signal });
    const opened = await (signal === undefined ? trying : endedBy(signal, trying));
    watch.onServing?.(name);
    return opened;
  } catch (error) {
    if (signal?.aborted || error instanceof StartRefusedError) throw error;
    const reason = `${name} at ${address} cannot be used: ${reasonOf(error)}`;
    throw new StartRefusedError(`${reason}. Check ${settings}.`);
  } finally {
    lines.stop();
  }
}

/**
 * Rejects at once when the signal aborts: a try can take longer than a stop may, while a server is silent. An engine that opens
 * afterwards is closed.
 */
async function endedBy<Engine>(signal: AbortSignal, trying: Promise<Engine>): Promise<Engine> {
  try {
    return await pTimeout(trying, { milliseconds: Number.POSITIVE_INFINITY, signal });
  } catch (error) {
    if (signal.aborted) void trying.then((late) => (late as Partial<Closable>).close?.()).catch(() => undefined);
    throw error;
  }
}

function growing(action: () => void): { stop(): void } {
  let timer: NodeJS.Timeout;
  const after = (ms: number): void => {
    timer = setTimeout(() => {
      action();
      after(Math.min(ms * 2, maxLinePauseMs));
    }, ms);
  };
  after(firstLineMs);
  return { stop: () => clearTimeout(timer) };
}

/**
 * The messages of engines that refuse the credentials or whose certificates are refused. Their clients treat these like any
 * failure to connect.
 */
const refusedCredentials =
  /WRONGPASS|NOAUTH|NOPERM|UNAUTHENTICATED|PERMISSION_DENIED|SASL|authenticat|not authorized|authorization failed|certificate/i;

/** Whether a later try can succeed. The adapters mark such errors. All other errors are refusals or bugs. */
function mayPass(error: unknown): boolean {
  return isTemporary(error) && !refusedCredentials.test(reasonOf(error));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

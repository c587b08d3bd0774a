import { isTemporary, retry } from '@dakpion/repetition';
import { StartRefusedError } from '@dakpion/settings';

/** An engine on its way. `open` tries once, and proves that the engine serves. */
export interface AwaitedEngine<Engine> {
  /** As users know it, e.g. `Kafka`. */
  readonly name: string;
  /** Where it should be, without credentials. */
  readonly address: string;
  /** The variables of its address, for the operator who has to fix them. */
  readonly settings: string;
  open(): Promise<Engine>;
}

/** Who opens engines, and looks on while they are waited for and after. */
export interface EngineWatch {
  /** Names us in the engines' logs. Default: `dakpion`. */
  readonly clientId?: string;
  /** A line for people: what is waited for. */
  onWaiting?(name: string, line: string): void;
  /** The engine serves. */
  onServing?(name: string): void;
  /** The engine's client cannot continue; the process must be restarted. */
  onFatal?(name: string, error: Error): void;
  /** Ends the wait: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** For ever: what is down may come up. */
const patience = { maxTries: Number.POSITIVE_INFINITY, firstPauseMs: 500, maxPauseMs: 500 };
/** A start that is merely slow is not reported. */
const firstLineMs = 3_000;
const maxLinePauseMs = 60_000;

/**
 * Tries until the engine serves. Says what it waits for after 3 s, then after
 * pauses that double up to a minute. Throws StartRefusedError for what waiting cannot fix, e.g. refused credentials.
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
    const opened = await retry(() => engine.open(), patience, { worthRetrying: mayPass, onRetry, signal });
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

/** How engines say that they do not know us, or we them; their clients take it for any other failure to connect. */
const refusedCredentials =
  /WRONGPASS|NOAUTH|NOPERM|UNAUTHENTICATED|PERMISSION_DENIED|SASL|authenticat|not authorized|authorization failed|certificate/i;

/** The adapters mark what a later try may find fixed; all else is a refusal, or a bug. */
function mayPass(error: unknown): boolean {
  return isTemporary(error) && !refusedCredentials.test(reasonOf(error));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { type Closable, closeAll } from './close-all.ts';
import { type AwaitedEngine, type EngineWatch, waitForEngine } from './engine-waiting.ts';

/** Opens engines together: the first failure ends the wait for the others and closes the open ones. */
export class EngineOpening {
  private readonly failed = new AbortController();
  private readonly opened: Closable[] = [];
  private readonly watch: EngineWatch;

  constructor(watch: EngineWatch) {
    const { signal } = watch;
    this.watch = {
      ...watch,
      signal: signal === undefined ? this.failed.signal : AbortSignal.any([signal, this.failed.signal]),
    };
  }

  /** Waits for a server without a limit. */
  wait<Engine extends Closable>(engine: AwaitedEngine<Engine>): Promise<Engine> {
    return this.keep(waitForEngine(engine, this.watch));
  }

  /** Opens an engine without waiting. */
  async keep<Engine extends Closable>(opening: Promise<Engine>): Promise<Engine> {
    try {
      const engine = await opening;
      this.opened.push(engine);
      return engine;
    } catch (error) {
      this.failed.abort(error);
      throw error;
    }
  }

  /**
   * Closes the open engines, the last first. Returns the first failure, which ended the waits for the others. A failure to close is
   * not reported, because nothing was written.
   */
  async abandon(error: unknown): Promise<unknown> {
    await closeAll(this.opened.toReversed()).catch(() => undefined);
    return this.failed.signal.aborted ? this.failed.signal.reason : error;
  }
}

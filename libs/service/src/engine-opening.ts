import { type AwaitedEngine, type EngineWatch, waitForEngine } from './engine-waiting.ts';

interface Closable {
  close(): Promise<void>;
}

/** Engines that are opened together: the first that fails ends the wait for the others, and closes those that are open. */
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

  /** Waits for a server as long as it takes. */
  wait<Engine extends Closable>(engine: AwaitedEngine<Engine>): Promise<Engine> {
    return this.keep(waitForEngine(engine, this.watch));
  }

  /** An engine that is opened at once. */
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

  /** Closes what was opened, the last first. Answers with the first failure, which ended the waits for the others. */
  async abandon(error: unknown): Promise<unknown> {
    for (const engine of this.opened.toReversed()) await engine.close();
    return this.failed.signal.aborted ? this.failed.signal.reason : error;
  }
}

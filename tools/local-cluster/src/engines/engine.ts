/** What has to be run to have an engine. */
export interface EngineCommand {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** On 127.0.0.1. It serves once a connection is taken there. */
  readonly port: number;
  /** Where clients find it: `host:port` or a URL. */
  readonly address: string;
  /** Its output is appended here. */
  readonly logFile: string;
}

/** A server that services need, running on this machine. */
export interface Engine {
  readonly name: string;
  /** Where clients find it: `host:port` or a URL. */
  readonly address: string;
  readonly pid: number;
  /** SIGTERM, then SIGKILL after a while. What was stored stays in the engine's directory. */
  stop(): Promise<void>;
  /** SIGKILL, for tests of what a crash leaves. */
  kill(): Promise<void>;
}

/** An engine could not be had or did not start; the message says what to do. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

/** The process of an engine. */
export interface EngineCommand {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The port on 127.0.0.1. The engine serves when it accepts connections there. */
  readonly port: number;
  /** Where clients find it: `host:port` or a URL. */
  readonly address: string;
  /** The file to which its output is appended. */
  readonly logFile: string;
}

/** A server that services need, running on this machine. */
export interface Engine {
  /** Where clients find it: `host:port` or a URL. */
  readonly address: string;
  /** SIGTERM, then SIGKILL after a time-out. The data stays in the directory of the engine. */
  stop(): Promise<void>;
}

/** An engine is not available or did not start. The message contains the remedy. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
}

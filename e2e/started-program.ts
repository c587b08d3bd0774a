/** A started program, seen from outside. */
export interface Program {
  readonly url: string;
  readonly dataDir: string;
  /** All that it has printed so far. */
  output(): string;
  /** SIGKILL: as a power cut, but for the disk. */
  kill(): Promise<void>;
  /** Ctrl-C. Resolves with the exit code and how long it took. */
  stop(): Promise<{ exitCode: number | null; ms: number }>;
}

/** A started program, seen from outside. */
export interface Program {
  readonly url: string;
  readonly dataDir: string;
  /** Of the embedded program. Undefined: it has several processes. */
  readonly pid?: number;
  /** Its output so far. */
  output(): string;
  /** Sends SIGKILL: like a power cut, except that the disk survives. */
  kill(): Promise<void>;
  /** Sends Ctrl-C. Resolves with the exit code and the duration. */
  stop(): Promise<{ exitCode: number | null; ms: number }>;
}

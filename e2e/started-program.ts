/** A started program, seen from outside. */
export interface Program {
  readonly url: string;
  readonly dataDir: string;
  /** The process id of the embedded program. Undefined in a cluster, which has several processes. */
  readonly pid?: number;
  /** Its output so far. */
  output(): string;
  /** Sends SIGKILL: like a power cut, except that the disk survives. */
  kill(): Promise<void>;
  /** Sends Ctrl-C. Resolves with the exit code. */
  stop(): Promise<{ exitCode: number | null }>;
}

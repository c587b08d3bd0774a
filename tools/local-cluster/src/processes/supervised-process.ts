import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that runs as long as the cluster. */
export interface ProcessSpecification {
  /** Unique, e.g. `order-1`. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** The file descriptor for its output. Absent: each line goes to `onLine`. */
  readonly output?: number;
}

/** The observers of a process. */
export interface ProcessWatch {
  /** A line of its output, or about it. */
  onLine(name: string, line: string): void;
  /** Called after each start. */
  onStarted(name: string, pid: number): void;
  /** Called if it ended too often and is not restarted. */
  onGivenUp(name: string): void;
}

const firstPauseMs = 250;
const maxPauseMs = 8_000;
/** A process that has run for this time has started successfully. */
const goodStartMs = 10_000;
const maxBadStarts = 12;

/** Keeps a process running: restarts it after a pause, which doubles while it ends soon after its start. */
export class SupervisedProcess {
  private child: ChildProcess | null = null;
  private restart: NodeJS.Timeout | null = null;
  private badStarts = 0;
  private stopping = false;

  constructor(
    readonly specification: ProcessSpecification,
    private readonly watch: ProcessWatch,
  ) {}

  start(): void {
    const { name, command, args, environment, output } = this.specification;
    const startedAt = performance.now();
    // A separate process group: Ctrl-C in the terminal reaches only the runner, which ends this process in its turn.
    const child = spawn(command, args, {
      env: environment,
      detached: true,
      stdio: ['ignore', output ?? 'pipe', output ?? 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      if (stream !== null) passLines(stream, (line) => this.watch.onLine(name, line));
    }
    if (child.pid !== undefined) this.watch.onStarted(name, child.pid);
    child.once('error', (error) => this.ended(`cannot be started: ${error.message}`, startedAt));
    child.once('exit', (code, signal) => this.ended(`ended with ${signal ?? code}`, startedAt));
  }

  /** SIGTERM, then SIGKILL if it has not ended after the time-out. */
  async stop(withinMs: number): Promise<void> {
    this.stopping = true;
    if (this.restart !== null) clearTimeout(this.restart);
    const { child } = this;
    if (child === null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => {
      this.watch.onLine(this.specification.name, `not ended after ${withinMs} ms: killed`);
      child.kill('SIGKILL');
    }, withinMs);
    await exited;
    clearTimeout(timer);
  }

  private ended(how: string, startedAt: number): void {
    this.child = null;
    if (this.stopping) return;
    const { name } = this.specification;
    this.badStarts = performance.now() - startedAt < goodStartMs ? this.badStarts + 1 : 0;
    if (this.badStarts > maxBadStarts) {
      this.watch.onLine(name, `${how}; not started again after ${this.badStarts} tries in a row`);
      this.watch.onGivenUp(name);
      return;
    }
    const pauseMs = Math.min(firstPauseMs * 2 ** this.badStarts, maxPauseMs);
    this.watch.onLine(name, `${how}; started again in ${pauseMs} ms`);
    this.restart = setTimeout(() => this.start(), pauseMs);
  }
}

const maxLineLength = 100_000;

/** Passes on whole lines. The rest at the end counts as a line. */
function passLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = (lines.pop() ?? '').slice(-maxLineLength);
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => {
    if (rest !== '') onLine(rest);
  });
}

import { writeSync } from 'node:fs';

/** The maximum number of bytes that wait for a slow reader. */
const maxWaitingBytes = 1024 * 1024;
const retryAfterMs = 50;

/** Writes bytes and returns how many were accepted. Throws like `fs.writeSync`. */
type WriteBytes = (bytes: Buffer) => number;

interface WaitingText {
  bytes: Buffer;
  /** The number of log lines that are lost if this part cannot be written. */
  readonly lines: number;
  /** Whether some of it was written. */
  begun: boolean;
}

/**
 * Writes log lines immediately, so that a crash loses none. Never throws and never waits: up to 1 MiB is kept for a slow reader
 * of a pipe. If the output is closed (EPIPE, EIO) or full (ENOSPC), lines are dropped. Before the next line that can be
 * written, one line reports the number of dropped lines.
 */
export class LogOutput {
  private readonly waiting: WaitingText[] = [];
  private waitingBytes = 0;
  private dropped = 0;
  private torn = false;
  private retry: NodeJS.Timeout | null = null;

  constructor(
    private readonly writeBytes: WriteBytes,
    /** Creates the line that reports the number of dropped lines, with its line break. */
    private readonly droppedLine: (count: number) => string,
  ) {}

  /** Writes a line, including its line break. */
  write(line: string): void {
    if (this.waitingBytes + line.length > maxWaitingBytes) {
      this.dropped += 1;
      return;
    }
    // The reader must not mistake the line for the rest of one that was cut off.
    const start = this.torn ? '\n' : '';
    this.torn = false;
    if (this.dropped > 0) this.add(start + this.droppedLine(this.dropped), this.dropped);
    this.add(this.dropped > 0 ? line : start + line, 1);
    this.dropped = 0;
    if (this.retry === null) this.drain();
  }

  /** Writes as much as is accepted now. */
  drain(): void {
    if (this.retry !== null) clearTimeout(this.retry);
    this.retry = null;
    try {
      for (let [first] = this.waiting; first !== undefined; [first] = this.waiting) this.writeSome(first);
    } catch (error) {
      if (isBusy(error)) this.retry = setTimeout(() => this.drain(), retryAfterMs).unref();
      else this.drop();
    }
  }

  private add(text: string, lines: number): void {
    const bytes = Buffer.from(text);
    this.waiting.push({ bytes, lines, begun: false });
    this.waitingBytes += bytes.length;
  }

  private writeSome(text: WaitingText): void {
    const written = this.writeBytes(text.bytes);
    this.waitingBytes -= written;
    text.bytes = text.bytes.subarray(written);
    text.begun = true;
    if (text.bytes.length === 0) this.waiting.shift();
  }

  private drop(): void {
    this.torn ||= this.waiting[0]?.begun === true;
    for (const { lines } of this.waiting.splice(0)) this.dropped += lines;
    this.waitingBytes = 0;
  }
}

/** A log output on a file descriptor. When the process ends, it tries once more to write the waiting bytes. */
export function logOutputTo(descriptor: number, droppedLine: (count: number) => string): LogOutput {
  const output = new LogOutput((bytes) => writeSync(descriptor, bytes), droppedLine);
  process.once('exit', () => output.drain());
  return output;
}

/** Whether the reader of a pipe is only slow, and will accept more later. */
function isBusy(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EAGAIN' || code === 'EBUSY';
}

const width = 30;

/** A bar on the standard error, only where it is a terminal. */
export class ProgressBar {
  constructor(private readonly total: number) {}

  show(done: number): void {
    if (!process.stderr.isTTY) return;
    const share = this.total === 0 ? 1 : done / this.total;
    const bar = '#'.repeat(Math.floor(share * width)).padEnd(width, '.');
    process.stderr.write(`\r[${bar}] ${Math.floor(share * 100)} %, ${done} of ${this.total} events`);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\n');
  }
}

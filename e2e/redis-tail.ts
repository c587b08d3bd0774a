import { readdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterDirectory } from './cluster.ts';
import { killAndAwaitStart, pidOf } from './cluster-processes.ts';
import { askRedis } from './redis-command.ts';
import { until } from './until.ts';

const lookEveryMs = 20;
/** How long lengths are kept, in ms: longer than any lost tail. */
const keptMs = 5_000;

/** The length of the lost tail, in milliseconds. */
interface TailLoss {
  /** The age of the last surviving write at the crash. */
  readonly lostMs: number;
  /** How long Redis does not answer before it is killed. The runner restarts it 0.25 to 0.5 s later. */
  readonly frozenMs: number;
}

/** The result of a crash. Times in epoch milliseconds. */
interface LostTail {
  readonly bytes: number;
  readonly stoppedAt: number;
  /** The time at which Redis answered again. */
  readonly returnedAt: number;
}

/** Records the length of the cluster's append-only file over time, and cuts its end off, as a crash can. */
export class RedisTail {
  private readonly lengths: { readonly at: number; readonly file: string; readonly bytes: number }[] = [];
  private readonly timer = setInterval(() => this.look(), lookEveryMs);

  stop(): void {
    clearInterval(this.timer);
  }

  /** Makes Redis crash without its latest writes. Resolves as soon as Redis answers again, possibly before the services notice. */
  async lose({ lostMs, frozenMs }: TailLoss): Promise<LostTail> {
    await until('the file to be watched for long enough', () => this.lengthBefore(Date.now() - lostMs) !== undefined);
    const pid = pidOf('redis');
    // Redis must neither write nor be restarted while its file is cut.
    process.kill(pid, 'SIGSTOP');
    const stoppedAt = Date.now();
    await until('Redis to stand still', () => /^State:\s+T/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')));
    const survived = this.lengthBefore(stoppedAt - lostMs);
    if (survived === undefined) {
      process.kill(pid, 'SIGCONT');
      throw new Error('Redis rewrote its append-only file within the time that is to be lost');
    }
    const file = appendOnlyFile();
    const lost = statSync(file).size - survived.bytes;
    truncateSync(file, survived.bytes);
    await pause(frozenMs);
    await killAndAwaitStart('redis');
    // While Redis loads its data, it answers with an error.
    await until('Redis to answer', async () => (await askRedis('PING')) === '+PONG');
    return { bytes: lost, stoppedAt, returnedAt: Date.now() };
  }

  /** The length of the present file at a moment. Undefined if it did not exist or was not recorded then. */
  private lengthBefore(moment: number): { readonly bytes: number } | undefined {
    const file = appendOnlyFile();
    const found = this.lengths.findLast(({ at }) => at <= moment);
    return found?.file === file ? found : undefined;
  }

  private look(): void {
    const file = appendOnlyFile();
    const at = Date.now();
    this.lengths.push({ at, file, bytes: statSync(file).size });
    while ((this.lengths[0]?.at ?? at) < at - keptMs) this.lengths.shift();
  }
}

/** The part of the file to which Redis appends. */
function appendOnlyFile(): string {
  const directory = join(clusterDirectory(), 'engines', 'redis', 'appendonlydir');
  const [file] = readdirSync(directory)
    .filter((name) => name.endsWith('.incr.aof'))
    .sort((one, other) => numberOf(other) - numberOf(one));
  if (file === undefined) throw new Error(`there is no append-only file in ${directory}`);
  return join(directory, file);
}

/** The number in the name of a file, e.g. 3 for `appendonly.aof.3.incr.aof`. */
function numberOf(name: string): number {
  return Number(/\.(\d+)\.incr\.aof$/.exec(name)?.[1]);
}

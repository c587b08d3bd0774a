import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clusterDirectory, clusterRecord } from './cluster.ts';
import { killAndAwaitStart, pidOf } from './cluster-processes.ts';
import { until } from './until.ts';

const lookEveryMs = 20;
/** Longer than any tail that is lost. */
const keptMs = 5_000;

/** What a crash takes, in milliseconds. */
export interface TailLoss {
  /** How long before the crash the last write was that survived. */
  readonly lostMs: number;
  /** For how long Redis does not answer before it dies; the runner starts it again 0.25 to 0.5 s after that. */
  readonly frozenMs: number;
}

/** What a crash took. Times in epoch milliseconds. */
export interface LostTail {
  readonly bytes: number;
  readonly stoppedAt: number;
  /** When Redis answered again. */
  readonly returnedAt: number;
}

/** Remembers how long the cluster's append-only file was at each moment, and takes the end of it away, as a crash may. */
export class RedisTail {
  private readonly lengths: { readonly at: number; readonly file: string; readonly bytes: number }[] = [];
  private readonly timer = setInterval(() => this.look(), lookEveryMs);

  stop(): void {
    clearInterval(this.timer);
  }

  /** Resolves as soon as Redis answers again, which services need not have noticed yet. */
  async lose({ lostMs, frozenMs }: TailLoss): Promise<LostTail> {
    await until('the file to be watched for long enough', () => this.lengthBefore(Date.now() - lostMs) !== undefined);
    const pid = pidOf('redis');
    // It must not write any more, nor be started again, while its file is cut.
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
    await until('Redis to answer', redisAnswers);
    return { bytes: lost, stoppedAt, returnedAt: Date.now() };
  }

  /** How long the present file was at a moment; undefined if it was not there or not watched then. */
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

/** The part of it that Redis appends to. */
function appendOnlyFile(): string {
  const directory = join(clusterDirectory(), 'engines', 'redis', 'appendonlydir');
  const [file] = readdirSync(directory)
    .filter((name) => name.endsWith('.incr.aof'))
    .sort((one, other) => numberOf(other) - numberOf(one));
  if (file === undefined) throw new Error(`there is no append-only file in ${directory}`);
  return join(directory, file);
}

/** `appendonly.aof.3.incr.aof` is the third. */
function numberOf(name: string): number {
  return Number(/\.(\d+)\.incr\.aof$/.exec(name)?.[1]);
}

/** Not while it still loads its data. */
async function redisAnswers(): Promise<boolean> {
  const { hostname, port } = new URL(clusterRecord().redis_url);
  const socket = connect(Number(port), hostname);
  try {
    socket.end('PING\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString().startsWith('+PONG');
  } finally {
    socket.destroy();
  }
}

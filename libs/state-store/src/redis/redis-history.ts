import type { RedisConnection } from './redis-connection.ts';
import { fieldOf } from './redis-info.ts';
import type { RedisScript } from './redis-script.ts';

/** A script, so that it shares a request with other calls. */
export const readInfo: RedisScript = {
  name: 'readInfo',
  lua: `#!lua flags=no-writes
return redis.call('INFO', 'server', 'replication')
`,
};

/**
 * Identifies a Redis and its data: `run_id` changes when the server starts, `master_replid` when it copied another server's
 * data or a replica became the primary.
 */
export class RedisHistory {
  private known: { readonly history: string; readonly at: number } | null = null;
  /** The time at which the present history was seen first. Times are in ms of a monotonic clock. */
  private first: { readonly history: string; readonly at: number } | null = null;
  /** The present history had begun by this time. */
  private sinceAt = 0;
  /** Counts connections, so that the answer of an earlier one is not used for the present one. */
  private connections = 0;

  constructor(private readonly connection: RedisConnection) {
    connection.onReady(() => {
      this.connections += 1;
      this.known = null;
    });
  }

  /** Reads the present history. Asks Redis each time. */
  async read(): Promise<string> {
    const { connections } = this;
    const at = performance.now();
    const info = (await this.connection.run(readInfo, null, [])) as string;
    const [runId, replicationId] = [fieldOf(info, 'run_id'), fieldOf(info, 'master_replid')];
    const history = `${runId}:${replicationId}`;
    if (connections === this.connections) this.known = { history, at };
    if (this.first?.history !== history) this.first = { history, at };
    // A replica that took over has its history from an earlier primary, and its beginning is unknown. It had begun when it was
    // first seen here.
    const wasReplica = !info.includes('second_repl_offset:-1');
    // Redis computes its uptime from two times in whole seconds, so it can be up to a second too long.
    const uptimeSeconds = Math.max(0, Number(fieldOf(info, 'uptime_in_seconds')) - 1);
    this.sinceAt = wasReplica ? this.first.at : performance.now() - uptimeSeconds * 1_000;
    return history;
  }

  /** The minimum age of the present history in ms. Asks Redis each time. */
  async ageMs(): Promise<number> {
    await this.read();
    return Math.max(0, performance.now() - this.sinceAt);
  }

  /** The present history. Asks Redis after each new connection, and when the last answer is older than `maxAgeMs`. */
  async current(maxAgeMs: number): Promise<string> {
    const { known } = this;
    return known !== null && performance.now() - known.at < maxAgeMs ? known.history : this.read();
  }
}

import type { RedisConnection } from './redis-connection.ts';

/** A proxy may lead one connection to another server, though most cut it then. */
const knownForMs = 1_000;

/**
 * Names a Redis and its data: `run_id` changes whenever the server starts, `master_replid` when its data came from another one
 * or a replica became the primary.
 */
export class RedisHistory {
  private known: { readonly history: string; readonly at: number } | null = null;
  /** When the present one was seen first. Times are monotonic milliseconds. */
  private first: { readonly history: string; readonly at: number } | null = null;
  /** The present one had begun by then. */
  private sinceAt = 0;
  /** Counts connections, so that what was asked of an earlier one is not taken for the present one's. */
  private connections = 0;

  constructor(private readonly connection: RedisConnection) {
    connection.onReady(() => {
      this.connections += 1;
      this.known = null;
    });
  }

  /** Asked each time. */
  async read(): Promise<string> {
    const { connections } = this;
    const at = performance.now();
    const info = await this.connection.send((client) => client.info('server', 'replication'));
    const [runId, replicationId] = [fieldOf(info, 'run_id'), fieldOf(info, 'master_replid')];
    const history = `${runId}:${replicationId}`;
    if (connections === this.connections) this.known = { history, at };
    if (this.first?.history !== history) this.first = { history, at };
    // A replica that took over has it from an earlier primary; when that was is not known, but that it has been here since.
    const wasReplica = !info.includes('second_repl_offset:-1');
    this.sinceAt = wasReplica ? this.first.at : performance.now() - Number(fieldOf(info, 'uptime_in_seconds')) * 1_000;
    return history;
  }

  /** Milliseconds for which the present one has lasted at the least; asked each time. */
  async ageMs(): Promise<number> {
    await this.read();
    return Math.max(0, performance.now() - this.sinceAt);
  }

  /** Asked once for each connection, and each second. */
  async current(): Promise<string> {
    const { known } = this;
    return known !== null && performance.now() - known.at < knownForMs ? known.history : this.read();
  }
}

function fieldOf(info: string, name: string): string {
  const value = new RegExp(`^${name}:(\\w+)`, 'm').exec(info)?.[1];
  if (value === undefined) throw new Error(`INFO of Redis has no ${name}.`);
  return value;
}

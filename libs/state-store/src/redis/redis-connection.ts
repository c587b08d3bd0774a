import { Redis } from 'ioredis';
import { StateStoreUnavailableError } from '../state-store.ts';

/** One Lua script. It gets one key; whatever else it touches has the same hash tag, so it runs on one node of a cluster. */
export interface RedisScript {
  readonly name: string;
  readonly lua: string;
}

type ScriptCommand = (keyCount: 1, key: string, ...args: readonly (string | number)[]) => Promise<unknown>;

/** For how long a call waits for Redis to come back; a restart of Redis takes less. */
const reconnectWaitMs = 1_000;
/** Our slowest script takes milliseconds: after this the answer is lost or Redis is stuck. */
const commandTimeoutMs = 2_000;
/** A connection that is silent for so long, though something was asked, is dead (e.g. a node that lost its power). */
const silenceMs = 3_000;
const connectTimeoutMs = 2_000;
const maxReconnectPauseMs = 500;
const maxCallsUnderWay = 10_000;

/**
 * A connection to Redis that comes back by itself. A call rejects with StateStoreUnavailableError within 3 s when Redis
 * does not answer; what it asked for may have been done. Nothing is sent after its caller got a failure.
 */
export class RedisConnection {
  private readonly client: Redis;
  private readonly waiting = new Set<() => void>();
  private callsUnderWay = 0;
  private lastError = 'no answer';

  constructor(url: string, scripts: readonly RedisScript[]) {
    this.client = new Redis(url, {
      lazyConnect: true,
      // RESP2 is what every server and proxy speaks; nothing here needs more.
      protocol: 2,
      connectTimeout: connectTimeoutMs,
      commandTimeout: commandTimeoutMs,
      socketTimeout: silenceMs,
      retryStrategy: (times) => Math.min(times * 50, maxReconnectPauseMs),
      // A previous primary after a fail-over: the address leads to the new one.
      reconnectOnError: (error) => error.message.startsWith('READONLY'),
      // Calls wait in `untilReady`, so that none is sent after its caller gave up; what was sent is not sent twice.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
    });
    this.client.on('ready', () => this.wakeWaiting());
    this.client.on('end', () => this.wakeWaiting());
    this.client.on('error', (error: Error) => {
      this.lastError = error.message;
    });
    for (const { name, lua } of scripts) this.client.defineCommand(name, { lua });
  }

  /** Connects. Rejects when Redis does not answer, and then tries no further. */
  async open(): Promise<void> {
    // Its failure shows in `untilReady`.
    this.client.connect().catch(() => undefined);
    try {
      await this.untilReady(connectTimeoutMs);
    } catch (error) {
      this.client.disconnect();
      throw error;
    }
  }

  /** Calls it at each connection from now on. */
  onReady(call: () => void): void {
    this.client.on('ready', call);
  }

  /** Sends a command. */
  async send<Reply>(command: (client: Redis) => Promise<Reply>): Promise<Reply> {
    if (this.callsUnderWay >= maxCallsUnderWay) throw unavailable(`${maxCallsUnderWay} calls are under way`);
    this.callsUnderWay += 1;
    try {
      if (!this.isReady()) await this.untilReady(reconnectWaitMs);
      return await command(this.client);
    } catch (cause) {
      throw cause instanceof StateStoreUnavailableError ? cause : unavailable(messageOf(cause), cause);
    } finally {
      this.callsUnderWay -= 1;
    }
  }

  /** Runs a script by its hash; one that Redis has forgotten is sent again. */
  run(script: RedisScript, key: string, args: readonly (string | number)[]): Promise<unknown> {
    return this.send((client) => {
      const commands = client as unknown as Readonly<Record<string, ScriptCommand>>;
      const command = commands[script.name];
      if (command === undefined) throw new Error(`the script ${script.name} is not defined`);
      return command.call(client, 1, key, ...args);
    });
  }

  /** Finishes what was sent, then disconnects. */
  async close(): Promise<void> {
    await this.client.quit().catch(() => undefined);
    this.client.disconnect();
  }

  private isReady(): boolean {
    // A connection that was cut counts as ready until it is closed.
    return this.client.status === 'ready' && this.client.stream.writable;
  }

  private async untilReady(withinMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      const wake = () => {
        this.waiting.delete(wake);
        resolve();
      };
      timer = setTimeout(wake, withinMs);
      if (this.client.status === 'end') wake();
      else this.waiting.add(wake);
    });
    clearTimeout(timer);
    if (!this.isReady()) throw unavailable(this.lastError);
  }

  private wakeWaiting(): void {
    for (const wake of [...this.waiting]) wake();
  }
}

function unavailable(reason: string, cause?: unknown): StateStoreUnavailableError {
  return new StateStoreUnavailableError(`Redis does not serve: ${reason}`, { cause });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

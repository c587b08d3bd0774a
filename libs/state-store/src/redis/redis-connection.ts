import { Redis } from 'ioredis';
import { StateStoreUnavailableError } from '../state-store.ts';

/** A Lua script. It gets one key. All other keys that it uses have the same hash tag, so it runs on one node of a cluster. */
export interface RedisScript {
  readonly name: string;
  readonly lua: string;
}

type ScriptCommand = (keyCount: 1, key: string, ...args: readonly (string | number)[]) => Promise<unknown>;

/** The time for which a call waits for Redis to return. A restart of Redis takes less. */
const reconnectWaitMs = 1_000;
/** Scripts take milliseconds at most: after this time, the response is lost or Redis hangs. */
const commandTimeoutMs = 2_000;
/** A connection without a response for this time is dead, for example because the node has lost power. */
const silenceMs = 3_000;
const connectTimeoutMs = 2_000;
const maxReconnectPauseMs = 500;
const maxCallsUnderWay = 10_000;

/**
 * A connection to Redis that reconnects by itself. A call rejects with StateStoreUnavailableError within 3 s if Redis does not
 * answer; Redis may have carried it out. Nothing is sent after the caller got a rejection.
 */
export class RedisConnection {
  private readonly client: Redis;
  private readonly waiting = new Set<() => void>();
  private callsUnderWay = 0;
  private lastError = 'no answer';

  constructor(url: string, scripts: readonly RedisScript[]) {
    this.client = new Redis(url, {
      lazyConnect: true,
      // All servers and proxies support RESP2, and no feature of RESP3 is needed.
      protocol: 2,
      connectTimeout: connectTimeoutMs,
      commandTimeout: commandTimeoutMs,
      socketTimeout: silenceMs,
      retryStrategy: (times) => Math.min(times * 50, maxReconnectPauseMs),
      // The previous primary after a fail-over: the address now leads to the new one.
      reconnectOnError: (error) => error.message.startsWith('READONLY'),
      // Calls wait in `untilReady`, so that none is sent after its caller gave up. Calls are never sent twice.
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

  /** Connects. Rejects if Redis does not answer, without further attempts. */
  async open(): Promise<void> {
    // `untilReady` reports its failure.
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

  /** Runs a script by its hash. A script that Redis does not know is sent again. */
  run(script: RedisScript, key: string, args: readonly (string | number)[]): Promise<unknown> {
    return this.send((client) => {
      const commands = client as unknown as Readonly<Record<string, ScriptCommand>>;
      const command = commands[script.name];
      if (command === undefined) throw new Error(`the script ${script.name} is not defined`);
      return command.call(client, 1, key, ...args);
    });
  }

  /** Waits for the calls in progress, then disconnects. */
  async close(): Promise<void> {
    await this.client.quit().catch(() => undefined);
    this.client.disconnect();
  }

  private isReady(): boolean {
    // An interrupted connection counts as ready until it is closed.
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

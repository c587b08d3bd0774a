import { Redis } from 'ioredis';
import { StateStoreUnavailableError } from '../state-store.ts';
import { batchOf, isReading, type RedisScript } from './redis-script.ts';

type Arguments = readonly (string | number)[];
type ScriptCommand = (keyCount: number, keysAndArguments: Arguments) => Promise<unknown>;

/** A call of a script, with the promise of its caller. */
interface ScriptCall {
  readonly script: RedisScript;
  readonly keys: readonly string[];
  readonly args: Arguments;
  resolve(reply: unknown): void;
  reject(error: unknown): void;
}

/** The time for which a call waits for Redis to return. A restart of Redis takes less. */
const reconnectWaitMs = 1_000;
/** Scripts take milliseconds at most: after this time, the response is lost or Redis hangs. */
const commandTimeoutMs = 2_000;
/** A connection without a response for this time is dead, for example because the node has lost power. */
const silenceMs = 3_000;
const connectTimeoutMs = 2_000;
const maxReconnectPauseMs = 500;
/** Redis always reports that it needs at least 1 s to load its data, even if it needs only 10 ms. */
const loadingPauseMs = 50;
const maxCallsUnderWay = 10_000;
/** Redis does nothing else while it carries out a batch. The last call can exceed this number. */
const maxArgumentsPerBatch = 1_000;
/**
 * Refusals of a whole batch before it begins: no memory to write, keys of several slots, or a missing right for one of the calls.
 */
const refusedUnbegun = /^Redis does not serve: (OOM|CROSSSLOT|NOPERM)/;

/**
 * A connection to Redis that reconnects by itself. A call rejects with StateStoreUnavailableError within 3 s if Redis does not
 * answer; Redis may have carried it out. Nothing is sent after the caller got a rejection.
 */
export class RedisConnection {
  private readonly client: Redis;
  private readonly waiting = new Set<() => void>();
  private readonly batch: RedisScript;
  private readonly readingBatch: RedisScript;
  /** The calls to send next: those that can wait, then those of this turn of the event loop. */
  private readonly gathered: ScriptCall[] = [];
  /** Set while only calls that can wait are gathered. */
  private patience: NodeJS.Timeout | undefined;
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
      maxLoadingRetryTime: loadingPauseMs,
      // The previous primary after a fail-over: the address now leads to the new one.
      reconnectOnError: (error) => error.message.startsWith('READONLY'),
      // Calls wait in `untilReady`, so that none is sent after its caller gave up. Calls are never sent twice.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
    });
    this.client.on('ready', () => this.wakeWaiting());
    this.client.on('end', () => this.wakeWaiting());
    this.client.on('error', (error: Error & { readonly command?: { readonly name: string } }) => {
      // What the client wants to send on the closed connection does not explain why it was closed.
      if (!error.message.includes('enableOfflineQueue')) this.lastError = error.message;
      // The client would continue in database 0, which can be that of another installation.
      if (error.command?.name === 'select') this.client.disconnect(true);
    });
    this.batch = batchOf('batch', scripts);
    this.readingBatch = batchOf('readingBatch', scripts.filter(isReading));
    for (const { name, lua } of [...scripts, this.batch, this.readingBatch]) this.client.defineCommand(name, { lua });
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

  /** Calls the function at each connection from now on. */
  onReady(call: () => void): void {
    this.client.on('ready', call);
  }

  /** Sends a command, which counts as `weight` calls. */
  async send<Reply>(command: (client: Redis) => Promise<Reply>, weight = 1): Promise<Reply> {
    if (this.callsUnderWay >= maxCallsUnderWay) throw tooManyCalls();
    this.callsUnderWay += weight;
    try {
      if (!this.isReady()) await this.untilReady(reconnectWaitMs);
      return await command(this.client);
    } catch (cause) {
      throw cause instanceof StateStoreUnavailableError ? cause : unavailable(this.reasonOf(cause), cause);
    } finally {
      this.callsUnderWay -= weight;
    }
  }

  /**
   * Runs a script by its hash. A script that Redis does not know is sent again. All calls of one turn of the event loop are sent in
   * one request, in their order, because most of the cost of a call is the round trip. A call with `waitMs` can wait: it is sent
   * with the next call that cannot, or after that time.
   */
  run(script: RedisScript, key: string | null, args: Arguments, { waitMs = 0 } = {}): Promise<unknown> {
    if (this.gathered.length >= maxCallsUnderWay) return Promise.reject(tooManyCalls());
    if (waitMs === 0) this.sendThisTurn();
    else if (this.gathered.length === 0) this.patience = setTimeout(() => this.sendGathered(), waitMs);
    return new Promise((resolve, reject) => {
      this.gathered.push({ script, keys: key === null ? [] : [key], args, resolve, reject });
    });
  }

  private sendThisTurn(): void {
    if (this.gathered.length > 0 && this.patience === undefined) return;
    this.endPatience();
    setImmediate(() => this.sendGathered());
  }

  private endPatience(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
  }

  private sendGathered(): void {
    this.endPatience();
    let calls: ScriptCall[] = [];
    let count = 0;
    for (const call of this.gathered.splice(0)) {
      calls.push(call);
      count += call.args.length + 1;
      if (count < maxArgumentsPerBatch) continue;
      void this.perform(calls);
      calls = [];
      count = 0;
    }
    void this.perform(calls);
  }

  /** Settles the calls. Never rejects. */
  private async perform(calls: readonly ScriptCall[]): Promise<void> {
    const [first] = calls;
    if (first === undefined) return;
    if (calls.length === 1) return this.runNow(first.script, first).then(first.resolve, first.reject);
    const batch = calls.every(({ script }) => isReading(script)) ? this.readingBatch : this.batch;
    const keys = calls.flatMap((call) => call.keys);
    const args = calls.flatMap((call) => [call.script.name, call.keys.length, call.args.length, ...call.args]);
    try {
      const replies = (await this.runNow(batch, { keys, args }, calls.length)) as unknown[];
      for (const [index, { resolve, reject }] of calls.entries()) {
        const reply = replies[index];
        if (reply instanceof Error) reject(unavailable(reply.message, reply));
        else resolve(reply);
      }
    } catch (error) {
      if (refusedUnbegun.test(messageOf(error))) await Promise.all(calls.map((call) => this.perform([call])));
      else for (const { reject } of calls) reject(error);
    }
  }

  private runNow(
    { name }: RedisScript,
    { keys, args }: Pick<ScriptCall, 'keys' | 'args'>,
    weight = 1,
  ): Promise<unknown> {
    return this.send((client) => {
      const command = (client as unknown as Readonly<Record<string, ScriptCommand>>)[name];
      if (command === undefined) throw new Error(`the script ${name} is not defined`);
      return command.call(client, keys.length, [...keys, ...args]);
    }, weight);
  }

  /** Waits for the calls in progress, then disconnects. */
  async close(): Promise<void> {
    this.sendGathered();
    await this.client.quit().catch(() => undefined);
    this.client.disconnect();
  }

  /** Why the call failed. For a call without an answer on a connection that has ended, the client names only its own settings. */
  private reasonOf(cause: unknown): string {
    const isCutOff = cause instanceof Error && cause.name === 'MaxRetriesPerRequestError';
    return isCutOff ? `the connection ended before the answer (${this.lastError})` : messageOf(cause);
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

function unavailable(message: string, cause?: unknown): StateStoreUnavailableError {
  const reason = isTooOld(message) ? 'its version is older than 7.0' : message;
  return new StateStoreUnavailableError(`Redis does not serve: ${reason}`, { cause });
}

/** Redis before 7.0 cannot read the first line of a script, which says whether it writes. */
function isTooOld(message: string): boolean {
  return message.includes("unexpected symbol near '#'");
}

function tooManyCalls(): StateStoreUnavailableError {
  return unavailable(`${maxCallsUnderWay} calls are under way`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

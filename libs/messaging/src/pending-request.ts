import {
  type Consumption,
  type IncomingMessage,
  type MessageValue,
  maxMessageBytes,
  RequestFailedError,
  RequestTimeoutError,
} from './broker.ts';
import type { KeyTask } from './key-queues.ts';
import { textOf } from './retry.ts';

/** A request from its sending to its reply. It lives in memory only: it dies with the process of its sender. */
export class PendingRequest implements KeyTask {
  /** Resolves with the reply. */
  readonly reply: Promise<MessageValue>;
  #handle: Consumption['handle'] | undefined;
  #settled = false;
  #timer: NodeJS.Timeout;
  #resolve!: (reply: MessageValue) => void;
  #reject!: (error: Error) => void;

  constructor(
    readonly message: IncomingMessage,
    timeoutMs: number,
    /** Called once when the request needs nobody's attention any more: it has begun, or never will. */
    private readonly left: () => void,
  ) {
    this.reply = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#timer = setTimeout(() => {
      this.fail(new RequestTimeoutError(`no reply to ${message.topic}#${message.type} within ${timeoutMs} ms`));
    }, timeoutMs);
  }

  /** Says who is to carry it out when its turn comes. */
  assign(handle: Consumption['handle']): void {
    this.#handle = handle;
  }

  /** Ends it with an error; if it has not begun, it never will. */
  fail(error: Error): void {
    if (this.#settled) return;
    this.#settle();
    this.left();
    this.#reject(error);
  }

  async run(): Promise<undefined> {
    const handle = this.#handle;
    if (this.#settled || handle === undefined) return undefined;
    this.left();
    try {
      const reply = asJson(await handle(this.message));
      if (this.#settled) return undefined;
      this.#settle();
      this.#resolve(reply);
    } catch (error) {
      this.fail(new RequestFailedError(textOf(error)));
    }
    return undefined;
  }

  #settle(): void {
    this.#settled = true;
    clearTimeout(this.#timer);
  }
}

/** The reply as it would come over a wire: a copy, and what is undefined is null. */
function asJson(reply: MessageValue | undefined): MessageValue {
  const text = JSON.stringify(reply) ?? 'null';
  if (text.length > maxMessageBytes) throw new Error(`the reply is larger than ${maxMessageBytes} bytes`);
  return JSON.parse(text);
}

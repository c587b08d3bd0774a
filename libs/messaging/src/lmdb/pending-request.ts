import { type Consumption } from '../broker.ts';
import { RequestFailedError, RequestTimeoutError } from '../broker-errors.ts';
import type { KeyTask } from '../key-queues.ts';
import { type IncomingMessage, type MessageValue } from '../message.ts';
import { requestOutcome } from '../request-outcome.ts';

/** The sender of a request. */
interface RequestSender {
  replied(reply: MessageValue): void;
  failed(error: Error): void;
  /** Called once, when the request has begun or is certain never to begin. */
  left(): void;
}

/** A request until its reply. It is kept in memory only and is lost with the sender's process. */
export class PendingRequest implements KeyTask {
  private readonly timer: NodeJS.Timeout;
  private handle: Consumption['handle'] | undefined;
  private state: 'waiting' | 'begun' | 'ended' = 'waiting';

  constructor(
    readonly message: IncomingMessage,
    timeoutMs: number,
    private readonly sender: RequestSender,
  ) {
    this.timer = setTimeout(() => {
      this.fail(new RequestTimeoutError(`no reply to ${message.topic}#${message.type} within ${timeoutMs} ms`));
    }, timeoutMs);
  }

  /** Sets the handler that carries it out in its turn. */
  assign(handle: Consumption['handle']): void {
    this.handle = handle;
  }

  /** Ends the request with an error. If it has not begun, it never will. */
  fail(error: Error): void {
    if (this.state === 'ended') return;
    const begun = this.state === 'begun';
    this.end();
    if (!begun) this.sender.left();
    this.sender.failed(error);
  }

  async run(): Promise<undefined> {
    const handle = this.handle;
    if (this.state !== 'waiting' || handle === undefined) return undefined;
    this.state = 'begun';
    this.sender.left();
    const outcome = await requestOutcome(handle, this.message);
    if (outcome.kind === 'failed') {
      this.fail(new RequestFailedError(outcome.text, outcome.temporary));
      return undefined;
    }
    this.end();
    // A copy, as from a network. A late reply changes nothing: the sender has received the time-out.
    this.sender.replied(JSON.parse(outcome.json));
    return undefined;
  }

  private end(): void {
    this.state = 'ended';
    clearTimeout(this.timer);
  }
}

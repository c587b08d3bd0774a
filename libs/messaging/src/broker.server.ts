import { isTemporary, type RetryPolicy } from '@dakpion/repetition';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { type Broker, type Consumer, type Consumption } from './broker.ts';
import { RejectedMessageError, UnknownTypeError } from './broker-errors.ts';
import { type IncomingMessage, type MessageValue } from './message.ts';

export interface BrokerServerOptions {
  /** The consumer group, one per service. */
  readonly group: string;
  /** By topic: another group and its retry policy. */
  readonly groups?: Readonly<Record<string, Pick<Consumption, 'group' | 'retry'>>>;
  /** The number of keys that are processed at the same time. Default: 64. */
  readonly concurrency?: number;
  readonly retry?: RetryPolicy;
  /** The fields of a log line about a message. */
  readonly traceOf?: (message: IncomingMessage) => object;
  /** See Consumption. */
  readonly sources?: Consumption['sources'];
}

/**
 * Nest's server for the broker: delivers messages and requests to the handlers that controllers declare with `@MessagePattern`
 * and `@EventPattern`. The pattern is `topic#Type`, or `topic` for all types without their own handler.
 *
 * A handler gets the message's value as payload and the {@link IncomingMessage} as `@Ctx()`. The application must use {@link
 * HandlerErrorFilter} globally. Otherwise Nest hides the error of a handler. The caller owns the broker.
 */
export class BrokerServer extends Server implements CustomTransportStrategy {
  override transportId: symbol = Symbol('dakpion-broker');
  // Without it, Nest logs the failure of an event that will be retried.
  override readonly propagatesEventHandlerErrors = true;
  private readonly consumers: Consumer[] = [];

  constructor(
    private readonly broker: Broker,
    private readonly options: BrokerServerOptions,
  ) {
    super();
  }

  /** Nest would call two handlers of one event concurrently, and both again if one fails. Therefore only one is allowed. */
  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    isEventHandler = false,
    extras: Record<string, unknown> = {},
  ): void {
    if (typeof pattern !== 'string') throw new Error('a message pattern is `topic#Type` or `topic`');
    if (this.messageHandlers.has(pattern)) throw new Error(`two handlers for ${pattern}`);
    super.addHandler(pattern, callback, isEventHandler, extras);
  }

  async listen(callback: (error?: unknown) => void): Promise<void> {
    try {
      await this.consume();
    } catch (error) {
      callback(error);
      return;
    }
    callback();
  }

  async close(): Promise<void> {
    await Promise.all(this.consumers.splice(0).map((consumer) => consumer.stop()));
  }

  /** The broker emits no events. */
  override on(): void {}

  override unwrap<T>(): T {
    return this.broker as T;
  }

  private async consume(): Promise<void> {
    const { groups = {}, ...options } = this.options;
    const topics = [...new Set([...this.messageHandlers.keys()].map(topicOf))];
    const shared = topics.filter((topic) => groups[topic] === undefined);
    const consumptions = [
      ...(shared.length > 0 ? [{ topics: shared }] : []),
      ...topics.flatMap((topic) => (groups[topic] === undefined ? [] : [{ ...groups[topic], topics: [topic] }])),
    ];
    const handle = (message: IncomingMessage) => this.handle(message);
    await Promise.all(
      consumptions.map(async (own) => {
        const eventTopics = own.topics.filter((topic) => !this.hasRequests(topic));
        this.consumers.push(await this.broker.consume({ ...options, ...own, eventTopics, handle }));
      }),
    );
  }

  private hasRequests(topic: string): boolean {
    return [...this.messageHandlers].some(
      ([pattern, handler]) => topicOf(pattern) === topic && !handler.isEventHandler,
    );
  }

  private async handle(message: IncomingMessage): Promise<MessageValue | undefined> {
    const handler =
      this.messageHandlers.get(`${message.topic}#${message.type}`) ?? this.messageHandlers.get(message.topic);
    if (handler === undefined) {
      throw new UnknownTypeError('unknown_type', `nothing handles the type "${message.type}" of ${message.topic}`);
    }
    try {
      const result: unknown = await handler(message.value, message);
      return isObservable(result) ? await lastValueFrom(result, { defaultValue: undefined }) : result;
    } catch (error) {
      const cause = isHidden(error) ? new Error(hidden) : error;
      this.report(message, cause);
      throw cause;
    }
  }

  /**
   * The sender gets only the message of the error, and a dead letter the last one. The log has the stack trace. A temporary error has
   * one line: a message that waits for an engine or a read model is tried every few seconds, sometimes for hours. The detail of a
   * rejection can name a rider, so only the dead letter has it.
   */
  private report(message: IncomingMessage, error: unknown): void {
    const { topic, type, place, tries } = message;
    const what = `${topic}#${type} ${place}, try ${tries}`;
    const trace = this.options.traceOf?.(message) ?? {};
    if (error instanceof RejectedMessageError) this.logger.warn(`${what}: ${error.reason}`, trace);
    else if (isTemporary(error)) {
      if (tries === 1) this.logger.warn(`${what}: ${String(error)}`, trace);
    } else this.logger.error(`${what}: ${error instanceof Error ? error.stack : JSON.stringify(error)}`, trace);
  }
}

const hidden = 'Nest hid the error of a handler: the application lacks app.useGlobalFilters(new HandlerErrorFilter())';

/** Whether this is the replacement that Nest's exception filter makes of every error. */
function isHidden(error: unknown): boolean {
  return !(error instanceof Error) && typeof error === 'object' && error !== null && 'status' in error;
}

function topicOf(pattern: string): string {
  return pattern.split('#', 1)[0] ?? pattern;
}

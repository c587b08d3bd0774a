import { ClientProxy, type ReadPacket, type WritePacket } from '@nestjs/microservices';
import type { Broker } from './broker.ts';
import type { MessageValue, OutgoingMessage } from './message.ts';

const defaultTimeoutMs = 5_000;

/** The data of {@link BrokerClient.send} and {@link BrokerClient.emit}: `client.send<Reply>('topic#Type', { key, value })`. */
export interface ClientMessage {
  readonly key: string;
  readonly value: MessageValue;
  readonly headers?: Readonly<Record<string, string>>;
  /** How long a request waits for its reply, in ms. Default: 5,000. */
  readonly timeoutMs?: number;
}

/**
 * Nest's client for the broker. `send` sends a request and emits the reply. `emit` completes when the event is durable.
 * Patterns are `topic#Type`, data is a {@link ClientMessage}. Errors are those of {@link Broker.request} and {@link
 * Broker.publish}. The caller owns the broker: `connect` and `close` do nothing.
 */
export class BrokerClient extends ClientProxy {
  constructor(private readonly broker: Broker) {
    super();
  }

  async connect(): Promise<void> {}

  close(): void {}

  override unwrap<T>(): T {
    return this.broker as T;
  }

  protected override publish(
    packet: ReadPacket<ClientMessage>,
    callback: (packet: WritePacket<MessageValue>) => void,
  ): () => void {
    this.broker.request(outgoing(packet), { timeoutMs: packet.data.timeoutMs ?? defaultTimeoutMs }).then(
      (response) => callback({ response, isDisposed: true }),
      (err) => callback({ err, isDisposed: true }),
    );
    // A request that was sent cannot be cancelled.
    return () => undefined;
  }

  protected override async dispatchEvent<T>(packet: ReadPacket<ClientMessage>): Promise<T> {
    await this.broker.publish([outgoing(packet)]);
    return undefined as T;
  }
}

function outgoing({ pattern, data }: ReadPacket<ClientMessage>): OutgoingMessage {
  if (typeof pattern !== 'string') throw new Error('a message pattern is `topic#Type`');
  const [topic = '', type = ''] = pattern.split('#', 2);
  return { topic, type, key: data.key, value: data.value, headers: data.headers ?? {} };
}
